"""Translations: a language file says all that the English one says, of the same things, and nothing else."""

from fluent.syntax import ast

from lopsided.engine.words import LANGUAGE, Words, languages, words
from lopsided.testing.grammar import keys, nodes, read_messages

PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTED = range(201)  # numbers whose plural forms a language needs here


def check_translations(package: str) -> None:
    """Every language file of a package against the English one."""
    for language in languages(package):
        if language != LANGUAGE:
            check_translation(words(package), words(package, language), f"{package}, text/{language}.ftl")


def check_translation(english: Words, text: Words, here: str) -> None:
    """Messages, attributes, what each is given, and what each chooses between."""
    theirs, ours = read_messages(english.source, "English"), read_messages(text.source, here)
    parts = {name: reached(message, ours) for name, message in ours.items()}
    spoken_through = {part.id.name for message in ours.values() for part in nodes(message) if isinstance(part, ast.MessageReference)}
    forms = {name for heard in parts.values() for name in asked(heard)}
    missing, more = sorted(theirs.keys() - ours.keys()), sorted(ours.keys() - theirs.keys() - spoken_through)
    assert not missing, f"{here}: {', '.join(missing)} is missing"
    assert not more, f"{here}: {', '.join(more)} is for nothing"
    for name, message in theirs.items():
        place = f"{here}, {name}"
        wanted, there = attributes(message), attributes(ours[name])
        unused = sorted(a for a in there - wanted if f"{name.rpartition('-')[0]}-{a}" not in forms)
        assert wanted <= there, f"{place}: .{', .'.join(sorted(wanted - there))} is missing"
        assert not unused, f"{place}: .{', .'.join(unused)} is for nothing"
        original = reached(message, theirs)
        lost, foreign = sorted(about(original) - about(parts[name])), sorted(about(parts[name]) - about(original))
        assert not lost, f"{place}: it does not tell ${', $'.join(lost)}"
        assert not foreign, f"{place}: ${', $'.join(foreign)} is not given"
        chosen = choices(parts[name])
        for by, variants in choices(original).items():
            needed = (variants - PLURALS) | (plurals(text.language) if "one" in variants else set())
            lacking = sorted(needed - chosen.get(by, set()))
            assert not lacking, f"{place}: for ${by} there is no [{'], ['.join(lacking)}]"


def reached(message: ast.Message, messages: dict[str, ast.Message]) -> list[ast.BaseNode]:
    """All that a message is made of, with the messages that it speaks through."""
    parts = list(nodes(message))
    for part in parts:
        if isinstance(part, ast.MessageReference) and part.id.name in messages:
            parts += nodes(messages[part.id.name].value)
    return parts


def asked(parts: list[ast.BaseNode]) -> set[str]:
    """The names of what is given, as they are written: `row-to` for a form of `row`."""
    return {part.id.name for part in parts if isinstance(part, ast.VariableReference)}


def about(parts: list[ast.BaseNode]) -> set[str]:
    """What a message tells, whatever form it takes; who reads and who is who is told by variants."""
    return {name.partition("-")[0] for name in asked(parts)} - {"you", "same"}


def attributes(message: ast.Message) -> set[str]:
    """The forms of a message beside itself."""
    return {attribute.id.name for attribute in message.attributes}


def choices(parts: list[ast.BaseNode]) -> dict[str, set[str]]:
    """What a message chooses by, and between which variants."""
    found: dict[str, set[str]] = {}
    for part in parts:
        if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
            found.setdefault(part.selector.id.name, set()).update(keys(part))
    return found


def plurals(language: str) -> set[str]:
    """The plural forms that a language has for such numbers."""
    from babel import Locale

    form = Locale.parse(language, sep="-").plural_form
    return {form(number) for number in COUNTED}
