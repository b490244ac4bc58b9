"""Figures for Prometheus: each server its own, and nobody is named in them."""

import re

from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from saloon.table.metrics import Metrics

LABELS = {"cause", "code", "game", "kind", "le", "level", "reason", "route", "status"}


def used() -> Metrics:
    metrics = Metrics()
    metrics.tables.set(2)
    metrics.sockets.inc()
    metrics.people.inc()
    metrics.answers.labels("colt-express").inc()
    metrics.refusals.inc()
    metrics.answer_seconds.observe(0.004)
    metrics.bot_answers.labels("scout").inc()
    metrics.bot_seconds.labels("scout").observe(0.25)
    metrics.queue.labels("answer").set(1)
    metrics.waited("answer", 0.02)
    metrics.hints.labels("colt-express").inc()
    metrics.reviews.labels("colt-express").inc()
    metrics.worker_deaths.inc()
    metrics.requests.labels("/api/tables/{table}", "200").inc()
    metrics.slow_clients.inc()
    metrics.store_failed("full")
    metrics.connections.inc()
    metrics.cut.labels("frames").inc()
    metrics.farewells.labels(4429).inc()
    return metrics


def figures(metrics: Metrics) -> dict[str, float]:
    families = text_string_to_metric_families(metrics.render().decode())
    return {sample.name: sample.value for family in families for sample in family.samples}


def test_everything_is_shown() -> None:
    shown = figures(used())
    assert shown["saloon_tables"] == 2
    for name in (
        "saloon_sockets",
        "saloon_people",
        "saloon_answers_total",
        "saloon_refusals_total",
        "saloon_answer_seconds_count",
        "saloon_bot_answers_total",
        "saloon_bot_answer_seconds_count",
        "saloon_queue",
        "saloon_queue_seconds_count",
        "saloon_hints_total",
        "saloon_reviews_total",
        "saloon_bot_worker_deaths_total",
        "saloon_http_requests_total",
        "saloon_slow_clients_total",
        "saloon_connections",
        "saloon_connections_cut_total",
        "saloon_sockets_closed_total",
    ):
        assert shown[name] == 1, name


def test_servers_do_not_share_figures() -> None:
    used()
    assert figures(Metrics())["saloon_tables"] == 0
    assert not [family.name for family in REGISTRY.collect() if family.name.startswith("saloon")]


def test_labels_name_no_person_and_no_table() -> None:
    text = used().render().decode()
    assert set(re.findall(r'[{,](\w+)="', text)) == LABELS
