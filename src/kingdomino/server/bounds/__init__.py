"""Bounds on what clients can use: rates, quotas, hosts, addresses, protocols."""
