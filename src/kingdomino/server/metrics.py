"""Metrics of this process for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The metrics of one process; each process of a server has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "kingdomino_requests",
            "Requests answered.",
            ["method", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "kingdomino_request_seconds",
            "Time to answer a request.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.turns = Counter(
            "kingdomino_turns", "Turns accepted.", ["player"], registry=self.registry
        )
        self.bot_turn_seconds = Histogram(
            "kingdomino_thinking_seconds",
            "Time that a bot took for a turn, waiting included.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.queued_turns = Gauge(
            "kingdomino_queued_bot_turns", "Turns of bots that wait now.", registry=self.registry
        )
        self.queue_seconds = Histogram(
            "kingdomino_bot_queue_seconds",
            "Time that a bot's turn waited for a worker.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.sockets = Gauge("kingdomino_sockets", "Live connections now.", registry=self.registry)
        self.subscribed_tables = Gauge(
            "kingdomino_rooms", "Tables with a live connection now.", registry=self.registry
        )

    def text(self) -> bytes:
        """Return the metrics in Prometheus' text format."""
        return generate_latest(self.registry)
