"""Teaches the encoder (server/care/encoder) what lines say by their words in their order.

Usage: python3 encoder.py FOLDER OUT. FOLDER holds what training/encoder.ts wrote; OUT gets weights.bin and
model.json. PyTorch and NumPy are all it needs: on Debian, apt-get install python3-torch python3-numpy.
"""

import json
import math
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

MEANING, CONCEPT, WORD = 96, 32, 256
REACHES = [1, 2, 4, 8]
ROUNDS = 5
BATCH = 512
STEP = 3e-3
FIRST_STEPS = 300
# Of labels: the guard's are many, the reader's lie close together.
SMOOTHED = {"message": 0.1, "reply": 0.05}
# A word is sometimes read without its letters, and sometimes without its meaning, so that each says what it can.
LEFT_OUT = 0.1
DROPPED = {"words": 0.4, "layers": 0.1, "sense": 0.2}
LARGEST_BYTE = 127
# So many lines are answered here for training/encoder.ts to see that the product answers alike.
PROBES = 50


class Layer(nn.Module):
    """A word takes up what its neighbours say, as far as its gates let it in (Dauphin et al. 2017)."""

    def __init__(self, reach):
        super().__init__()
        self.norm = nn.LayerNorm(WORD)
        self.neighbours = nn.Conv1d(WORD, 2 * WORD, 3, padding=reach, dilation=reach)
        self.dropped = nn.Dropout(DROPPED["layers"])

    def forward(self, words, mask):
        read = self.neighbours((self.norm(words) * mask).transpose(1, 2)).transpose(1, 2)
        values, gates = read.chunk(2, -1)
        return words + self.dropped(values * torch.sigmoid(gates))


class Encoder(nn.Module):
    def __init__(self, grams, headwords, concepts, labels):
        super().__init__()
        self.grams = nn.EmbeddingBag(grams, MEANING, mode="mean", sparse=True)
        # Row 0 stands for none.
        self.headwords = nn.Embedding(headwords + 1, MEANING, padding_idx=0)
        self.concepts = nn.Embedding(concepts + 1, CONCEPT, padding_idx=0)
        for table in (self.grams, self.headwords, self.concepts):
            nn.init.normal_(table.weight, 0, 0.05)
        with torch.no_grad():
            self.headwords.weight[0] = 0
            self.concepts.weight[0] = 0
        self.entry = nn.Linear(2 * MEANING + CONCEPT, WORD)
        self.norm = nn.LayerNorm(WORD)
        self.layers = nn.ModuleList([Layer(reach) for reach in REACHES])
        self.heed = nn.Linear(WORD, 1)
        self.dropped = nn.Dropout(DROPPED["words"])
        self.sense = nn.Dropout(DROPPED["sense"])
        self.message = nn.Linear(3 * WORD, labels["message"])
        self.reply = nn.Linear(3 * WORD, labels["reply"])

    def forward(self, grams, bags, at, headwords, concepts, mask):
        letters = self.grams(grams, bags)[at]
        meanings = mean_of(self.headwords(headwords), headwords)
        if self.training:
            chance = torch.rand(*at.shape, 1)
            letters = letters * (chance > LEFT_OUT) * (torch.rand(at.shape[0], 1, 1) > LEFT_OUT)
            meanings = meanings * (chance < 1 - LEFT_OUT)
        known = [letters, meanings, mean_of(self.concepts(concepts), concepts)]
        mask = mask[..., None].float()
        words = self.norm(self.entry(self.dropped(torch.cat(known, -1))))
        for layer in self.layers:
            words = layer(words, mask)
        attention = torch.softmax(self.heed(words).masked_fill(mask == 0, -1e4), 1)
        sense = self.sense(
            torch.cat(
                [
                    (words * attention).sum(1),
                    words.masked_fill(mask == 0, -1e4).max(1)[0],
                    (words * mask).sum(1) / mask.sum(1),
                ],
                -1,
            )
        )
        return {"message": self.message(sense), "reply": self.reply(sense)}


def mean_of(rows, chosen):
    return rows.sum(2) / (chosen > 0).sum(-1, keepdim=True).clamp(min=1)


class Lines:
    """The lines to learn from, flat: whose word, headword and concept each is, and where a line begins."""

    def __init__(self, folder):
        words = [json.loads(line) for line in open(folder / "words.jsonl", encoding="utf-8")]
        self.grams = np.concatenate([np.array(grams, np.int64) for grams in words])
        self.word_starts = np.cumsum([0] + [len(grams) for grams in words])
        lines = [json.loads(line) for line in open(folder / "lines.jsonl", encoding="utf-8")]
        self.starts = np.cumsum([0] + [len(line["words"]) for line in lines])
        self.words = np.concatenate([np.array(line["words"], np.int64) for line in lines])
        self.headwords = rows_of([line["headwords"] for line in lines])
        self.concepts = rows_of([line["concepts"] for line in lines])
        self.label = {
            head: np.array([line[head] for line in lines], np.int64) for head in ("message", "reply")
        }
        self.times = np.array([line["times"] for line in lines], np.float32)

    def batches(self, random):
        """Every line once, in groups of lines about as long as each other."""
        length = np.diff(self.starts)
        order = random.permutation(len(length))
        groups = []
        for at in range(0, len(order), BATCH * 50):
            some = order[at : at + BATCH * 50]
            some = some[np.argsort(length[some], kind="stable")]
            groups += [some[start : start + BATCH] for start in range(0, len(some), BATCH)]
        random.shuffle(groups)
        return groups

    def inputs(self, chosen):
        length = self.starts[chosen + 1] - self.starts[chosen]
        steps = np.arange(length.max())[None]
        mask = steps < length[:, None]
        place = np.where(mask, self.starts[chosen][:, None] + steps, 0)
        words, at = np.unique(self.words[place], return_inverse=True)
        counts = self.word_starts[words + 1] - self.word_starts[words]
        bags = np.cumsum(counts) - counts
        gram_places = np.repeat(self.word_starts[words] - bags, counts) + np.arange(counts.sum())
        arrays = (
            self.grams[gram_places],
            bags,
            at.reshape(mask.shape),
            np.where(mask[..., None], self.headwords[place], 0),
            np.where(mask[..., None], self.concepts[place], 0),
            mask,
        )
        return [torch.from_numpy(array) for array in arrays]


