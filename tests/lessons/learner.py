"""A learner without a browser: presses buttons, fills in forms, reads what comes back."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from lessons.widgets import dispatch


@dataclass
class Learner:
    """Drives one widget through `dispatch`, as the client in the browser does."""

    kind: str
    level: int = 1
    locale: str = "en"
    game: str = "dreierles"
    answer: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.send()

    @property
    def params(self) -> dict[str, Any]:
        return {
            "id": "d",
            "game": self.game,
            "level": self.level,
            "assets": "a",
            "rules": "../r/",
        }

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.answer["state"]
        return state

    @property
    def html(self) -> str:
        return str(self.answer["html"])

    @property
    def error(self) -> str | None:
        error: str | None = self.answer["error"]
        return error

    def send(self, event: object = None, link: object = None) -> dict[str, Any]:
        request = {
            "widget": self.kind,
            "params": self.params,
            "state": self.answer.get("state"),
            "event": event,
            "link": link,
            "locale": self.locale,
        }
        self.answer = json.loads(dispatch(json.dumps(request)))
        return self.answer

    def press(self, do: str, **fields: list[str] | str) -> dict[str, Any]:
        lists = {k: [v] if isinstance(v, str) else v for k, v in fields.items()}
        return self.send({"do": do, "fields": lists})

    def go_to(self, question: str | int) -> None:
        """Open a question by its link."""
        self.send(link=f"{self.level}.{question}.ask")
        assert self.error is None, self.error
