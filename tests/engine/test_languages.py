"""A language is a file: the hardest sentences of Threat Level in three, with the same ids and the same ints."""

from pathlib import Path

import pytest

from lopsided.engine.words import Words

LANGUAGES = {path.stem: Words(path.read_text("utf-8"), path.stem) for path in sorted((Path(__file__).parent / "languages").glob("*.ftl"))}
NAMES = ("Ada", "Bo", "Cleo")
PULLED = {"seat": 0, "target": 1, "price": 3, "row": 6}
ALONE = {"seat": 0, "target": 0, "price": 3, "row": 0}
STOPPED = {"seat": 0, "target": 1, "helper": 2}
HELPED_THEMSELVES = {"seat": 0, "target": 1, "helper": 1}
CLIMBING = {"seat": 0, "target": 0, "helper": 2}


@pytest.mark.parametrize(("message", "ints", "reader", "sentences"), [
    ("pulled", PULLED, 0, ["You paid 3 and pulled Bo down to 6 Social Safety Net.",
        "Pagaste 3 y bajaste a Bo hasta el nivel 6, Red de protección social.",
        "Vous avez payé 3 et tiré Bo vers le bas, jusqu’à la rangée 6, Filet social."]),
    ("pulled", PULLED, 1, ["Ada paid 3 and pulled you down to 6 Social Safety Net.",
        "Ada pagó 3 y te bajó hasta el nivel 6, Red de protección social.",
        "Ada a payé 3 et vous a fait descendre à la rangée 6, Filet social."]),
    ("pulled", ALONE, 0, ["You paid 3 and came down to START.", "Pagaste 3 y bajaste hasta la SALIDA.", "Vous avez payé 3 pour descendre au DÉPART."]),
    ("pulled", ALONE, -1, ["Ada paid 3 and came down to START.", "Ada pagó 3 y bajó hasta la SALIDA.", "Ada a payé 3 pour descendre au DÉPART."]),
    ("stopped", STOPPED, 2, ["You paid 1 for the union and stopped the push of Ada against Bo.",
        "Pagaste 1 por el sindicato y detuviste el empujón de Ada contra Bo.",
        "Vous avez payé 1 au nom du syndicat et arrêté la poussée lancée par Ada contre Bo."]),
    ("stopped", CLIMBING, 2, ["You paid 1 for the union and stopped Ada from climbing.",
        "Pagaste 1 por el sindicato e impediste que Ada subiera.",
        "Vous avez payé 1 au nom du syndicat et empêché Ada de monter."]),
    ("stopped", HELPED_THEMSELVES, 0, ["Bo paid 1 for the union and stopped your push.",
        "Bo pagó 1 por el sindicato y detuvo tu empujón.",
        "Bo a payé 1 au nom du syndicat et arrêté votre poussée."]),
    ("stopped", HELPED_THEMSELVES, 1, ["You paid 1 for the union and stopped the push of Ada.",
        "Pagaste 1 por el sindicato y detuviste el empujón de Ada.",
        "Vous avez payé 1 au nom du syndicat et arrêté la poussée lancée par Ada."]),
    ("forgone", {"seat": 1, "points": 0}, -1, ["0 points that Bo would have earned went nowhere.",
        "Se perdieron 0 puntos que Bo habría ganado.",
        "0 point que Bo aurait gagné est perdu."]),
    ("forgone", {"seat": 1, "points": 4}, 1, ["4 points you would have earned went nowhere.",
        "Se perdieron 4 puntos que habrías ganado.",
        "4 points que vous auriez gagnés sont perdus."]),
    ("out", {"seat": 0, "points": 1, "row": 11}, -1, ["Ada is on YOU LOSE with 1 point, frozen.",
        "Ada está en PIERDES con 1 punto congelado.",
        "Voilà Ada sur PERDU, avec 1 point gelé."]),
    ("out", {"seat": 0, "points": 0, "row": 11}, 0, ["You are on YOU LOSE.", "Estás en PIERDES.", "Vous voilà sur PERDU."]),
])  # fmt: skip
def test_a_sentence_is_whole_in_each_language(message: str, ints: dict[str, int], reader: int, sentences: list[str]) -> None:
    assert list(LANGUAGES) == ["en", "es", "fr"]
    assert [language.line(f"event-{message}", ints, NAMES, reader) for language in LANGUAGES.values()] == sentences
