"""The network side: routes, REST endpoints, the WebSocket, the wire types, refusals, rate limits, security."""
