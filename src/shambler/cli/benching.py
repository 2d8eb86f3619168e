"""``shambler bench``: the speed of the engine, alone or beside its peers."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from shambler import __version__
from shambler.cli.output import bar, console, emit, table
from shambler.compiled import build
from shambler.games import find, keys
from shambler.kernel.errors import ShamblerError
from shambler.lab.agent_bench import AGENTS, Cost, cost, positions
from shambler.lab.bench import SLICES, Contender, Figures, RandomPlay, measure, race


def bench(what: Sequence[str], peers: bool, agents: bool, seconds: float, as_json: bool) -> None:
    """Measure these games (``game`` or ``game/scenario``; default: all)."""
    ours = [_contender(name) for name in what or keys()]
    if not ours:
        raise ShamblerError("there is no game to measure")
    others = _peers() if peers else []
    contenders: list[Contender] = [*ours, *others]
    thinkers = len(ours) * len(AGENTS) if agents else 0
    with bar("measuring", SLICES + len(ours) + thinkers) as advance:
        rates = race(contenders, seconds, advance)
        figures = []
        for play in ours:
            figures.append(measure(play, rates[play.name]))
            advance()
        costs = [c for play in ours for c in _costs(play, seconds, advance)] if agents else []
    document = {
        "shambler": __version__,
        "build": build(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "seconds": seconds,
        "games": {f"{f.game}/{f.scenario}": msgspec.to_builtins(f) for f in figures},
        "agents": [msgspec.to_builtins(cost) for cost in costs],
        "peers": {
            peer.name: {"version": peer.version, "decisions_per_second": rates[peer.name]}
            for peer in others
        },
        "ratios": {
            play.name: {peer.name: rates[play.name] / rates[peer.name] for peer in others}
            for play in ours
        },
    }
    if as_json:
        emit(document)
    else:
        _print(figures, document)
        _print_costs(costs)


def _costs(play: RandomPlay, seconds: float, advance: Callable[..., None]) -> Iterator[Cost]:
    """Every agent at one scenario; those that cannot play it are left out."""
    where = positions(play.rules, play.scenario)
    for name in AGENTS:
        found = cost(where, play.scenario, name, seconds)
        advance()
        if found is not None:
            yield found


def _print_costs(costs: Sequence[Cost]) -> None:
    if not costs:
        return
    lines = table("game", "agent", "us/decision", "playouts/s", title="\nAgents")
    for entry in costs:
        rate = entry.playouts_per_second
        lines.add_row(
            f"{entry.game}/{entry.scenario}",
            f"[bold]{entry.agent}",
            f"{entry.decision_us:,.0f}",
            "" if rate is None else f"{rate:,.0f}",
        )
    console().print(lines)


def _contender(name: str) -> RandomPlay:
    key, _, scenario = name.partition("/")
    rules = find(key)
    return RandomPlay(rules, scenario or rules.scenarios()[0].key)


def _peers() -> list[Any]:
    from shambler.lab.peers import all_peers

    return list(all_peers())


def _print(figures: Sequence[Figures], document: dict[str, Any]) -> None:
    out = console()
    engine = f"[bold]shambler {__version__}[/] ({document['build']})"
    out.print(f"{engine}, {document['python']}, random play")
    listing = table(
        "game",
        "decisions/s",
        "copy us",
        "worst",
        "state bytes",
        "per copy",
        "import ms",
        "slowdown",
    )
    for f in figures:
        listing.add_row(
            f"[bold]{f.game}/{f.scenario}",
            f"{f.decisions_per_second:,.0f}",
            f"{f.copy_us:.2f}",
            f"{f.copy_us_worst:.2f}",
            f"{f.bytes_per_state:,}",
            f"{f.bytes_per_copy:,}",
            f"{f.import_ms:.0f}",
            f"{f.slowdown:.2f}",
        )
    for name, peer in document["peers"].items():
        listing.add_row(f"{name} {peer['version']}", f"{peer['decisions_per_second']:,.0f}")
    out.print(listing)
    for name, ratios in document["ratios"].items():
        if ratios:
            said = ", ".join(f"{ratio:.1f} x {peer}" for peer, ratio in ratios.items())
            out.print(f"{name}: {said}")
    out.print("[dim]bytes: traced allocations; slowdown: second half of a game to its first[/]")
