"""The `arena` commands: run, watch, and summarise."""
