"""Turns the weights of the product back into a checkpoint, to continue training: from-delta.py DELTA BASE CHECKPOINT.

The inverse of export.py; matrices are restored from their 8-bit integers.
"""
import json
import struct
import sys

import numpy as np
import torch


def main():
    delta, base, out = sys.argv[1:4]
    with open(f"{base}.json", encoding="utf8") as file:
        names = {entry["constant"]: entry["name"] for entry in json.load(file)}
    names |= {"reader.head.weights": "head.weight", "reader.head.bias": "head.bias"}
    with open(delta, "rb") as file:
        (size,) = struct.unpack("<I", file.read(4))
        index = json.loads(file.read(size))
        chunks = file.read()
    values = {}
    for entry in index:
        count = int(np.prod(entry["dims"]))
        if "scales" in entry:
            scales = np.frombuffer(chunks, np.float32, entry["dims"][-1], entry["scales"])
            array = np.frombuffer(chunks, np.int8, count, entry["offset"]).reshape(entry["dims"]) * scales
        else:
            array = np.frombuffer(chunks, np.float32, count, entry["offset"]).reshape(entry["dims"])
        is_matrix = array.ndim == 2
        values[names[entry["name"]]] = torch.from_numpy((array.T if is_matrix else array).copy())
    frozen = min(int(name.split(".")[1]) for name in values if name.startswith("layers."))
    torch.save(dict(base=base, frozen=frozen, values=values, seen=0), out)
    print(f"{len(values)} parameters, layers from {frozen}")


if __name__ == "__main__":
    main()