def rows_of(lines):
    """A table's rows word by word, counted from 1."""
    most = max(len(rows) for line in lines for rows in line)
    table = np.zeros((sum(len(line) for line in lines), most), np.int64)
    at = 0
    for line in lines:
        for rows in line:
            for place, row in enumerate(rows):
                table[at, place] = row + 1
            at += 1
    return table


def loss_of(answers, lines, chosen):
    weight = torch.from_numpy(lines.times[chosen])
    loss = 0
    for head, sums in answers.items():
        label = torch.from_numpy(lines.label[head][chosen])
        told = label >= 0
        if told.any():
            each = functional.cross_entropy(
                sums[told], label[told], reduction="none", label_smoothing=SMOOTHED[head]
            )
            loss = loss + (each * weight[told]).sum()
    return loss / weight.sum()


def teach(encoder, lines):
    random = np.random.default_rng(1)
    sparse = [encoder.grams.weight]
    others = [p for name, p in encoder.named_parameters() if name != "grams.weight"]
    optimizers = [
        torch.optim.SparseAdam(sparse, lr=STEP, betas=(0.9, 0.98)),
        torch.optim.AdamW(others, lr=STEP, betas=(0.9, 0.98), weight_decay=0.01),
    ]
    total = ROUNDS * math.ceil(len(lines.times) / BATCH)
    step, started = 0, time.time()
    encoder.train()
    for turn in range(ROUNDS):
        for chosen in lines.batches(random):
            step += 1
            cooled = 0.5 * (1 + math.cos(math.pi * step / total)) * 0.98 + 0.02
            for optimizer in optimizers:
                for group in optimizer.param_groups:
                    group["lr"] = STEP * min(1, step / FIRST_STEPS) * cooled
                optimizer.zero_grad(set_to_none=True)
            loss = loss_of(encoder(*lines.inputs(chosen)), lines, chosen)
            loss.backward()
            nn.utils.clip_grad_norm_(others, 1.0)
            for optimizer in optimizers:
                optimizer.step()
            if step % 200 == 0:
                print(f"round {turn + 1}, step {step} of {total}, {time.time() - started:.0f} s, {loss.item():.3f}", flush=True)


def write(encoder, labels, out):
    """The tables in bytes, then everything else as it is, in the order that the product reads."""
    parts, scales = [], {}
    tables = {
        "grams": encoder.grams.weight,
        "headwords": encoder.headwords.weight[1:],
        "concepts": encoder.concepts.weight[1:],
    }
    for name, table in tables.items():
        values = table.detach().numpy()
        # What is larger than nearly all is cut: one such value would take the steps from all others.
        scales[name] = float(np.quantile(np.abs(values[np.abs(values).sum(1) > 0]), 0.9999)) / LARGEST_BYTE
        steps = np.clip(np.round(values / scales[name]), -LARGEST_BYTE, LARGEST_BYTE)
        parts.append(steps.astype(np.int8).tobytes())
        with torch.no_grad():
            table.copy_(torch.from_numpy(steps * scales[name]))
    dense = [encoder.entry.weight, encoder.entry.bias, encoder.norm.weight, encoder.norm.bias]
    for layer in encoder.layers:
        dense += [layer.norm.weight, layer.norm.bias]
        dense += [layer.neighbours.weight.permute(2, 0, 1), layer.neighbours.bias]
    for head in (encoder.heed, encoder.message, encoder.reply):
        dense += [head.weight, head.bias]
    parts += [values.detach().contiguous().numpy().astype("<f4").tobytes() for values in dense]
    (out / "weights.bin").write_bytes(b"".join(parts))
    head = {
        "widths": {"meaning": MEANING, "concept": CONCEPT, "word": WORD},
        "headwords": len(encoder.headwords.weight) - 1,
        "reaches": REACHES,
        "labels": labels,
        "scales": scales,
    }
    (out / "model.json").write_text(json.dumps(head, indent=2) + "\n")


def probe(encoder, lines, folder):
    """What the encoder, as it was written, makes of the first lines."""
    encoder.eval()
    with torch.no_grad():
        answers = encoder(*lines.inputs(np.arange(PROBES)))
    chances = {head: torch.softmax(sums, 1).tolist() for head, sums in answers.items()}
    (folder / "answers.json").write_text(json.dumps(chances))


def main():
    folder, out = Path(sys.argv[1]), Path(sys.argv[2])
    torch.manual_seed(1)
    # More threads wait for each other longer than they compute, and sum in another order.
    torch.set_num_threads(1)
    sizes = json.loads((folder / "sizes.json").read_text())
    encoder = Encoder(sizes["grams"], sizes["headwords"], sizes["concepts"], sizes["labels"])
    lines = Lines(folder)
    teach(encoder, lines)
    write(encoder, sizes["labels"], out)
    probe(encoder, lines, folder)


main()
