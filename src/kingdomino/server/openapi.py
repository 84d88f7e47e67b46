"""`python -m kingdomino.server.openapi`: print the OpenAPI description of the API.

It is generated from the types; nothing is served, and no database is opened.
"""

import json
import sys
from typing import Any

from kingdomino.server.app import build_app
from kingdomino.server.settings import Settings


def describe() -> dict[str, Any]:
    """Return the description in OpenAPI 3.1."""
    app = build_app(Settings(database="sqlite:///unopened.db")).app
    description: dict[str, Any] = app.openapi_schema.to_schema()
    return description


def main() -> None:
    """Print the description."""
    json.dump(describe(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
