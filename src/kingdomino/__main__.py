"""The `kingdomino` command, also as `python -m kingdomino`."""

import sys
from importlib import import_module

import kingdomino


def main() -> None:
    """Run the command with the arguments of this process, and exit."""
    if sys.argv[1:] == ["--version"]:
        # The texts take half a second to load, which programs that ask this should not wait for.
        sys.stdout.write(f"kingdomino {kingdomino.__version__}\n")
        return
    try:
        cli = import_module("kingdomino.cli")
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package == "kingdomino":
            raise
        # In English: the messages of other languages need a package that may be missing too.
        sys.stderr.write(
            f"kingdomino: the command needs {package}, which is not installed: "
            'pip install "kingdomino[play]"\n'
        )
        sys.exit(2)
    cli.main()


if __name__ == "__main__":
    main()
