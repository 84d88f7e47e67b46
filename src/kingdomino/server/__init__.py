"""Tables on the network: HTTP, WebSocket, static pages."""
