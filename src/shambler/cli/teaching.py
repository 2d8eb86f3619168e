"""``shambler lesson``: plays a lesson's script, so that its designer sees what a learner will."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

from shambler.cli.output import console
from shambler.games import find
from shambler.games.lessons import find_lesson, lessons_of
from shambler.kernel.lesson import Course, Lesson, read_lesson
from shambler.kernel.ruleset import Ruleset


def lesson(game: str, script: str | None, language: str) -> None:
    """Every step with its question and what happens; with no script, the names of the lessons."""
    rules = find(game)
    if script is None:
        for name in lessons_of(rules):
            console().print(f"[bold]{name}[/]  {_about(find_lesson(rules, name), language)}")
        return
    path = Path(script)
    found = read_lesson(path) if path.suffix == ".toml" else find_lesson(rules, script)
    console().print(_about(found, language))
    _play(rules, found, language)


def _about(found: Lesson, language: str) -> str:
    name = escape(found.name.get(language, ""))
    return f"{name}: {len(found.step)} steps, {found.minutes():.1f} minutes"


def _play(rules: Ruleset, found: Lesson, language: str) -> None:
    out, course = console(), Course(rules, found)
    while not course.is_over:
        number, step = course.match.number, found.step[course.at]
        asked = course.match.decision
        out.print(
            f"\n[bold]{course.at + 1}. {escape(step.title.get(language, ''))}[/]  {step.rule}"
        )
        out.print(f"   {escape(step.say.get(language, ''))}")
        if asked is not None:
            keys = " ".join(option.key for option in asked.options)
            out.print(f"   [dim]{escape(f'{asked.kind}: {keys}')}[/]")
        course.take()
        teller = course.match.teller(language)
        for events in course.match.log[number + 1 :]:
            for event in events:
                out.print(f"   * {escape(teller.event(event))}")
