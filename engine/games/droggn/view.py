"""What one seat may know of a deal of Droggn, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass

from engine import view
from engine.cards import CardSet
from engine.view import Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class View(view.View):
    """A deal as one seat sees it.

    ``calls`` are (name, bid or ``pass``). ``talon`` are its cards as far as this seat has seen
    them: all of them once a Super is over, those that the declarer took, by the declarer or, if it
    was shown, by everybody (DG-14.2). ``discards`` are the declarer's own (DG-6.4). ``asked`` is
    the card that the declarer asked for, if any; ``seller`` who gave it, None if nobody could
    (DG-6.7); ``given`` what the seller got for it, as only these two know (DG-6.11). ``laid_out``
    lies on the table and belongs to ``laid_out_by``. ``doublings`` are the names of those who
    doubled, in order. ``own_tricks`` are those that this seat's side may look through (DG-8.9).
    With ``hopeless`` the declarer's Super Mord cannot be made as things lie (DG-OP11).
    """

    calls: tuple[tuple[str, str], ...]
    talon: CardSet
    discards: CardSet
    asked: CardSet
    given: CardSet
    laid_out: CardSet
    declarer: str | None = None
    seller: str | None = None
    laid_out_by: str | None = None
    doublings: tuple[str, ...] = ()
    own_tricks: tuple[Trick, ...] = ()
    hopeless: bool = False
