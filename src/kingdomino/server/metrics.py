"""Metrics of this process for Prometheus."""

from typing import NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class PoolMetrics(NamedTuple):
    """The metrics of a pool of worker processes."""

    queued: Gauge
    queue_seconds: Histogram
    seconds: Histogram


class Metrics:
    """The metrics of one process; each process of a server has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, CPU time, file descriptors
        self.requests = Counter(
            "kingdomino_requests",
            "Requests answered.",
            ["method", "status"],
            registry=self.registry,
        )
        self.seconds = self._seconds("request_seconds", "Time to answer a request.")
        self.turns = Counter(
            "kingdomino_turns", "Turns accepted.", ["player"], registry=self.registry
        )
        self.person_turns = self.turns.labels("person")
        self.bots = PoolMetrics(
            queued=self._gauge("queued_bot_turns", "Turns of bots that wait now."),
            queue_seconds=self._seconds(
                "bot_queue_seconds", "Time that a bot's turn waited for a worker."
            ),
            seconds=self._seconds(
                "bot_turn_seconds", "Time that a bot took for a turn, waiting included."
            ),
        )
        self.analyses = PoolMetrics(
            queued=self._gauge("queued_analyses", "Hints and parts of reviews that wait now."),
            queue_seconds=self._seconds(
                "analysis_queue_seconds", "Time that an analysis waited for a worker."
            ),
            seconds=self._seconds(
                "analysis_seconds", "Time that an analysis took, waiting included."
            ),
        )
        self.push_messages = Counter(
            "kingdomino_push_messages",
            "Push messages, by what became of them.",
            ["result"],
            registry=self.registry,
        )
        self.sockets = self._gauge("sockets", "Live connections now.")
        self.subscribed_tables = self._gauge("live_tables", "Tables with a live connection now.")

    def _gauge(self, name: str, description: str) -> Gauge:
        return Gauge(f"kingdomino_{name}", description, registry=self.registry)

    def _seconds(self, name: str, description: str) -> Histogram:
        return Histogram(
            f"kingdomino_{name}", description, buckets=_SECONDS, registry=self.registry
        )

    def text(self) -> bytes:
        """Return the metrics in Prometheus' text format."""
        return generate_latest(self.registry)
