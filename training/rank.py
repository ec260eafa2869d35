"""Fits the weights of candidates and the certainty of answers: rank.py CANDIDATES [OUT].

Folds are by author. The printed figures and the calibration come from authors that the fold did not see.
"""
import json
import math
import os
import sys

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import torch

FOLDS = 5
# The features of the chosen candidate that determine its certainty, in the order of certainty.ts.
TELLING = (1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 16, 19, 20, 22, 48, 49, 50, 51, 52, 53)
# The features that are known before excerpts are read; their weights alone choose the excerpts.
BEFORE_EXCERPTS = 49
ANSWERS = 3
# An answer shown as sure has to be: shares of right ones between these two are shown as the first.
SURE, MEASURED = 0.8, 0.97


def main():
    with open(sys.argv[1], encoding="utf8") as lines:
        questions = [json.loads(line) for line in lines]
    for question in questions:
        rows = question["candidates"]
        question["x"] = torch.tensor([c["features"] for c in rows], dtype=torch.float32)
        question["right"] = torch.tensor([c["isRight"] for c in rows], dtype=torch.bool)
    authors = sorted({question["author"] for question in questions})
    fold_of = {author: number % FOLDS for number, author in enumerate(authors)}
    judged = []
    for fold in range(FOLDS):
        weights = fit([q for q in questions if fold_of[q["author"]] != fold])
        judged += [judge(q, weights) for q in questions if fold_of[q["author"]] == fold]
    # Certainty is fitted on answers for authors that the ranking did not see.
    for fold in range(FOLDS):
        weights = fit_certainty([j for j in judged if fold_of[j["question"]["author"]] != fold])
        for j in judged:
            if fold_of[j["question"]["author"]] == fold:
                j["likelihood"] = certainty(j, weights)
    points = isotonic([(j["likelihood"], j["right"]) for j in judged if j["candidates"]])
    report(judged, points)
    if len(sys.argv) > 2:
        first, weights, sure = fit(questions, BEFORE_EXCERPTS), fit(questions), fit_certainty(judged)
        with open(sys.argv[2], "w", encoding="utf8") as file:
            rounded = lambda values: [round(float(value), 4) for value in values]
            json.dump(dict(first=rounded(first), features=rounded(weights), certainty=rounded(sure), calibration=points), file)
            file.write("\n")


def fit_certainty(judged, steps=300, decay=1e-3):
    """Logistic regression of being right, with its weights on the features as they are."""
    rows = [j for j in judged if j["candidates"]]
    x = torch.tensor([j["telling"] for j in rows], dtype=torch.float32)
    right = torch.tensor([float(j["right"]) for j in rows])
    mean, spread = x.mean(0), x.std(0).clamp_min(0.05)
    mean[0], spread[0] = 0, 1
    weights = torch.zeros(x.shape[1], requires_grad=True)
    optimizer = torch.optim.Adam([weights], lr=0.05)
    for _ in range(steps):
        loss = torch.nn.functional.binary_cross_entropy_with_logits(((x - mean) / spread) @ weights, right)
        loss = loss + decay * (weights**2).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    plain = (weights / spread).detach()
    plain[0] -= float((plain * mean).sum())
    return plain


def certainty(judged, weights):
    if not judged["candidates"]:
        return 0.0
    return float(torch.sigmoid(torch.tensor(judged["telling"], dtype=torch.float32) @ weights))


def fit(questions, most=None, steps=200, decay=1e-3):
    """Weights of the first `most` features, or of all."""
    count = most or next(len(q["x"][0]) for q in questions if len(q["x"]))
    weights = torch.zeros(count, requires_grad=True)
    with torch.no_grad():
        weights[1] = 1.0
        weights[0] = -2.0
    optimizer = torch.optim.Adam([weights], lr=0.05)
    filled = [q for q in questions if len(q["candidates"])]
    x = torch.cat([q["x"][:, :count] for q in filled])
    of = torch.cat([torch.full((len(q["x"]),), n) for n, q in enumerate(filled)])
    right = torch.cat([q["right"] for q in filled])
    some = torch.tensor([bool(q["right"].any()) for q in filled])
    for _ in range(steps):
        values = (x @ weights).exp()
        total = torch.zeros(len(filled)).index_add(0, of, values) + 1
        good = torch.zeros(len(filled)).index_add(0, of, values * right)
        loss = -(torch.where(some, good, torch.ones_like(good)) / total).clamp_min(1e-9).log().mean()
        loss = loss + decay * (weights**2).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return weights.detach()


