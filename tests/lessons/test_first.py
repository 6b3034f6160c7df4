import json

from lessons.widgets import dispatch

PARAMS = {"id": "follow", "game": "dreierles", "level": 1, "assets": "assets", "rules": ""}


def test_a_wrong_card_is_refused_by_its_rule() -> None:
    event = {"do": "check", "fields": {"card": ["T21", "SK", "S7"]}}
    request = {"widget": "follow-suit", "params": PARAMS, "event": event}
    answer = json.loads(dispatch(json.dumps(request)))
    assert answer["error"] is None
    assert "Not the 21" in answer["html"]
    assert "#dr-8-2" in answer["html"]
