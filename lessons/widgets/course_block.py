"""The fenced blocks of the course: ``step-drills``, ``check``, ``course-map``, and two more.

``practice`` serves what is due, ``storage`` shows what the browser has stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Any

from markupsafe import Markup

from engine.games import game as find_game
from lessons import contents, course, drills
from lessons.course import Step
from lessons.guided import guided
from lessons.locale import capital, speech
from lessons.pages import BLOCKS, TEMPLATES, PageContext, check_keys
from lessons.widgets.block import rendered


def step_drills(body: Mapping[str, Any], page: PageContext) -> Iterator[str]:
    """Write the drills of a ``step``, and where the other games practise the same.

    With a ``title`` they have a heading, if there are any.
    """
    found, say = _step(body, {"title"}), speech(page.locale)
    if found.drills and "title" in body:
        yield from ("", f"## {body['title']}", "")
    for kind, game in found.drills:
        yield from ("", "```drill", f'kind = "{kind}"', f'game = "{game}"', "```", "")
    for kind, games in found.branches.items():
        links = [
            f"[{find_game(game).title}]({_practise(game, page)}#practise-{kind})" for game in games
        ]
        if links:
            yield ""
            name = capital(say.plain(drills.drill(kind, games[0]).name))
            yield say("{drill} in other games: {games}.", drill=name, games=say.both(links))


def _practise(game: str, page: PageContext) -> str:
    """Return the address of a game's drills."""
    return page.href(page.language + contents.folder(game, contents.PRACTISE)) + "/"


def check(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render the check at the end of a ``step``."""
    found = _step(body)
    params = {
        "id": page.take_id(found.check_id),
        "key": _key(found),
        "home": page.home,
        **_next(found),
        "items": [question.data for question in found.check],
    }
    return rendered("check", params, page)


def _next(found: Step) -> dict[str, str]:
    """Name the step after one, and where it is; nothing after the last."""
    steps = course.steps()
    after = steps[steps.index(found) + 1 :]
    return {"next": after[0].title, "next-href": f"../{after[0].name}/"} if after else {}


def course_map(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render the map of the course."""
    check_keys(body)
    stops = [_stop(number, found, page) for number, found in enumerate(course.steps(), 1)]
    return rendered("course-map", {"id": page.take_id("course-map"), "stops": stops}, page)


def _stop(number: int, found: Step, page: PageContext) -> dict[str, object]:
    """Describe a step for the map, with the names under which the browser keeps what it shows."""
    if found.deal:
        name = guided(found.deal).name
        end: dict[str, object] = {"id": name, "params": {"id": name, "name": name}}
    else:
        end = {"id": found.check_id, "params": {"key": _key(found)}}
    drills = [
        {"id": kind, "params": {"id": kind, "game": game, "level": 1}}
        for kind, game in found.drills
    ]
    return {
        "title": f"{number} {found.title}",
        "about": found.about,
        "href": page.href(f"{page.language}course/{found.name}") + "/",
        "drills": [list(drill) for drill, home in course.homes().items() if home == found.name],
        "kept": [end, *drills],
    }


def practice(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render the practice of what is due."""
    check_keys(body)
    return rendered("practice", {"id": page.take_id("practice"), "home": page.home}, page)


def storage(body: Mapping[str, Any], page: PageContext) -> Markup:
    """Render what the browser has stored."""
    check_keys(body)
    return rendered("storage", {"id": page.take_id("storage")}, page)


def _key(found: Step) -> str:
    """Return the name under which a check is stored, whatever it asks."""
    return f"course-{found.name}"


def _step(body: Mapping[str, Any], more: Set[str] = frozenset()) -> Step:
    check_keys(body, {"step"}, more)
    return course.step(str(body.get("step")))


BLOCKS.update(check=check, practice=practice, storage=storage)
BLOCKS["course-map"] = course_map
TEMPLATES["step-drills"] = step_drills
