"""Reaching a Ray cluster, on whose machines agents think and play. Needs the extra ``cluster``."""

from __future__ import annotations

import logging
import socket
from typing import Any

from shambler.kernel.errors import ShamblerError

PATIENCE = 10.0  # seconds for the first answer of a cluster


class BadCluster(ShamblerError):
    """A cluster that cannot be used."""


def connect(address: str) -> Any:
    """The module ``ray``, connected; ``auto`` finds a cluster that runs here."""
    _knock(address)
    try:
        import ray
    except ImportError as problem:
        raise BadCluster("a cluster needs ray: pip install 'shambler[cluster]'") from problem
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise BadCluster(f"no cluster at {address}: {problem}") from problem
    return ray


def processors(ray: Any) -> int:
    """How many processors the cluster has."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _knock(address: str) -> None:
    """Ray would look for minutes for a machine that does not answer."""
    host, colon, port = address.rpartition(":")
    if not colon or "://" in address or not port.isdigit():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as problem:
        raise BadCluster(f"no cluster at {address}: {problem}") from problem
