"""The course of a drill: state, update, links. Pure functions; what is right, the drill knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from lessons import progress
from lessons.drills.model import LEVELS, Drill, Hint, Question, Verdict
from lessons.forms import Answer
from lessons.locale import Speech, speech
from lessons.locale import mark as N_
from lessons.widgets import wire
from lessons.widgets.wire import Event, WireError

VERSION = 1
MAX_SEED = 10**6
STAGES = ("ask", "judged")
_NO_PROGRESS = N_("the progress is {found} where letters should be")


@dataclass(frozen=True, slots=True)
class State:
    """Where a learner stands in a drill.

    ``question`` is the name of a curated question or the seed of a generated one, ``answer``
    what the form holds, ``hints`` how many were given, ``tries`` how many answers to this
    question were wrong, ``done`` the progress of each level (`lessons.progress`).
    """

    level: int
    question: str | int
    stage: str
    answer: Answer
    hints: int
    tries: int
    done: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Session:
    """A drill with the level it starts at; asks its curated questions first, then seeds 1, 2, …

    It lives for one request, in which the same question and verdict are asked for many times: they
    are kept.
    """

    drill: Drill[Any]
    level: int = 1
    _questions: dict[tuple[int, str | int], Question] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _verdicts: dict[object, Verdict] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def init(self) -> State:
        """Return the state before anything was answered."""
        return self._at(("",) * len(LEVELS), self.level, 0)

    def update(self, state: State, event: Event, say: Speech) -> State:
        """Return the state after an event.

        Raises `FieldError` for a field that cannot be read and `WireError` for a button that
        does not exist; the state then stays as it was.
        """
        if event.do.startswith("level-"):
            return self._to_level(state, event.do.removeprefix("level-"))
        if event.do == "next":
            return self._at(state.done, state.level, self.place(state) + 1)
        if state.stage == "judged":
            return replace(state, stage="ask") if event.do == "again" else state
        return self._answering(state, event, say)

    def _answering(self, state: State, event: Event, say: Speech) -> State:
        question = self.question(state)
        answer = self.drill.read(question, event.fields, state.answer, say)
        state = replace(state, answer=answer)
        if event.do == "check":
            return self._checked(state, self._judged(question, answer, say), say)
        if event.do == "hint":
            return replace(state, hints=min(state.hints + 1, 2))
        if event.do in {"change", "again"}:
            return state
        after = self.drill.act(question, answer, event.do, say)
        if after is None:
            raise wire.no_button(event.do)
        return self._next_step(state, after, say)

    def _next_step(self, state: State, answer: Answer, say: Speech) -> State:
        """Go on within a question; hints begin anew."""
        tidy = self.drill.read(self.question(state), answer, answer, say)
        return replace(state, answer=tidy, hints=0)

    def _checked(self, state: State, verdict: Verdict, say: Speech) -> State:
        if verdict.goes_on is not None:
            return self._next_step(state, verdict.goes_on, say)
        place, level = self.place(state), state.level - 1
        noted = progress.record(state.done[level], place, verdict.right, state.tries)
        done = (*state.done[:level], noted, *state.done[level + 1 :])
        tries = state.tries if verdict.right else min(state.tries + 1, 99)
        return replace(state, stage="judged", tries=tries, done=done)

    def _to_level(self, state: State, level: str) -> State:
        if level not in map(str, LEVELS):
            raise WireError("there is no level {found}", found=wire.show(level))
        if int(level) == state.level:
            return state
        return self._at(state.done, int(level), progress.next_open(state.done[int(level) - 1]))

    def _at(self, done: tuple[str, ...], level: int, place: int) -> State:
        names = [question.id for question in self.drill.curated(level)]
        seed = min(place - len(names) + 1, MAX_SEED)
        return self._fresh(done, level, names[place] if place < len(names) else seed)

    def _fresh(self, done: tuple[str, ...], level: int, question: str | int) -> State:
        state = State(level, question, "ask", {}, 0, 0, done)
        empty = self.drill.read(self.question(state), {}, {}, speech("en"))
        return replace(state, answer=empty)

    def opened(self, level: object, question: object) -> State:
        """Return the state in which one question is asked; `WireError` if there is none such."""
        return self._fresh(("",) * len(LEVELS), *self.known(level, question))

    def known(self, level: object, question: object) -> tuple[int, str | int]:
        """Take a level and the name or seed of a question in it; `WireError` if there is none such.

        The question is not made: a reader may have hundreds on the ladder.
        """
        number = wire.number(level, N_("the level"), LEVELS[0], LEVELS[-1])
        return number, self._known(number, question)

    # --- reading a state --------------------------------------------------------------------

    def question(self, state: State) -> Question:
        """Return the question that a state is at."""
        key = (state.level, state.question)
        if key not in self._questions:
            self._questions[key] = self._made(*key)
        return self._questions[key]

    def _made(self, level: int, name: str | int) -> Question:
        if isinstance(name, int):
            made: Question = self.drill.generate(level, name)
            return made
        found: Question = next(q for q in self.drill.curated(level) if q.id == name)
        return found

    def place(self, state: State) -> int:
        """Return the place of a state's question in its level, from 0."""
        names = [question.id for question in self.drill.curated(state.level)]
        if isinstance(state.question, int):
            return len(names) + state.question - 1
        return names.index(state.question)

    def ends_round(self, state: State) -> bool:
        """Tell whether the reader has answered a round's last question, which a state is at."""
        place, done = self.place(state), state.done[state.level - 1]
        last = place % progress.ROUND == progress.ROUND - 1
        return last and progress.letter(done, place) != "."

    def round(self, state: State) -> progress.Summary:
        """Count the answers of the round that a state is in."""
        start = self.place(state) // progress.ROUND * progress.ROUND
        return progress.summary(state.done[state.level - 1][start : start + progress.ROUND])

    def verdict(self, state: State, say: Speech) -> Verdict | None:
        """Return what the drill says, once it was asked."""
        if state.stage != "judged":
            return None
        return self._judged(self.question(state), state.answer, say)

    def _judged(self, question: Question, answer: Answer, say: Speech) -> Verdict:
        """Ask the drill once; `FieldError` if there is nothing to judge yet."""
        given = tuple((name, tuple(values)) for name, values in answer.items())
        key = (question.level, question.id, given, say)
        if key not in self._verdicts:
            self._verdicts[key] = self.drill.judge(question, answer, say)
        return self._verdicts[key]

    def hint(self, state: State, say: Speech) -> Hint | None:
        """Return the hint in force."""
        if not state.hints or state.stage == "judged":
            return None
        return self.drill.hint(self.question(state), state.answer, state.hints, say)

    # --- outside and back -------------------------------------------------------------------

    def write(self, state: State) -> dict[str, object]:
        """Turn a state into JSON."""
        return {
            "v": VERSION,
            "level": state.level,
            "question": state.question,
            "stage": state.stage,
            "answer": {name: list(values) for name, values in state.answer.items()},
            "hints": state.hints,
            "tries": state.tries,
            "done": list(state.done),
        }

    def read(self, thing: object, say: Speech) -> State:
        """Take a state from outside; `WireError` says what is wrong with it."""
        found = wire.state(thing, VERSION)
        level = wire.number(found.get("level"), N_("the level"), LEVELS[0], LEVELS[-1])
        state = State(
            level=level,
            question=self._known(level, found.get("question")),
            stage=_stage(found.get("stage")),
            answer=wire.fields(found.get("answer"), N_("the answer")),
            hints=wire.number(found.get("hints"), N_("the number of hints"), 0, 2),
            tries=wire.number(found.get("tries"), N_("the number of tries"), 0, 99),
            done=_done(found),
        )
        return self._sound(state, say)

    def rescued(self, thing: object) -> State:
        """Begin anew, with the progress of a state that cannot be read, if that at least can be."""
        try:
            done = _done(wire.mapping(thing, N_("the state")))
        except WireError:
            return self.init()
        return self._at(done, self.level, progress.next_open(done[self.level - 1]))

    def link(self, state: State) -> str:
        """Write the token of a state: level, question, stage and answer, but no progress."""
        given = {name: values for name, values in state.answer.items() if any(values)}
        asked = (str(state.level), str(state.question), state.stage)
        return ".".join((*asked, *wire.link_parts(given)))

    def follow(self, token: object, state: State, say: Speech) -> State:
        """Read a token; the progress of the state before stays."""
        level, question, stage, *rest = wire.from_link(token, 3)
        number = wire.number(wire.word_or_number(level), N_("the level"), LEVELS[0], LEVELS[-1])
        linked = State(
            level=number,
            question=self._known(number, wire.word_or_number(question)),
            stage=_stage(stage),
            answer=wire.link_fields(rest),
            hints=0,
            tries=0,
            done=state.done,
        )
        return self._sound(linked, say)

    def _known(self, level: int, question: object) -> str | int:
        names = tuple(str(q.id) for q in self.drill.curated(level))
        if isinstance(question, str):
            return wire.one_of(question, N_("the question"), names)
        return wire.number(question, N_("the question"), 1, MAX_SEED)

    def _sound(self, state: State, say: Speech) -> State:
        """Check that the answer can belong to the question, and be judged if it was judged."""
        question = self.question(state)
        try:
            answer = self.drill.read(question, state.answer, state.answer, say)
            if state.stage == "judged" and self._judged(question, answer, say).goes_on:
                raise WireError("the answer goes on, so it cannot be judged yet")
        except WireError:
            raise
        except ValueError as error:
            raise WireError(
                "the answer does not fit its question ({reason})", reason=error
            ) from None
        return replace(state, answer=answer)


def _done(found: Mapping[str, Any]) -> tuple[str, ...]:
    """Take the progress of each level."""
    done = found.get("done")
    if not isinstance(done, list) or len(done) != len(LEVELS):
        raise WireError(_NO_PROGRESS, found=wire.show(done))
    for part in done:
        if not progress.valid(part):
            raise WireError(_NO_PROGRESS, found=wire.show(part))
    return tuple(done)


def _stage(thing: object) -> str:
    """Take the stage of a state: whether its question is asked or its answer judged."""
    if thing not in STAGES:
        raise WireError(
            "{found} says neither that a question is asked nor that an answer is judged",
            found=wire.show(thing),
        )
    return str(thing)
