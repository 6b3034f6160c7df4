"""The ways to play a game side by side, option by option."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from engine.game import Option, Profile, Value, word
from engine.games import game
from lessons.figures.book import Leaf
from lessons.locale import capital


def compare(leaf: Leaf) -> Node:
    """Say what each profile is, then compare them: first where they differ, then where not."""
    return [profile_list(leaf), comparison(leaf)]


def profile_list(leaf: Leaf) -> Node:
    """List the profiles of a game, each with its one line."""
    return h.dl(".profile-list")[
        (
            [h.dt[capital(leaf.profile(each.name))], h.dd[leaf.say(each.summary)]]
            for each in game(leaf.book.game).profiles.values()
        )
    ]


def comparison(leaf: Leaf) -> Node:
    """Compare the profiles in a table with a row for each option and a column for each profile."""
    chosen = list(game(leaf.book.game).profiles.values())
    rows: dict[bool, list[Node]] = {True: [], False: []}
    for option in chosen[0].options:
        found = {_answer(option, profile) for profile in chosen}
        rows[len(found) > 1].append(_row(option, chosen, leaf))
    head = h.thead[
        h.tr[
            h.th(scope="col")[leaf.say("Question")],
            (h.th(scope="col")[capital(leaf.profile(each.name))] for each in chosen),
        ]
    ]
    bodies = (h.tbody(class_={"differ": differ})[rows[differ]] for differ in (True, False))
    return h.table(class_=["grid", "stack", "profiles", len(chosen) > 3 and "many"])[head, bodies]


def _row(option: Option, chosen: Sequence[Profile], leaf: Leaf) -> Node:
    phrases = leaf.book.values[option.name]
    return h.tr[
        h.th(scope="row")[leaf.say(option.question), " ", leaf.reference(option.rule)],
        (
            h.td(data_label=capital(leaf.profile(profile.name)))[
                "–" if answer is None else leaf.say(phrases[word(answer)])
            ]
            for profile in chosen
            for answer in [_answer(option, profile)]
        ),
    ]


def _answer(option: Option, profile: Profile) -> Value | None:
    """What a profile says; None where the question does not arise."""
    return profile.values()[option.name] if profile.asks(option) else None
