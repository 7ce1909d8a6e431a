"""Translations: a language file says all that the English one says, of the same things, and nothing else.

A language that is not whole yet is spoken all the same, in English where it has no words. One that is calls itself so, by the line
`### complete` in its head, and is held to it from then on. A message of the English file may say how long it may become: `# at most 24`.
"""

import re
from collections.abc import Iterator

from fluent.syntax import ast

from lopsided.engine.words import ENGINE, LANGUAGE, Words, languages, words
from lopsided.testing.grammar import keys, nodes, read_messages

PLURALS = {"zero", "one", "two", "few", "many", "other"}
FUNCTIONS = {"CAPITAL", "NUMBER"}
COUNTED = range(201)  # numbers whose plural forms a language needs here


def check_translations(package: str) -> None:
    """Every language of a package that is called complete against the English one."""
    for language in whole_languages(package):
        amiss = list(faults(words(package), words(package, language)))
        assert not amiss, f"{package}, text/{language}.ftl: {'; '.join(amiss)}"


def whole_languages(package: str) -> list[str]:
    """The languages of a package that are called complete."""
    return [language for language in languages(package) if is_whole(words(package, language))]


def is_whole(text: Words) -> bool:
    """Whether a language file calls itself complete; English always is."""
    return text.language == LANGUAGE or re.search(r"^### complete *$", text.source, re.MULTILINE) is not None


def faults(english: Words, text: Words) -> Iterator[str]:
    """What is wrong with a language file, line by line: messages, attributes, what each is given and chooses between, and lengths."""
    try:
        theirs, ours = read_messages(english.source, "English"), read_messages(text.source, "the file")
    except AssertionError as error:
        yield str(error)
        return
    ours_and_shared, theirs_and_shared = shared(text.language) | ours, shared(LANGUAGE) | theirs
    parts = {name: reached(message, ours_and_shared) for name, message in ours.items()}
    spoken_through = {part.id.name for message in ours.values() for part in nodes(message) if isinstance(part, ast.MessageReference)}
    forms = {name for heard in parts.values() for name in asked(heard)}
    yield from (f"{name} is missing" for name in theirs if name not in ours)
    yield from (f"{name} is for nothing" for name in ours if name not in theirs and name not in spoken_through)
    for name, message in theirs.items():
        if name not in ours:
            continue
        wanted, there = attributes(message), attributes(ours[name])
        yield from (f"{name}.{attribute} is missing" for attribute in sorted(wanted - there))
        unused = sorted(attribute for attribute in there - wanted if f"{name.rpartition('-')[0]}-{attribute}" not in forms)
        yield from (f"{name}.{attribute} is for nothing" for attribute in unused)
        original, heard = reached(message, theirs_and_shared), parts[name]
        yield from (f"{name} does not tell ${lost}" for lost in sorted(about(original) - about(heard)))
        yield from (f"{name} is not given ${foreign}" for foreign in sorted(about(heard) - about(original)))
        yield from (f"{name}: there is no function {called}()" for called in sorted(functions(heard) - FUNCTIONS))
        chosen = choices(heard)
        for by, variants in choices(original).items():
            needed = (variants - PLURALS) | (plurals(text.language) if "one" in variants else set())
            yield from (f"{name} has nothing for ${by} [{lacking}]" for lacking in sorted(needed - chosen.get(by, set())))
        most, length = limit(message), longest(ours[name].value)
        if most and length > most:
            yield f"{name} has {length} letters, and its place has room for {most}"


def shared(language: str) -> dict[str, ast.Message]:
    """The messages that any file may speak through."""
    return read_messages(words(ENGINE).source, ENGINE) | (read_messages(words(ENGINE, language).source, ENGINE) if language in languages(ENGINE) else {})


def limit(message: ast.Message) -> int:
    """How long a message may become, by the comment before it; 0 where nothing is said."""
    found = re.search(r"\bat most (\d+)\b", message.comment.content or "") if message.comment else None
    return int(found[1]) if found else 0


def longest(pattern: ast.Pattern | None) -> int:
    """The letters of a message in its longest variant; what is put in is not counted."""
    length = 0
    for part in pattern.elements if pattern else ():
        if isinstance(part, ast.TextElement):
            length += len(part.value)
        elif isinstance(part.expression, ast.SelectExpression):
            length += max(longest(variant.value) for variant in part.expression.variants)
    return length


def functions(parts: list[ast.BaseNode]) -> set[str]:
    """The functions that a message calls."""
    return {part.id.name for part in parts if isinstance(part, ast.FunctionReference)}


def reached(message: ast.Message, messages: dict[str, ast.Message]) -> list[ast.BaseNode]:
    """All that a message is made of, with the messages that it speaks through."""
    parts, heard = list(nodes(message)), {message.id.name}
    for part in parts:
        if isinstance(part, ast.MessageReference) and part.id.name in messages and part.id.name not in heard:
            heard.add(part.id.name)
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
