"""HTML pages that the server writes itself, without scripts: for the admin page and for links in e-mails."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse

from mindtable.text import LANGUAGES

_STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;"
    "background:#fbfaf7}h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;"
    "width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}"
    "button,input{font:inherit;padding:.5rem 1rem;min-height:44px}.figures{display:flex;flex-wrap:wrap;gap:1rem 2rem}"
    "dt{font-size:.85rem;color:#555}dd{margin:0;font-size:1.3rem}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#1b1b1f}dt{color:#aaa}th,td{border-color:#444}}"
)


def language_of(request: Request) -> str:
    """The reader's language: the one asked for in the address, else the browser's first that we speak."""
    asked = request.query_params.get("language", "")
    accepted = [part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in [asked, *accepted] if language in LANGUAGES), LANGUAGES[0])


def page(language: str, title: str, body: str, status: int = 200) -> HTMLResponse:
    """A page; `body` is HTML."""
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>'
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>",
        status,
        headers={"Cache-Control": "no-store"},
    )


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def button(text: str) -> str:
    """A form with one button."""
    return f'<form method="post"><button>{escape(text)}</button></form>'


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    head = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
