"""Push messages: their time, their text, and their delivery."""
