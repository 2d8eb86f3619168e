"""A campaign on the full screen: after a chapter, one key begins the next."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from shambler.cli.fullscreen.full_screen import KEYS, FullScreen
from shambler.cli.terminal import Keeps
from shambler.cli.terminal_table import TerminalTable
from shambler.kernel.campaign import Campaign


class CampaignScreen(FullScreen):
    """The chapters of a campaign, one after the other."""

    keys: ClassVar[dict[str, str]] = KEYS | {"n": "next"}  # nothing is typed in, so none to mend

    def __init__(
        self, campaign: Campaign, seat: int | None, bot: str, language: str, keeper: Keeps
    ) -> None:
        super().__init__(TerminalTable(campaign.match, seat, bot), language, keeper)
        self.campaign = campaign
        self.seat, self.bot = seat, bot

    def action_next(self) -> None:
        """Begin the chapter that follows."""
        carry = self.campaign.chapter.carry
        if self.busy or carry is None or not carry.next:
            return
        self.table = TerminalTable(self.campaign.advance(), self.seat, self.bot)
        self.looked = self.table.viewer
        self.follow(self.table.match)

    def question(self) -> Text:
        """The question; after the end of a chapter, what can follow."""
        asked, carry = super().question(), self.campaign.chapter.carry
        if carry is None:
            return asked
        after = self.say("campaign-key" if carry.next else f"campaign-{carry.verdict}")
        return Text.assemble(asked, "  ", (after, "bold"))

    def farewell(self) -> str:
        """The campaign stands in the file that was named."""
        return self.say("campaign-kept")
