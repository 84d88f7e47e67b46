"""The other screens, and how the page is loaded."""
