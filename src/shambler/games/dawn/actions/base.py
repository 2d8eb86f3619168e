"""What a kind of Action is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.dawn.actions.menu import Menu
    from shambler.games.dawn.dawn_game import DawnGame


class ActionFamily:
    """A kind of Action: it puts its options into the menu and carries out the one taken."""

    takes: ClassVar[tuple[type[Option], ...]] = ()

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Put what can be done into the menu."""
        raise NotImplementedError(type(self).__name__)

    def explain(self, game: DawnGame, menu: Menu) -> None:
        """Say what cannot be done, and which rule forbids it; only when somebody asks."""

    def take(self, game: DawnGame, option: Any) -> None:
        """Do it and pay for it."""
        raise NotImplementedError(type(self).__name__)
