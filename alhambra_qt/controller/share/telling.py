"""What a page and plain text say in the same words."""

from collections.abc import Sequence

from attrs import frozen

from alhambra_qt.controller.share.told import SharedGame, SharedSeat
from alhambra_qt.controller.view.log import LogGroup
from alhambra_qt.controller.words.proof import built_line
from alhambra_qt.i18n import Msg, capital, clean, day_name, msg, tr, unmarked


@frozen
class Telling:
    """A game told in one language."""

    game: SharedGame
    lang: str

    def plain(self, words: Msg | str) -> str:
        """Put something into words."""
        return unmarked(clean(words) if isinstance(words, str) else tr(self.lang, words))

    def number(self, value: int) -> str:
        """Write a number; what is lost has the minus of a printed text."""
        return self.plain(msg("ledger-number", n=value))

    def day(self) -> str:
        """Say on which day it was; nothing if that is not known."""
        return "" if self.game.day is None else day_name(self.lang, self.game.day)

    def about(self) -> list[str]:
        """Say what game it is, in lines: modules, what differs, whether it goes on."""
        named = [
            name if variant is None else msg("new-joined", head=name, rest=variant)
            for name, variant in self.game.modules
        ]
        modules = ", ".join(map(self.plain, named or [msg("this-game-base")]))
        more = self.game.differences if self.game.over else (msg("share-open"),)
        return [modules, *(capital(self.plain(one)) for one in more)]

    def built(self, seat: SharedSeat) -> str:
        """Say how many buildings an Alhambra has, and how long its wall is."""
        return built_line(self.plain, seat.palace)

    def entitled(self, group: LogGroup) -> str:
        """Say what a part of the log is about."""
        if group.kind == "turn":
            return self.plain(msg("log-turn-started", k=group.turn, name=group.title))
        return self.plain(group.title)

    def happened(self, group: LogGroup) -> Sequence[str]:
        """Say what happened in a part of the log, with what it changed."""
        return [
            self.plain(line.text)
            if line.effect is None
            else self.plain(msg("log-line-effect", text=line.text, effect=line.effect))
            for line in group.lines
        ]
