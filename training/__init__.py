"""Training of the weights that the kernel ships with: `python -m training`."""
