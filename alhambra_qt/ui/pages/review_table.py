"""The graph of a review as a table: every turn with all shares, luck and choices."""

from __future__ import annotations

from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import RIGHT, Box, Space, Words
from alhambra_qt.ui.kit.rows import Grid
from alhambra_qt.ui.pages.review_parts import ReviewPart


class ReviewTable(ReviewPart):
    """A line for each turn; the heads are the seats."""

    title = "review-graph"
    told_as = Role.Table

    def tree(self) -> Box:
        """The heads and the lines."""
        view, look = self.view, self.look
        if view is None:
            return Space()
        one = self.one
        heads = [msg("review-head-turn"), *(tag.said for tag in view.tags)]
        heads += [msg("review-luck"), msg("review-choices")]
        rows: list[list[Box]] = [
            [Words(look.text(head), "smallstrong", wrap=True, align=RIGHT) for head in heads]
        ]
        last = view.turns if view.whole else view.found
        for turn in range(last + 1):
            luck = one.luck[turn - 1] if turn else 0.0
            cost = one.choices[turn - 1] if turn else 0.0
            cells = [
                str(turn),
                *map(str, view.shares[turn]),
                self._signed(luck),
                self._signed(cost),
            ]
            rows.append([Words(cell, "body", align=RIGHT) for cell in cells])
        return self.bare(Grid(rows, (1.0,) * len(heads), gap=(0.6, 0.15), stripes="panel2"))

    def _signed(self, value: float) -> str:
        return self.look.t("review-signed", n=signed(round(value)))

    def heading(self) -> Msg:
        """Whose luck and choices stand beside the shares."""
        if self.view is None:
            return msg("review-table")
        return msg("review-table-of", name=self.one.tag.said)
