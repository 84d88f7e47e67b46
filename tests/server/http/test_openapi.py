"""The OpenAPI description, and requests made from it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from kingdomino.locales import Texts
from kingdomino.server.openapi import describe
from tests.server.conftest import Served, done, server_uses_random, started

DOCUMENT = "/api/docs/openapi.json"


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return describe()


def test_the_description_is_printed_and_nothing_is_started(
    server: Served, schema: dict[str, Any], tmp_path: Path
) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "kingdomino.server.openapi"],
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    assert json.loads(result.stdout) == schema == done(server.client().get(DOCUMENT))
    assert list(tmp_path.iterdir()) == []


def test_it_is_openapi_3_1_and_every_part_is_explained(schema: dict[str, Any]) -> None:
    assert schema["openapi"].startswith("3.1")
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], (path, method)
            assert operation["description"], (path, method)
            problem = operation["responses"]["409"]["content"]["application/problem+json"]
            assert problem["schema"]["$ref"].endswith("Problem")


def test_every_code_has_a_text(server: Served) -> None:
    ann, _ = started(server)
    problem = server.client().get(f"{ann.path}x").json()
    texts = Texts("ru")
    client = server.client(**{"accept-language": "ru"})
    translated = client.get(f"{ann.path}x").json()
    assert translated["code"] == problem["code"]
    assert texts(f"error-{problem['code']}", **problem["params"]) == translated["detail"]


@pytest.mark.slow
@server_uses_random
def test_no_request_breaks_the_server(server: Served, schema: dict[str, Any]) -> None:
    """Requests of every kind that the description allows, and of many that it does not."""
    ann, bob = started(server)
    api = schemathesis.openapi.from_dict(schema)
    operations = [result.ok() for result in api.get_all_operations() if isinstance(result, Ok)]
    strategies = [operation.as_strategy() for operation in operations]
    assert len(strategies) >= 15
    statuses: set[int] = set()

    @given(case=st.one_of(strategies), token=st.sampled_from([ann.token, bob.token, None]))
    @settings(max_examples=400, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    def run(case: Case[Any], token: str | None) -> None:
        if "table_id" in case.path_parameters and len(statuses) % 3:
            case.path_parameters["table_id"] = ann.table
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        response = case.call(base_url=server.url, headers=headers)
        statuses.add(response.status_code)
        case.validate_response(response, checks=[not_a_server_error])

    run()
    assert statuses >= {200, 400, 404}
    # Ann or Bob may have left their table by one of the requests; others can play.
    ann, _ = started(server)
    assert done(ann.client.get(ann.path))["table"] == ann.table


def test_the_wire_has_no_word_for_the_pile(schema: dict[str, Any]) -> None:
    names = set(re.findall(r'"(\w+)":', str(schema["components"]).replace("'", '"')))
    assert not {"pile", "deal", "hand", "token_hash", "deck_order"} & names
