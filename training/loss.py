"""The training objective of the reader: spans of all windows of a question compete with each other and with none."""
import torch
import torch.nn.functional as F

from model import ANSWERS, END, START, YES

NEVER = -1e4


def reading_loss(logits, batch):
    spans = sum(
        span_loss(logits[..., column], batch[gold], batch) for column, gold in ((START, "starts"), (END, "ends"))
    )
    answers = F.binary_cross_entropy_with_logits(logits[:, 0, ANSWERS], batch["answers"])
    loss = spans / 2 + 0.3 * answers
    decided = batch["decided"] >= 0
    if decided.any():
        yes = F.binary_cross_entropy_with_logits(logits[decided, 0, YES], batch["decided"][decided], reduction="sum")
        loss = loss + 0.5 * yes / batch["questions"]
    return loss


def span_loss(logits, gold, batch):
    """Minus the log of the share of the right tokens among all tokens of the question's windows and none, whose logit is 0."""
    count = batch["questions"]
    everything = per_question(logits.masked_fill(~batch["open"], NEVER), batch["of"], count)
    right = per_question(logits.masked_fill(~gold, NEVER), batch["of"], count)
    none = torch.zeros(count)
    is_absent = per_question(gold.float().masked_fill(~gold, NEVER), batch["of"], count) < NEVER / 2
    right = torch.where(is_absent, none, right)
    return (torch.logaddexp(everything, none) - right).mean()


def per_question(logits, of, count):
    """The log of the sum of exponentials over all windows of each question."""
    rows = torch.logsumexp(logits, 1)
    table = torch.full((count, len(rows)), NEVER)
    return torch.logsumexp(table.scatter(0, of[None], rows[None]), 1)
