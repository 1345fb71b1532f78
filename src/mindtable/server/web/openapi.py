"""The OpenAPI document, made from the endpoints and the wire types."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

import mindtable
from mindtable.server.web import wire
from mindtable.server.web.api import ENDPOINTS
from mindtable.server.web.endpoints import REFUSAL_STATUSES, Endpoint

_REFERENCE = "#/components/schemas/{name}"


@cache
def document() -> dict[str, Any]:
    kinds = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer) if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components([*kinds, wire.Refusal], ref_template=_REFERENCE)
    by_kind = {str(kind): schema for kind, schema in zip([*kinds, wire.Refusal], schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mindtable", "version": mindtable.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "string"} if endpoint.answer is str else by_kind[str(endpoint.answer)]
    refusal = {"description": "Refused", "content": {"application/json": {"schema": by_kind[str(wire.Refusal)]}}}
    responses: dict[str, Any] = {"200": {"description": "Done", "content": {endpoint.media: {"schema": schema}}}}
    responses |= {str(status): {"description": "Not changed"} for status in endpoint.statuses}
    responses |= {str(status): refusal for status in REFUSAL_STATUSES}
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ]
        + [{"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in endpoint.query],
        "responses": responses,
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": by_kind[str(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation
