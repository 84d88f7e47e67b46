"""The analysis needs the kernel; without it there is nothing to collect here."""

from kingdomino import kernel

collect_ignore_glob = [] if kernel.is_available else ["test_*.py"]
