"""Figures for whoever watches the server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor time and open files of this process
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)

TABLES = Gauge("shambler_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS = Gauge("shambler_sockets", "Open sockets.", registry=REGISTRY)
COMMANDS = Counter(
    "shambler_commands",
    "Commands from browsers by kind and result.",
    ("kind", "result"),
    registry=REGISTRY,
)
SUBMISSION = Histogram(
    "shambler_submission_seconds",
    "From reading a submission to its acknowledgement, the commit included.",
    buckets=FAST,
    registry=REGISTRY,
)
FAULTS = Counter(
    "shambler_faults",
    "What could not be told, by what it was: a defect, and every one should be looked at.",
    ("piece",),
    registry=REGISTRY,
)
TROUBLES = Counter(
    "shambler_troubles", "Warnings and errors in the log.", ("level",), registry=REGISTRY
)
NOTICES = Counter(
    "shambler_notices", "People told that it is their turn.", ("way",), registry=REGISTRY
)
OPENING = Histogram(
    "shambler_opening_seconds",
    "From asking for a table that is not in memory to having it.",
    buckets=FAST,
    registry=REGISTRY,
)
BACKUP = Gauge(
    "shambler_backup_timestamp_seconds",
    "When the last backup on schedule was made; 0: none by this process.",
    registry=REGISTRY,
)
BOT = Histogram(
    "shambler_bot_seconds", "How long bots think.", ("bot",), buckets=FAST, registry=REGISTRY
)
LATE = Histogram(
    "shambler_late_seconds",
    "How late the server's loop wakes up: so long everybody waits for something else.",
    buckets=FAST,
    registry=REGISTRY,
)
DATABASE = Histogram(
    "shambler_database_seconds", "One round trip.", buckets=FAST, registry=REGISTRY
)
