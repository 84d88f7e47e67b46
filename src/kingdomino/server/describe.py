"""`python -m kingdomino.server.describe`: the API's OpenAPI description on standard output.

Nothing is served, and no database is opened: it is what the types say.
"""

import json
import sys
from typing import Any

from kingdomino.server.app import build
from kingdomino.server.settings import Settings


def description() -> dict[str, Any]:
    """The description in OpenAPI 3.1."""
    app = build(Settings(database="sqlite:///unopened.db")).app
    found: dict[str, Any] = app.openapi_schema.to_schema()
    return found


def main() -> None:
    """Write the description."""
    json.dump(description(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