def judge(question, weights):
    """The likeliest answer of a question, as the product ranks them."""
    rows = question["candidates"]
    result = dict(question=question, likelihood=0.0, telling=[], right=False, quoted=False, text="", candidates=len(rows))
    if not rows:
        return result
    values = (question["x"] @ weights).exp()
    shares = (values / (values.sum() + 1)).tolist()
    answers = {}
    for share, value, row in zip(shares, values.tolist(), rows):
        answer = answers.setdefault(row["key"], dict(likelihood=0.0, best=(-1.0, None)))
        answer["likelihood"] += share
        answer["best"] = max(answer["best"], (value, id(row)))
    by_id = {id(row): row for row in rows}
    best = max(answers.values(), key=lambda answer: answer["likelihood"])
    row = by_id[best["best"][1]]
    likelihood = best["likelihood"]
    odds = math.log(max(1e-4, likelihood) / max(1e-4, 1 - likelihood))
    none = float(1 / (1 + values.sum()))
    most = max(each["features"][ANSWERS] for each in rows)
    result["telling"] = [1.0, likelihood, odds, none, most, *(float(row["features"][index]) for index in TELLING)]
    decision = question.get("polarity")
    result.update(likelihood=best["likelihood"], right=row["isRight"], quoted=row["isQuoted"], text=row["text"],
                  decided=decision is None or (row["yes"] > 0) == (decision == "yes"))
    return result


def isotonic(pairs):
    """The share of right answers by likelihood, never falling: pooled neighbours, as a few points."""
    pools = []
    for likelihood, right in sorted(pairs):
        pools.append([likelihood, float(right), 1])
        while len(pools) > 1 and pools[-2][1] / pools[-2][2] >= pools[-1][1] / pools[-1][2]:
            *_, (a, b, n), (c, d, m) = pools
            pools[-2:] = [[a + c, b + d, n + m]]
    # With half a right answer and half a wrong one added: few questions are never certain.
    points, most = [], 0.0
    for a, b, n in pools:
        most = max(most, (b + 0.5) / (n + 1))
        shown = min(most, SURE) if most < MEASURED else most
        if n >= 4:
            points.append([round(a / n, 4), round(shown, 4)])
    return points


def confidence(likelihood, points):
    return float(np.interp(likelihood, [p[0] for p in points], [p[1] for p in points]))


def report(judged, points):
    def share(rows, value):
        return f"{sum(value(r) for r in rows)}/{len(rows)}" if rows else "-"

    present = [j for j in judged if j["question"]["type"] != "absent"]
    absent = [j for j in judged if j["question"]["type"] == "absent"]
    rules = [j["question"].get("rules") for j in present]
    print("found by search", share(present, lambda j: j["question"]["isSearched"]),
          "| among the candidates", share(present, lambda j: any(c["isRight"] for c in j["question"]["candidates"])),
          "| ranked first", share(present, lambda j: j["right"]), "| in the quote", share(present, lambda j: j["quoted"]))
    print("rules", share(rules, lambda r: bool(r) and r["isRight"]), "quoted", share(rules, lambda r: bool(r) and r["isQuoted"]),
          "absent answered", share(absent, lambda j: bool(j["question"].get("rules"))))
    for least in (0.2, 0.3, 0.4, 0.45, 0.5, 0.55, 0.6):
        given = [j for j in present if confidence(j["likelihood"], points) >= least]
        wrong = [j for j in absent if confidence(j["likelihood"], points) >= least]
        print(f"answered from {least}: right {share(given, lambda j: j['right'])} of {len(present)}, absent answered {len(wrong)}/{len(absent)}")
    for least in (0.7, 0.79, 0.8):
        sure = [j for j in judged if confidence(j["likelihood"], points) > least]
        print(f"over {least}:", len(sure), "wrong", sum(not j["right"] for j in sure))
    for key in ("type", "wording"):
        for value in sorted({j["question"][key] for j in present}):
            rows = [j for j in present if j["question"][key] == value]
            own = [j["question"].get("rules") for j in rows]
            print(f"  {value}: {share(rows, lambda j: j['right'])}, rules {share(own, lambda r: bool(r) and r['isRight'])}")
    decided = [j for j in present if j["question"].get("polarity") and j["right"]]
    print("yes or no decided:", share(decided, lambda j: j["decided"]))


if __name__ == "__main__":
    main()
