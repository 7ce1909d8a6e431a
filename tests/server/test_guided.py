"""A first game on a prepared deal: what it promises, and that nobody chooses the dice of any other table."""

import msgspec
import pytest
from tableside import GAME, stored_log

from lopsided.engine.dice import commitment, secret_words
from lopsided.engine.game import find_game
from lopsided.engine.words import words
from lopsided.lab.guided import guide_of, met
from lopsided.server import http_messages as hm
from lopsided.server.hall.hall import Hall
from lopsided.server.table.seating import successor

OURS = ["disparity-trap", "displacement", "disruptopia", "threat-level", "unequalopolis"]
RARE = {  # kinds of decision that hardly anybody meets in the first minutes, or only at tables that want them: explained when they come
    "disparity-trap": {"position", "first", "stake", "influence", "block"},
    "disruptopia": {"scale", "restructure", "audit", "deck", "reroll"},
    "unequalopolis": {"buy", "release", "receipt", "contest", "crop_bid", "place", "waiver"},
}


@pytest.mark.parametrize("name", OURS)
def test_a_first_game_meets_and_explains_the_kinds_of_decision_that_it_promises(name: str) -> None:
    game = find_game(name)
    guide = guide_of(game)
    assert guide is not None
    assert met(game, guide) == guide.meets
    assert not [phase for phase in game.phase_names.values() if not words(game.package).perhaps(f"guide-{phase}")]
    assert set(game.phase_names.values()) - set(guide.meets) <= RARE.get(name, set())


@pytest.mark.anyio
async def test_only_a_guided_table_has_prepared_dice_and_the_next_one_of_the_same_people_is_ordinary(hall: Hall) -> None:
    guide = guide_of(find_game(GAME))
    assert guide is not None
    seated = await hall.new_table(hm.NewTable(GAME, "guided", "Ada", 7, options={"max_rounds": 20}))
    first, _ = await stored_log(hall, seated.match)
    assert (first.mode, first.secret, len(first.chairs), first.options) == ("guided", guide.secret, guide.seats, guide.options)
    _, table = await hall.table(seated.match)
    assert table.commitment == commitment(secret_words(bytes.fromhex(guide.secret)))
    again = successor(table.sheet, 0.0)
    assert again.mode == "now"
    assert again.secret != guide.secret
    ordinary = await hall.new_table(hm.NewTable(GAME, "now", "Ada", 3))
    assert (await stored_log(hall, ordinary.match))[0].secret != guide.secret
    with pytest.raises(msgspec.ValidationError, match="secret"):
        msgspec.json.decode(f'{{"game": "{GAME}", "mode": "now", "secret": "{guide.secret}"}}', type=hm.NewTable)
