"""The files of `deploy/`: what can be checked without Docker, systemd or Prometheus."""

import json
import re
import shutil
import subprocess
from dataclasses import fields
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml  # type: ignore[import-untyped]

from kingdomino.server.metrics import Metrics
from kingdomino.server.settings import Settings, variable_name

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
VARIABLES = {variable_name(setting.name) for setting in fields(Settings)}


class Instruction(NamedTuple):
    name: str
    text: str


def read_stages() -> list[list[Instruction]]:
    """Return the instructions of the Dockerfile, by stage."""
    lines = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
    stages: list[list[Instruction]] = []
    for line in lines:
        name, _, text = line.strip().partition(" ")
        if not name or name.startswith("#"):
            continue
        if name == "FROM":
            stages.append([])
        stages[-1].append(Instruction(name, " ".join(text.split())))
    return stages


def texts(stage: list[Instruction], name: str) -> list[str]:
    return [each.text for each in stage if each.name == name]


def is_sent(path: str) -> bool:
    """Return whether `.dockerignore` sends a path to the build."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        pattern = line.removeprefix("!").strip()
        if not pattern or pattern.startswith("#"):
            continue
        names = [path, *(str(parent) for parent in Path(path).parents)]
        if any(fnmatch(name, pattern.removeprefix("**/")) for name in names):
            sent = line.startswith("!")
    return sent


def test_the_image_is_small_and_runs_as_nobody_special() -> None:
    *_, image = read_stages()
    (user,) = texts(image, "USER")
    assert user not in ("root", "0")
    assert not any("gcc" in text or "npm" in text for text in texts(image, "RUN"))
    assert texts(image, "VOLUME") == ["/data"]
    (health,) = texts(image, "HEALTHCHECK")
    assert "/readyz" in health
    assert json.loads(texts(image, "CMD")[0]) == ["kingdomino", "serve"]
    names = set(re.findall(r"KINGDOMINO_\w+", " ".join(texts(image, "ENV"))))
    assert names <= VARIABLES


def test_everything_that_is_copied_exists_and_is_sent() -> None:
    known: set[str] = set()
    for stage in read_stages():
        for text in texts(stage, "COPY"):
            *sources, _ = text.split()
            if sources[0].startswith("--from="):
                assert sources[0].removeprefix("--from=") in known
                continue
            for source in sources:
                assert (ROOT / source).exists(), source
                assert is_sent(source), source
        known.update(re.findall(r" AS (\w+)$", texts(stage, "FROM")[0]))
    for path in (".git/config", ".venv/bin/python", "web/node_modules/svelte", "tests/conftest.py"):
        assert not is_sent(path), path


def test_the_pages_are_built_from_all_that_they_need() -> None:
    configuration = (ROOT / "web" / "vite.config.ts").read_text()
    needed = set(re.findall(r"'\.\./((?:src|build)/[\w/]+)'", configuration))
    _, pages, *_ = read_stages()
    copied = [text.split()[-2:] for text in texts(pages, "COPY")]
    assert all(source.removeprefix("/src/") == target for source, target in copied[1:])
    built = {"src/kingdomino/server/pages", "build/site"}
    missing = {
        path for path in needed - built if not any(Path(path).is_relative_to(p) for _, p in copied)
    }
    assert missing == set()


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_there_is(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text())
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for job in workflow["jobs"].values():
        needs = job.get("needs", [])
        assert {needs} if isinstance(needs, str) else set(needs) <= set(workflow["jobs"])
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            assert set(re.findall(r"\bmake ([a-z]+)", step.get("run", ""))) <= targets


def test_nothing_is_published_unless_a_variable_says_so() -> None:
    publishing = re.compile(r"deploy-pages|pypi-publish|build-push-action")
    for path in WORKFLOWS:
        jobs = yaml.safe_load(path.read_text())["jobs"]
        for job in jobs.values():
            if not publishing.search(str(job["steps"])):
                continue
            before = job.get("needs", [])
            waits_for = [job, *(jobs[name] for name in jobs if name in before)]
            assert any("vars.PUBLISH" in each.get("if", "") for each in waits_for), path.name


def test_the_services_wait_for_the_database() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    server = services["kingdomino"]
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert "pg_isready" in services["database"]["healthcheck"]["test"]
    assert set(server["environment"]) <= VARIABLES
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()


def test_the_unit_allows_many_connections() -> None:
    unit = (DEPLOY / "kingdomino.service").read_text()
    (limit,) = re.findall(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)
    assert int(limit) >= 65536


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "kingdomino.service"
    text = (DEPLOY / "kingdomino.service").read_text()
    unit.write_text(text.replace("/opt/kingdomino/bin/kingdomino", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    about_it = [line for line in done.stderr.splitlines() if "kingdomino" in line]
    assert about_it == []


def expressions() -> list[str]:
    dashboard: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text())
    found = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    found += [each["query"] for each in dashboard["templating"]["list"]]
    alerts = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())
    return found + [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]


def test_every_metric_of_the_dashboard_and_the_alerts_exists() -> None:
    metrics = Metrics()
    metrics.requests.labels("GET", 200).inc()
    metrics.turns.labels("person").inc()
    known = set(re.findall(r"^(\w+)(?:\{| )", metrics.text().decode(), re.MULTILINE))
    used = set(re.findall(r"\b(?:kingdomino|process)_\w+", " ".join(expressions())))
    assert len(used) > 10
    assert used <= known
