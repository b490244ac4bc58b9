"""Figures for whoever runs the server. Labels name games, levels, routes, reasons; never people, tables, addresses."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

# Seconds. An answer should be told before anybody sees it coming; a bot may think
TELLING = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THINKING = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)


class Metrics:
    """One server's figures, in a registry of their own."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.tables = Gauge("saloon_tables", "Tables in memory", registry=own)
        self.sockets = Gauge("saloon_sockets", "Open sockets", registry=own)
        self.people = Gauge("saloon_people", "People who look at a table", registry=own)
        self.answers = Counter("saloon_answers", "Answers of people and bots", ["game"], registry=own)
        self.refusals = Counter("saloon_refusals", "Messages that changed nothing", registry=own)
        self.answer_seconds = Histogram(
            "saloon_answer_seconds", "From receiving an answer to telling it", registry=own, buckets=TELLING
        )
        self.bot_answers = Counter("saloon_bot_answers", "Answers of bots", ["level"], registry=own)
        self.bot_seconds = Histogram(
            "saloon_bot_answer_seconds", "From asking a bot to its answer", ["level"], registry=own, buckets=THINKING
        )
        self.queue = Gauge("saloon_queue", "Errands that wait for a process", ["kind"], registry=own)
        self.queue_seconds = Histogram(
            "saloon_queue_seconds",
            "From asking to a process that thinks about it",
            ["kind"],
            registry=own,
            buckets=THINKING,
        )
        self.hints = Counter("saloon_hints", "Hints that players have asked for", ["game"], registry=own)
        self.reviews = Counter("saloon_reviews", "Games that were reviewed", ["game"], registry=own)
        self.worker_deaths = Counter("saloon_bot_worker_deaths", "Bot processes that had to be replaced", registry=own)
        self.requests = Counter("saloon_http_requests", "Requests by route", ["route", "status"], registry=own)
        self.store_failures = Counter(
            "saloon_store_failures", "Times that the database failed, by cause", ["cause"], registry=own
        )
        self.connections = Gauge("saloon_connections", "Open connections, silent ones included", registry=own)
        self.cut = Counter("saloon_connections_cut", "Connections ended by the server", ["reason"], registry=own)
        self.farewells = Counter("saloon_sockets_closed", "Sockets closed by the table", ["code"], registry=own)
        self.slow_clients = Counter("saloon_slow_clients", "Sockets dropped because they lagged behind", registry=own)

    def store_failed(self, cause: str) -> None:
        self.store_failures.labels(cause).inc()

    def waited(self, kind: str, seconds: float) -> None:
        self.queue_seconds.labels(kind).observe(seconds)

    def render(self) -> bytes:
        """All figures in the text format of Prometheus."""
        return generate_latest(self.registry)
