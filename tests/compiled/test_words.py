"""Words of content stay structs of msgspec; their methods become functions that are compiled."""

from __future__ import annotations

import ast
from typing import Any

import msgspec

from tools.compile.text import statements
from tools.compile.words import written_as_word

TEXT = '''
class Gain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="gain"):
    """Some of it."""

    count: int = 2

    def worth(self, each: int, *, less: int = 1) -> int:
        """All together."""
        total = self.count * each
        return total - less

    @property
    def doubled(self) -> int:
        """Twice as many."""
        return self.count * 2

    def plainly(self) -> int:
        """As it is."""
        return self.count

    def told(self) -> str:
        """As every struct tells it."""
        text = super().__repr__()
        return text

    @classmethod
    def of(cls, count: int) -> Gain:
        """From a number."""
        made = cls(count=count)
        return made
'''


def word(scope: dict[str, Any], name: str, text: str) -> Any:
    exec(text, scope)
    return scope[name]


def written() -> tuple[list[str], Any]:
    """The names of the functions that were methods, and the class made anew."""
    (node,) = ast.parse(TEXT).body
    assert isinstance(node, ast.ClassDef)
    module = ast.Module([*statements("from typing import Any"), *written_as_word(node)], [])
    scope: dict[str, Any] = {"msgspec": msgspec, "word": word, "__name__": __name__}
    exec(compile(ast.fix_missing_locations(module), "words", "exec"), scope)
    names = [item.name for item in module.body if isinstance(item, ast.FunctionDef)]
    return names, scope["Gain"]


def test_methods_with_something_to_do_become_functions() -> None:
    names, _ = written()
    assert names == ["Gain__worth", "Gain__doubled"]


def test_the_class_does_what_it_did() -> None:
    scope: dict[str, Any] = {"msgspec": msgspec}
    exec("from __future__ import annotations\n" + TEXT, scope)
    _, made = written()
    for kind in (made, scope["Gain"]):
        gain = kind.of(5)
        assert issubclass(kind, msgspec.Struct)
        assert (gain.worth(3), gain.worth(3, less=0), gain.doubled, gain.plainly()) == (
            14,
            15,
            10,
            5,
        )
        assert gain.told() == "Gain(count=5)"
        assert msgspec.to_builtins(gain) == {"type": "gain", "count": 5}
        assert kind.__doc__ == "Some of it."
