"""What no reader of a language would write is found in a sentence, whoever says it."""

import pytest

from lopsided.engine.game import find_game
from lopsided.testing.wording import Reader


@pytest.fixture
def reader() -> Reader:
    return Reader(find_game("threat-level"), 2)


@pytest.mark.parametrize(
    ("sentence", "aloof", "complaint"),
    [
        ("Tu paie 3.", False, "a verb that does not go with you"),
        ("Ada prend les points de Esi.", False, "a word that should melt into the next"),
        ("Ada prend tout à Bo : 3 points.", False, "a space out of place"),
        ("Ada te pousse.", True, "it says you to somebody else"),
        ("Ada t’empêche de monter.", True, "it says you to somebody else"),
    ],
)
def test_a_flaw_of_french_is_named(reader, sentence, aloof, complaint):
    with pytest.raises(AssertionError, match=complaint):
        reader.judge(sentence, "here", aloof, language="fr")


def test_french_that_reads_well_passes(reader):
    reader.judge("Tu paies 3 et tu l’aides\u00a0: Bo monte à La Poste (1).", "here", aloof=False, language="fr")
    reader.judge("Ada paie 3 pour pousser Bo.", "here", aloof=True, language="fr")


@pytest.mark.parametrize(
    ("sentence", "aloof", "complaint"),
    [
        ("Ada llegó a el Parque.", False, "a word that should melt into the next"),
        ("Ada y Inés ganan.", False, "a word that should melt into the next"),
        ("Ada te empujó.", True, "it says you to somebody else"),
        ("Empujaste a Bo.", True, "it says you to somebody else"),
    ],
)
def test_a_flaw_of_spanish_is_named(reader, sentence, aloof, complaint):
    with pytest.raises(AssertionError, match=complaint):
        reader.judge(sentence, "here", aloof, language="es")
