"""Trains the reader with lock-free processes; see README.md.

python3 training/train.py --out runs/first --minutes 60 --data public.jsonl:1:0.2 --data papers.jsonl:0.5:1
"""
import argparse
import os
import random
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import torch
import torch.multiprocessing as mp
import torch.nn as nn

from batches import File, batches
from loss import reading_loss
from model import Reader


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", required=True, help="what base-weights.ts wrote, without the ending")
    parser.add_argument("--frozen", type=int, default=0, help="layers that keep the package's weights")
    parser.add_argument("--data", action="append", required=True, help="FILE:WEIGHT[:WEIGHT AT THE END]")
    parser.add_argument("--out", required=True)
    parser.add_argument("--init", help="checkpoint to go on from")
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--dropout", type=float, default=0.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--save-minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--excerpts", type=float, default=0.0, help="share of questions asked of excerpts, not of windows")
    parser.add_argument("--bf16", action="store_true", help="multiply in 16 bits, where the processor can (avx512_bf16)")
    return parser.parse_args()


def file_of(text):
    path, *weights = text.split(":")
    start = float(weights[0]) if weights else 1.0
    return File(path, start, float(weights[1]) if len(weights) > 1 else start)


def save(reader, options, counts, started):
    values = {name: value.clone() for name, value in reader.state_dict().items() if is_trained(name, reader.frozen)}
    seen = int(counts[:, 1].sum())
    torch.save(dict(base=options.base, frozen=reader.frozen, values=values, seen=seen), f"{options.out}.pt.tmp")
    os.replace(f"{options.out}.pt.tmp", f"{options.out}.pt")
    minutes = (time.time() - started) / 60
    print(f"saved after {minutes:.1f} min, {seen} questions, loss {counts[:, 2].mean():.3f}", flush=True)


def is_trained(name, frozen):
    if name.startswith("head."):
        return True
    return name.startswith("layers.") and int(name.split(".")[1]) >= frozen


def work(rank, reader, options, counts, started):
    torch.manual_seed(options.seed * 100 + rank)
    torch.set_num_threads(1)
    rng = random.Random(options.seed * 1000 + rank)
    body = [p for layer in reader.layers[reader.frozen :] for p in layer.parameters()]
    head = list(reader.head.parameters())
    groups = [dict(params=body, most=options.rate), dict(params=head, most=options.rate * 8)]
    optimizer = torch.optim.AdamW(groups, lr=options.rate, weight_decay=0.01, betas=(0.9, 0.98), foreach=True)
    progress = lambda: min(1.0, (time.time() - started) / 60 / options.minutes)
    saved = started
    files = [file_of(text) for text in options.data]
    for step, batch in enumerate(batches(files, rng, progress, options.excerpts)):
        done = progress()
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = group["most"] * min(1, (step + 1) / 50) * max(0.03, 1 - done)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.bf16):
            logits = reader(batch["ids"], batch["types"], batch["attended"], options.dropout)
        loss = reading_loss(logits.float(), batch)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(body, 1.0)
        optimizer.step()
        mean = loss.item() if step == 0 else 0.97 * float(counts[rank, 2]) + 0.03 * loss.item()
        counts[rank] = torch.tensor([step + 1, int(counts[rank, 1]) + batch["questions"], mean])
        if step % 50 == 0:
            minutes = (time.time() - started) / 60
            print(f"{rank}: {minutes:.1f} min, step {step}, {int(counts[rank, 1])} questions, loss {mean:.3f}", flush=True)
        if rank == 0 and time.time() - saved > options.save_minutes * 60:
            saved = time.time()
            save(reader, options, counts, started)


def main():
    options = arguments()
    torch.manual_seed(options.seed)
    reader = Reader(options.base, options.frozen)
    if options.init:
        reader.load_state_dict(torch.load(options.init)["values"], strict=False)
    reader.train().share_memory()
    counts = torch.zeros(options.processes, 3, dtype=torch.float64).share_memory_()
    started = time.time()
    workers = [
        mp.Process(target=work, args=(rank, reader, options, counts, started)) for rank in range(options.processes)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    save(reader, options, counts, started)


if __name__ == "__main__":
    main()
