"""The routes beside the API: the web client, health, metrics, and links to tables."""
