"""Texts that teach can be followed unseen: no words of looks or of places in the window.

Directions are those of the compass, by which cells are called; a colour stands beside a name. What
is asked and answered at the table is true by mouse, by keys and for whoever hears it.
"""

import re

import pytest

from alhambra_qt.i18n import LANGS
from alhambra_qt.teaching.lesson import lessons
from tests.i18n.fluent_files import entries, texts

OTHERS = ("exercise-ask-", "exercise-why-", "exercise-note-", "practice-how-", "coach-")
PLACES = {
    "en": r"look(s|ed)?|see|seen|watch|picture|above|below|top|bottom|upper|lower|lowest|middle"
    r"|(to|at|on) (the|its) (left|right)(?! \w)|(left|right) (of|end)|marked spaces?",
    "it": r"guarda(te|re)?|vedi|vede|sopra|sotto|in (alto|basso)|(a|alla) (destra|sinistra)"
    r"|al centro|caselle? evidenziat[ae]|immagine|figura",
    "ro": r"uită-te|uita|privește|vezi|vede|sus|jos|deasupra|dedesubt|sub|stânga|dreapta|mijloc"
    r"|spați(u|i|ul|ile) marcate?|imaginea?",
    "fr": r"regarde[rz]|voyez|voir|au-dessus|dessous|dessus|sous|(en|du) (haut|bas)"
    r"|à (gauche|droite)|milieu|cases? marquées?|image",
}
COLOURS = {
    "en": r"red|green|blue|yellow|orange|brown|white|purple",
    "it": r"ross[oaie]|verd[ei]|blu|giall[oaie]|arancion[ei]|marron[ei]|bianc(o|a|hi|he)|viola",
    "ro": r"roșu|roșie|verzi|verde|verdele|albastr[uăiae]\w*|galben[ăei]?|portocali\w+|maro|alb"
    r"|albă|mov",
    "fr": r"rouges?|verts?|vertes?|bleue?s?|jaunes?|oranges?|brune?s?|blanc(he)?s?|violet(te)?s?",
}
SAID_COLOURS = {
    "en": r"florin|dirham|denar|ducat|pavilion|seraglio|arcade|chamber|garden|tower|side",
    "it": r"fiorin|dirham|dinar|ducat|padiglion|serragli|porticat|appartament|giardin|torr|lato",
    "ro": r"florin|dirham|dinar|ducaț|pavilion|serai|arcad|apartament|grădin|turn|latur",
    "fr": r"florin|dirham|dinar|ducat|pavillon|sérail|arcade|appartement|jardin|tour|côté",
}
# Figures of speech, and words of the rules: what nobody needs to see.
FIGURES = {
    "en": r"see (what|why)|look for|look ahead|(may|looks?) at (it|the)|you may look|below 0"
    r"|above the price",
    "it": r"vedi da dove|puoi guardare|guardarla|sotto 0",
    "ro": r"pe jos|în jos|la mijloc|sub 0|vezi în capitolul|se vede de unde|te poți uita"
    r"|clic dreapta",
    "fr": r"la regarder|sous 0",
}
# What only a hand at the mouse does, and what is only seen.
POINTING = {
    "en": r"click\w*|highlight\w*|lit|glow\w*|pointer|mouse|drag\w*|hover\w*|dimmed|gre[ay]ed"
    r"|marked (building|space|tile)s?|(above|below) the (Alhambra|board|hand|market)",
    "it": r"clic\w*|evidenziat\w*|illuminat\w*|puntatore|mouse|trascin\w*"
    r"|(edifici|casell|tesser)\w+ segnat\w|(sopra|sotto) (l’Alhambra|la mano|il mercato)",
    "ro": r"clic\w*|evidenția\w*|luminat\w*|cursorul|mouse\w*"
    r"|(clădir|spați|pies)\w+ marcat\w|(de)?(deasupra|sub) (Alhambr|mân|târg)\w+",
    "fr": r"cliqu\w*|clics?|surlign\w*|allumé\w*|pointeur|souris|gliss(er|ez)"
    r"|(bâtiment|case|tuile)s? marquée?s?|(au-dess(o)?us|sous) (de )?(l’Alhambra|la main)",
}
# Texts with such words that name the way by keys as well, or tell what the mouse does.
BOTH_WAYS = ("practice-how-", "coach-hello", "new-detail-none", "does-zoom-")
# Texts with such words that can be followed all the same, and why.
ALLOWED = {
    "lesson-treasure-buy-3": "the left neighbour at the table: the order of the rules",
    "lesson-treasure-where-turn": "which buildings the green chest fits is said before",
    "lesson-trader-new-done": "the colours were named with their buildings in the question",
    "lesson-trader-score-1": "the same two as in the step before, named with their buildings",
}


def unseen_texts(lang: str) -> dict[str, str]:
    """The texts of a language by their ids, without figures of speech."""
    figures = re.compile(rf"\b({FIGURES[lang]})\b", re.I)
    return {key: figures.sub("", " / ".join(texts(one))) for key, one in entries(lang).items()}


def teaching() -> set[str]:
    """The ids of all texts of lessons."""
    return {text for lesson in lessons() for text in lesson.texts()}


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_must_be_seen(lang: str) -> None:
    """Lessons, exercises and coach name things, not places in the window or colours alone."""
    places, colours = (re.compile(rf"\b({one[lang]})\b", re.I) for one in (PLACES, COLOURS))
    lesson = teaching()
    wrong = []
    for key, text in unseen_texts(lang).items():
        if key not in lesson and not key.startswith(OTHERS):
            continue
        bare = colours.search(text) and not re.search(SAID_COLOURS[lang], text, re.I)
        if (places.search(text) or bare) and key not in ALLOWED:
            wrong.append(f"{key}: {text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_must_be_pointed_at(lang: str) -> None:
    """Outside of lessons, too, no text asks for a click or speaks of what is highlighted."""
    pointing, lesson = re.compile(rf"\b({POINTING[lang]})\b", re.I), teaching()
    found = {key: text for key, text in unseen_texts(lang).items() if pointing.search(text)}
    wrong = [key for key in found if key not in lesson and not key.startswith(BOTH_WAYS)]
    assert not wrong, "\n".join(f"{key}: {found[key]}" for key in wrong)
    assert lang == "ro" or any(key.startswith(BOTH_WAYS) for key in found)


def test_reasons() -> None:
    """Every exception is of a text that there is, and still needed in some language."""
    lesson = teaching()
    assert [key for key in ALLOWED if key not in lesson and not key.startswith(OTHERS)] == []
    texts = [(lang, unseen_texts(lang)) for lang in LANGS]
    idle = [
        key
        for key in ALLOWED
        if not any(
            re.search(rf"\b({one[lang]})\b", found.get(key, ""), re.I)
            for lang, found in texts
            for one in (PLACES, COLOURS)
        )
    ]
    assert idle == []
