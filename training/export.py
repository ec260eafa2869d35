"""Writes the result of training as a delta over the package's weights: export.py CHECKPOINT BASE OUT.

The format is described in src/server/models/reader/delta.ts.
"""
import json
import struct
import sys

import numpy as np
import torch


def main():
    checkpoint, base, out = sys.argv[1:4]
    values = torch.load(checkpoint)["values"]
    with open(f"{base}.json", encoding="utf8") as file:
        constants = {entry["name"]: entry for entry in json.load(file)}
    index, chunks, offset = [], [], 0

    def add(array):
        nonlocal offset
        data = np.ascontiguousarray(array).tobytes()
        chunks.append(data)
        offset += len(data)
        return offset - len(data)

    for name, tensor in values.items():
        array = tensor.numpy().astype(np.float32)
        if name == "head.weight":
            index.append(dict(name="reader.head.weights", dims=list(array.T.shape), offset=add(array.T)))
        elif name == "head.bias":
            index.append(dict(name="reader.head.bias", dims=list(array.shape), offset=add(array)))
        elif array.ndim == 2:
            # Quantised like the product: by column of the matrix as it is in the graph.
            columns = array.T
            scales = (np.abs(columns).max(0) / np.float32(127)).astype(np.float32)
            scales[scales == 0] = 1
            integers = np.clip(np.round(columns / scales), -127, 127).astype(np.int8)
            index.append(dict(name=constants[name]["constant"], dims=list(columns.shape), offset=add(integers), scales=add(scales)))
        else:
            index.append(dict(name=constants[name]["constant"], dims=list(array.shape), offset=add(array)))
    head = json.dumps(index, separators=(",", ":")).encode()
    with open(out, "wb") as file:
        file.write(struct.pack("<I", len(head)) + head + b"".join(chunks))
    print(f"{len(index)} constants, {4 + len(head) + offset} bytes")


if __name__ == "__main__":
    main()
