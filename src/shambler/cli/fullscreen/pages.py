"""What is shown above the table for a moment: a rule, the odds, what is not possible, a curtain."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """A text above the table; Escape, Enter or the key that opened it closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "dismiss", show=False)
    ]
    DEFAULT_CSS = """
    Page { align: center middle; }
    Page > VerticalScroll {
        width: 90%; max-width: 100; height: auto; max-height: 90%;
        padding: 1 2; border: round $accent; background: $surface;
    }
    Page Static { height: auto; }
    """

    def __init__(self, *texts: RenderableType) -> None:
        super().__init__()
        self.texts = texts

    def compose(self) -> ComposeResult:
        """The texts, one below the other."""
        with VerticalScroll():
            for text in self.texts:
                yield Static(text)


class Curtain(Page):
    """Nothing is seen until the next person sits down: hands are hidden."""

    DEFAULT_CSS = "Curtain { background: $surface 100%; }"
