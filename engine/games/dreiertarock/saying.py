"""What may be announced and doubled in the round before play, and why not (DT-7, DT-14.2).

=====================  ========  ==========================================================
``case``               rule      other facts
=====================  ========  ==========================================================
``none``               DT-7.8    ``what`` (in a Solo Valat)
``unknown``            DT-7.2    ``what``
``no_value``           DT-7.2    ``what`` (Trull or Kings, where they are not announced)
``not_skues``          DT-7.2    (the Trull, without the Sküs)
``not_held``           DT-7.3    ``card`` (a bird), ``what`` (its name)
``declarer_only``      DT-7.3    ``name``
``twice``              DT-7.9    ``what``, ``name`` (who announced it)
``off``                DT-7.5    (there is no kontra)
``game_only``          DT-7.5    ``what``
``not_announced``      DT-7.5    ``what``
``other_side``         DT-7.5    ``what``, ``name``
``no_more``            DT-7.5    ``what``
=====================  ========  ==========================================================
"""

from __future__ import annotations

from engine.actions import Action, Announce, Kontra
from engine.games.dreiertarock.cards import SKUES
from engine.games.dreiertarock.contracts import BIRDS, BONUSES, GAME, PILE_BONUSES, SOLO_VALAT
from engine.games.dreiertarock.outcome import SUBKONTRA
from engine.games.dreiertarock.table import Terms
from engine.verdict import Fact, Refusal

_BIRDS = sum(bird.bit for bird in BIRDS.values())
_ANNOUNCE = {what: Announce(what) for what in (*PILE_BONUSES, *BIRDS)}
_KONTRA = {what: Kontra(what) for what in (GAME, *BONUSES)}


def can_be_said(terms: Terms, place: int) -> tuple[Action, ...]:
    """Return what a place may announce or double now."""
    profile, hand = terms.start.profile, terms.hands[place]
    asked = [*PILE_BONUSES] if profile.announce_trull_kings else []
    if hand & _BIRDS:
        asked += [what for what, bird in BIRDS.items() if hand & bird.bit]
    said: list[Action] = [
        _ANNOUNCE[what] for what in asked if not announce_refusal(terms, place, what)
    ]
    if profile.kontra != "off":
        said += [each for what, each in _KONTRA.items() if not kontra_refusal(terms, place, what)]
    return tuple(said)


def announce_refusal(terms: Terms, place: int, what: str) -> Refusal | None:
    """Say why a place may not announce a bonus; None if it may."""
    start, title = terms.start, BONUSES.get(what, what)
    if refused := _not_announced(terms, what):
        return refused
    if start.profile.announce_by == "declarer" and place != terms.declarer:
        return Refusal("DT-7.3", {"case": "declarer_only", "name": start.name(place)})
    for announcer, other in terms.announced:
        if other == what:
            name = start.name(announcer)
            return Refusal("DT-7.9", {"case": "twice", "name": name, "what": title})
    if what == "trull" and not terms.hands[place] & SKUES:
        return Refusal("DT-7.2", {"case": "not_skues"})
    if what in BIRDS and not terms.hands[place] & BIRDS[what].bit:
        return Refusal("DT-7.3", {"case": "not_held", "card": BIRDS[what].code, "what": title})
    return None


def _not_announced(terms: Terms, what: str) -> Refusal | None:
    """Say why nobody may announce something in this deal."""
    facts: dict[str, Fact] = {"what": BONUSES.get(what, what)}
    if what not in _ANNOUNCE:
        return Refusal("DT-7.2", {"case": "unknown", **facts})
    if terms.contract == SOLO_VALAT:
        return Refusal("DT-7.8", {"case": "none", **facts})
    if what in PILE_BONUSES and not terms.start.profile.announce_trull_kings:
        return Refusal("DT-7.2", {"case": "no_value", **facts})
    return None


def kontra_refusal(terms: Terms, place: int, what: str) -> Refusal | None:
    """Say why a place may not double the game or a bonus; None if it may (DT-7.5)."""
    kontra = terms.start.profile.kontra
    facts: dict[str, Fact] = {"what": "Game" if what == GAME else BONUSES.get(what, what)}
    if kontra == "off":
        return Refusal("DT-7.5", {"case": "off"})
    announced_by = {GAME: terms.declarer, **{bonus: who for who, bonus in terms.announced}}
    if what not in announced_by:
        return Refusal("DT-7.5", {"case": "not_announced", **facts})
    if what != GAME and kontra == "game":
        return Refusal("DT-7.5", {"case": "game_only", **facts})
    level = terms.levels.get(what, 0)
    if level >= SUBKONTRA:
        return Refusal("DT-7.5", {"case": "no_more", **facts})
    declarers = announced_by[what] == terms.declarer
    asked_declarer = declarers == (level % 2 == 1)
    if (place == terms.declarer) != asked_declarer:
        return Refusal("DT-7.5", {"case": "other_side", "name": terms.start.name(place), **facts})
    return None


def speakers(terms: Terms) -> tuple[int, ...]:
    """Return the places that are asked, the declarer first (DT-7.3).

    Nobody is asked where nothing can be said.
    """
    profile, declarer = terms.start.profile, terms.declarer or 0
    everybody = (declarer, (declarer + 1) % 3, (declarer + 2) % 3)
    if profile.kontra != "off":
        return everybody
    if terms.contract == SOLO_VALAT:
        return ()
    return (declarer,) if profile.announce_by == "declarer" else everybody
