#!/bin/sh
# Turns a checkpoint into the reader of the product: delta, ranking and calibration.
set -e
checkpoint=${1:?usage: training/release.sh CHECKPOINT}
data=${2:-training/data}
papers=${3:-training/papers}
/usr/bin/python3 training/export.py "$checkpoint" "$data/gte" src/server/models/reader/weights.bin
[ -s "$data/searched.jsonl" ] || node training/search-papers.ts "$papers" "$data/searched.jsonl"
# Twice: the ranking chooses the excerpts that are read a second time, and with new weights it may choose others.
for _ in 1 2; do
  node training/collect.ts "$data/searched.jsonl" "$data/candidates.jsonl" .cache/models
  /usr/bin/python3 training/rank.py "$data/candidates.jsonl" src/server/answers/text/ranking.json
done
