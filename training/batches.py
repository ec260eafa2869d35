"""Questions with their windows, drawn at random and padded to batches."""
import json
import os
import random

import torch

from excerpts import as_excerpts


class File:
    """Lines of a training file, read again whenever the file has changed."""

    def __init__(self, path, weight, weight_at_end):
        self.path, self.weight, self.weight_at_end = path, weight, weight_at_end
        self.changed, self.questions, self.deck = 0, [], []

    def refresh(self):
        changed = os.path.getmtime(self.path) if os.path.exists(self.path) else 0
        if changed != self.changed:
            with open(self.path, encoding="utf8") as lines:
                self.questions = [json.loads(line) for line in lines]
            self.changed, self.deck = changed, []

    def draw(self, rng):
        if not self.deck:
            self.deck = list(range(len(self.questions)))
            rng.shuffle(self.deck)
        return self.questions[self.deck.pop()]


def batches(files, rng, progress, excerpts=0.0, tokens=1300):
    """
    Endless batches of whole questions of similar length. `progress` tells how far training is, and
    `excerpts` is the share of questions that are asked of excerpts instead of whole windows.
    """
    while True:
        for file in files:
            file.refresh()
        filled = [file for file in files if file.questions]
        done = progress()
        weights = [file.weight + (file.weight_at_end - file.weight) * done for file in filled]
        drawn = [rng.choices(filled, weights)[0].draw(rng) for _ in range(96)]
        drawn = [as_excerpts(question, rng) if rng.random() < excerpts else question for question in drawn]
        drawn.sort(key=longest)
        pool, batch, rows = [], [], 0
        for question in drawn:
            count = len(question["windows"])
            if batch and (rows + count) * longest(question) > tokens:
                pool.append(batch)
                batch, rows = [], 0
            batch.append(question)
            rows += count
        pool.append(batch)
        rng.shuffle(pool)
        yield from map(collate, pool)


def longest(question):
    return max(len(window["ids"]) for window in question["windows"])


def collate(questions):
    rows = [(number, window, each) for number, each in enumerate(questions) for window in each["windows"]]
    width = max(len(window["ids"]) for _, window, _ in rows)
    shape = (len(rows), width)
    ids, types, attended = (torch.zeros(shape, dtype=torch.long) for _ in range(3))
    open_, starts, ends = (torch.zeros(shape, dtype=torch.bool) for _ in range(3))
    of = torch.zeros(len(rows), dtype=torch.long)
    answers, decided = torch.zeros(len(rows)), torch.full((len(rows),), -1.0)
    for row, (number, window, question) in enumerate(rows):
        length = len(window["ids"])
        of[row] = number
        ids[row, :length] = torch.tensor(window["ids"])
        types[row, window["windowFrom"] : length] = 1
        attended[row, :length] = 1
        open_[row, window["textFrom"] : length - 1] = True
        for first, last in window["answers"]:
            starts[row, first] = ends[row, last] = True
        if window["answers"]:
            answers[row] = 1
            if question.get("decision"):
                decided[row] = float(question["decision"] == "yes")
    return dict(ids=ids, types=types, attended=attended, open=open_, starts=starts, ends=ends,
                of=of, answers=answers, decided=decided, questions=len(questions))
