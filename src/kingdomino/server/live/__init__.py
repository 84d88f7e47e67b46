"""Live connections: WebSockets, their messages, and who is subscribed to which table."""
