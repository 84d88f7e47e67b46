"""The HTTP API: one module for each resource, with its requests and responses."""
