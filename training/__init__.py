"""How the kernel's networks are learnt: `python -m training`."""
