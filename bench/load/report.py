"""The figures as a table for people: ours, theirs, and how they compare."""

from __future__ import annotations

from collections.abc import Sequence

from bench.load.figures import Figures, Load

# What a row is called, the figure, its unit, and how many of the figure's units that is
ROWS = (
    ("answers done", "done", "a second", 1.0),
    ("until all have heard, p50", "p50", "ms", 1e-3),
    ("until all have heard, p90", "p90", "ms", 1e-3),
    ("until all have heard, p99", "p99", "ms", 1e-3),
    ("until all have heard, worst", "worst", "ms", 1e-3),
    ("ceiling: p99 within 100 ms", "ceiling", "a second", 1.0),
    ("server: processor for an answer", "cpu_per_answer", "ms", 1e-3),
    ("server: processor", "server_cpu", "cores", 1.0),
    ("clients: processor", "client_cpu", "cores", 1.0),
    ("clients: late, p99", "lag", "ms", 1e-3),
    ("other programs: processor", "other_cpu", "cores", 1.0),
    ("sent to all for an answer", "sent_per_answer", "kB", 1e3),
    ("memory, no tables yet", "memory", "MB", 1e6),
    ("memory of an active table", "active_table", "kB", 1e3),
    ("memory left of a table without people", "idle_table", "kB", 1e3),
    ("stored for a table", "stored_per_table", "kB", 1e3),
    ("stored for each answer", "stored_per_answer", "kB", 1e3),
)


def table(load: Load, all_figures: Sequence[Figures]) -> str:
    """The first contender is the one that the others are compared with."""
    others = all_figures[1:]
    title = f"{load.tables} tables of {load.people} people, {load.rate:.0f} answers a second"
    rows = [[title, "unit", *(figures.name for figures in all_figures), *(f"ratio to {o.name}" for o in others)]]
    for name, field, unit, scale in ROWS:
        values = [(getattr(figures, field) or 0.0) / scale for figures in all_figures]
        rows.append([name, unit, *map(shown, values), *(ratio(values[0], value) for value in values[1:])])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def shown(value: float) -> str:
    if value == 0:
        return "-"
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.0f}"


def ratio(ours: float, theirs: float) -> str:
    return f"{ours / theirs:.2f}" if ours > 0 and theirs > 0 else ""
