"""`python -m kingdomino` is the command `kingdomino`."""

from kingdomino.cli import main

main()
