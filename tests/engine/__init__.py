"""The kernel in the page: its WebAssembly and its binding, against the rules in Python."""
