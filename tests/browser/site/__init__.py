"""The static site in Chromium, from a plain file server and under a path of its own."""
