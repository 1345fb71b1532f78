"""The static files of the browser client, from the package folder `web_dist`; without them, a plain HTML page.

Any other address that isn't part of the API belongs to the client, so it gets the client's page.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

import mindtable
from mindtable.server.web import refusals
from mindtable.server.web.endpoints import refusal_response
from mindtable.text import LANGUAGES, say

FOLDER: Final = Path(mindtable.__file__).parent / "web_dist"
_FOREVER: Final = "public, max-age=31536000, immutable"  # for files with a hash in their name


async def page(request: Request) -> Response:
    """A file of the client, or its page."""
    path = request.url.path.lstrip("/")
    if path == "api" or path.startswith("api/"):
        return refusal_response(refusals.refused(refusals.NOT_FOUND))
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(_no_client())
    try:
        file = (FOLDER / path).resolve()
        found = bool(path) and file.is_relative_to(FOLDER.resolve()) and file.is_file()
    except (ValueError, OSError):  # no file can have such a name
        return Response("", 404, media_type="text/plain")
    if found:
        cache = _FOREVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": cache})
    if path.startswith("assets/"):
        return Response("", 404, media_type="text/plain")
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _no_client() -> str:
    text = "".join(
        f'<p lang="{language}">{escape(say(language, "server-no-client"))}<br>'
        f"{escape(say(language, 'server-no-client-help'))}</p>"
        for language in LANGUAGES
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mindtable</title>'
        '<meta name="viewport" content="width=device-width"></head>'
        f"<body><h1>Mindtable</h1>{text}</body></html>"
    )
