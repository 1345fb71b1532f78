"""What faces the network: routes, the socket, the types on the wire, limits on who may ask how much."""
