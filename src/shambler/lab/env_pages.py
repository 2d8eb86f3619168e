"""The pages about the learning environments, made from the code they describe.

``make pages`` writes them anew; a test fails when they no longer say what the code does. Needs the
extra ``rl``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from gymnasium import spaces

from shambler.games import find as find_game
from shambler.games import shipped, title_of
from shambler.kernel.decision import Option
from shambler.kernel.ruleset import Ruleset
from shambler.lab import encoding, episode, gym_env
from shambler.lab.env_words import field_words
from shambler.lab.markdown import markdown

MEANING = {
    "observation": "the view of the seat, hashed: see below",
    "options": "a row for each option, in the order of the actions; rows beyond them are 0",
    "action_mask": "1 where there is an option",
}


def page(game: str) -> str:
    """The page about one game."""
    for entry in shipped():  # options of a family are those of all its games
        find_game(entry.key)
    rules = find_game(game)
    scenarios = rules.scenarios()
    first = scenarios[0].key
    return PAGE.format(
        title=title_of(game),
        game=game,
        first=first,
        version=encoding.VERSION,
        scenarios=_scenarios(rules),
        spaces=_spaces(),
        view=_view(rules),
        view_size=encoding.VIEW,
        words=encoding.WORDS,
        last_word=encoding.WORDS - 1,
        features=encoding.FEATURES,
        last=encoding.FEATURES - 1,
        most=encoding.MOST,
        verbs=_verbs(rules),
        kinds=_kinds(rules),
        longest=episode.LONGEST,
    )


def _scenarios(rules: Ruleset) -> str:
    lines = []
    for entry in rules.scenarios():
        fewest, most = entry.seats
        seats = str(fewest) if fewest == most else f"{fewest} to {most}"
        lines.append([f"`{entry.key}`", entry.name["en"], seats])
    return markdown(["scenario", "name", "seats"], lines)


def _spaces() -> str:
    lines = []
    for name, space in gym_env.observation_space().items():
        assert isinstance(space, spaces.Box)
        shape = " x ".join(map(str, space.shape))
        low, high = space.low.flat[0], space.high.flat[0]
        lines.append([f"`{name}`", shape, str(space.dtype), f"{low} to {high}", MEANING[name]])
    return markdown(["key", "shape", "type", "range", "meaning"], lines)


def _view(rules: Ruleset) -> str:
    words = field_words(rules.view_type)
    lines = [[f"`{name}`", meaning] for name, meaning in words.items()]
    return markdown(["field of the view", "meaning"], lines)


def options_of(rules: Ruleset) -> list[type[Option]]:
    """Every kind of option that the game has, by verb."""
    return sorted(rules.option_types, key=lambda cls: (cls.verb, cls.__name__))


def _verbs(rules: Ruleset) -> str:
    lines = []
    for cls in options_of(rules):
        fields = [name for name in cls.__struct_fields__ if name != "key"][: encoding.FIELDS]
        said = (cls.__doc__ or "").strip().partition("\n")[0]
        lines.append([f"`{cls.verb}`", ", ".join(f"`{name}`" for name in fields) or "-", said])
    return markdown(["verb", "fields", "meaning"], lines)


def kinds_of(rules: Ruleset) -> Mapping[str, str]:
    """Every kind of question the game has words for, and those words with their variables."""
    found: dict[str, str] = {}
    folder = rules.texts.folder
    while (folder / "texts").is_dir() or (folder.parent / "texts").is_dir():
        file = folder / "texts" / "en.ftl"
        text = file.read_text("utf-8") if file.is_file() else ""
        for name, message in re.findall(r"^ask-([\w-]+) = ((?:.|\n(?=[ }]))*)", text, re.M):
            # A text as variable lets every choice of the message fall to its usual case.
            about = {word: f"*{word}*" for word in re.findall(r"\$([\w-]+)", message)}
            said = rules.texts.text("en", f"ask-{name}", about)
            found.setdefault(name, " ".join(said.split()))
        folder = folder.parent
    return dict(sorted(found.items()))


def _kinds(rules: Ruleset) -> str:
    lines = [[f"`{kind}`", text] for kind, text in kinds_of(rules).items()]
    return markdown(["kind", "question"], lines)


def write(folder: Path) -> None:
    """The pages of all games that come with the package."""
    for manifest in shipped():
        (folder / f"{manifest.key}.md").write_text(page(manifest.key), "utf-8")


PAGE = """\
# {title}

```python
from shambler.lab.gym_env import TeamEnv
from shambler.lab.zoo_env import SeatsEnv

env = TeamEnv("{game}", "{first}")  # Gymnasium: the learner answers for all seats
env = SeatsEnv("{game}", "{first}")  # PettingZoo: an agent for every seat
```

This page is made from the code (`make pages`); the encoding is version {version}. What
both environments have in common is told on [the page above](../environments.md).

## Scenarios

{scenarios}
All scenarios share the same spaces. Options of a table (the number of seats among them) are given
as `options={{...}}`; `shambler scenarios {game}` lists them.

## Observations

{spaces}
`observation` holds the view of the seat that is asked, as {view_size} numbers. Every number of the
view is found by its path, such as `.survivors.0.armor`; sign x log(1 + size) of it is added at
place CRC-32(path) modulo {view_size}. A text adds 1 at the place of its path followed by `=` and
the text; a list also adds its length, at its path followed by `.#`. Nothing that the seat may not
know is in it.

{view}
Columns 0 to {last_word} of `options` are hashed words: the verb, `?` and the kind of the question,
kind and verb joined by `/`, and for each field `verb.field=value`; each adds 1 at place CRC-32
modulo {words}. Columns {words} to {last} hold the fields themselves in their order: numbers as
sign x log(1 + size), texts as CRC-32 modulo 64, divided by 64.

## Actions

`Discrete({most})`: the number of an option, in the order in which the rules list them. What an
option is can be read from its row. Some verbs belong to systems that not every scenario has.

{verbs}
## Questions

The kinds of questions that may be asked; words in italics are filled in.

{kinds}
## Rewards and ends

0 until the game is over; then a seat that has won gets 1 and every other seat -1. Who wins together
is what the rules of the game say; with `TeamEnv(..., seats=[0], others="thumb")` an agent plays the
other seats. An episode is cut off after {longest} answers. In `TeamEnv` an action that
the mask forbids costs 1 and ends the episode; `SeatsEnv` refuses it with an error.

## Versions

The encoding has a version, `shambler.lab.encoding.VERSION`, now {version}; `SeatsEnv` carries it in
its name, `shambler_v{version}`. Any change of shapes, hashing or rewards raises it. What the view
holds may grow with the rules: name the version of the package beside results.

| version | what changed |
| --- | --- |
| 4 | room for 192 options of one decision instead of 96 |
| 2 | the fields of an option are also hashed words; 128 columns instead of 54 |
| 1 | the first |
"""

if __name__ == "__main__":
    write(Path(sys.argv[1]))
