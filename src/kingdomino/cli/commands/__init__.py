"""The commands: each module has a `build_command` for one of them."""
