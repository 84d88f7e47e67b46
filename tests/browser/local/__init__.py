"""Tables of a browser: nothing of them is on a server."""
