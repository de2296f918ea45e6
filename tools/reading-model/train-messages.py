"""Trains the part of the reading model that marks what stands in a recruiter's message: each word gets a label (what it
is for an advertisement, or what is meant by it) and whether a new item begins there.

usage: python train-messages.py MSG.json BASE STUDENT.npz OUT [fold, "most" or "full"] [layers of the student; of several, divided by semicolons, the one that begins best]
BASE: folder with tokenizer.json and the weights of the base encoder (README); STUDENT.npz: the model that compares lines,
whose table of word pieces is shared.
"""
import json, math, os, random, re, sys, time
from pathlib import Path
os.environ["TOKENIZERS_PARALLELISM"] = "false"
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from torch.utils.data import DataLoader
from tokenizers import Tokenizer
from transformers import BertConfig, BertModel

DATA, BASE, PAIR, OUT = sys.argv[1:5]
MODE = sys.argv[5] if len(sys.argv) > 5 else "full"
STUDENTS = [[int(n) for n in one.split(",")] for one in (sys.argv[6] if len(sys.argv) > 6 else "0,1,2").split(";")]
TEACHERS, EPOCHS, STUDENT_EPOCHS = (int(n) for n in os.environ.get("ROUNDS", "3,8,24").split(","))
SEED, DEV = 7, "cuda"
random.seed(SEED); torch.manual_seed(SEED); np.random.seed(SEED)
D = json.load(open(DATA)); OUT = Path(OUT); OUT.mkdir(parents=True, exist_ok=True); START = time.time()
LABELS = ["out"] + D["labels"]; N = len(LABELS)
say = lambda *w: print(f"{time.time()-START:6.0f}s", *w, flush=True)
tok = Tokenizer.from_file(f"{BASE}/tokenizer.json"); tok.no_truncation(); tok.no_padding()
z = {k: v for f in sorted(Path(BASE).glob("[ab].npz")) for k, v in np.load(f).items()}
STATE = {}
for k, v in z.items():
    if k.endswith("|q"): STATE[k[:-2]] = torch.tensor(v.astype(np.float32) * z[k[:-2] + "|s"])
    elif not k.endswith("|s"): STATE[k] = torch.tensor(v)
CONFIG = BertConfig(vocab_size=30522, hidden_size=384, num_hidden_layers=12, num_attention_heads=12, intermediate_size=1536, max_position_embeddings=512)
MOST, CONTEXT, FIRST = 160, 48, 2
ASKS = {"": "none", "title": "title", "place": "place", "type": "type", "pay": "pay", "duties": "duties", "must": "must", "nice": "nice", "apply": "apply", "publish": "publish", "lawful": "law", "anything": "anything", "hours": "hours", "benefits": "benefits"}
ASK_ID = {k: tok.encode(w, add_special_tokens=False).ids[0] for k, w in ASKS.items()}

ENC = {}
def enc(text):
    if text not in ENC:
        e = tok.encode(text, add_special_tokens=False); ENC[text] = (e.ids, e.offsets)
    return ENC[text]
def case(text, a, b):
    w = text[a:b]
    if any(c.isdigit() for c in w): return 3
    if w.isupper() and len(w) > 1: return 2
    return 1 if w[:1].isupper() else 0
def broken(text, ids, offs):
    """Before which pieces a line begins: the break itself is no piece."""
    return [i > 0 and "\n" in text[offs[i - 1][1] : offs[i][0]] for i in range(len(ids))]
def tags(row):
    text = row["text"]; ids, offs = enc(text); y = [0] * len(ids); b = [-100] * len(ids)
    for a, e, label in row["spans"]:
        first = True
        for i, (x, z_) in enumerate(offs):
            if x >= a and z_ <= e:
                y[i] = -100 if label < 0 else label + 1; b[i] = int(first); first = False
    return y, b

def windows(row, shift=0):
    """Pieces of a message, each with what stands before it: (from, to, first that counts)."""
    n = len(enc(row["text"])[0])
    if n <= MOST: return [(0, n, 0)]
    out, at, step = [], 0, MOST - CONTEXT
    end = min(n, MOST - shift)
    out.append((0, end, 0))
    while end < n: nxt = min(n, end + step); out.append((end - CONTEXT, nxt, end)); end = nxt
    return out

def batch(items):
    width = max(b - a for _, (a, b, _) in items) + FIRST + 1
    I = np.zeros((len(items), width), np.int64); M = np.zeros_like(I); C = np.zeros_like(I); Y = np.full_like(I, -100); B = np.full_like(I, -100)
    for k, (r, (a, b, own)) in enumerate(items):
        ids, offs = enc(r["text"]); n = b - a; nl = broken(r["text"], ids, offs)
        I[k, : n + 3] = [101, ASK_ID[r.get("asks", "")]] + ids[a:b] + [102]; M[k, : n + 3] = 1
        C[k, FIRST : n + FIRST] = [1 + case(r["text"], *offs[i]) + (4 if nl[i] else 0) for i in range(a, b)]
        if "soft" not in r or "spans" in r and r["spans"] is not None:
            y, bb = tags(r)
            Y[k, FIRST + own - a : n + FIRST] = y[own:b]; B[k, FIRST + own - a : n + FIRST] = bb[own:b]
    P = W = None
    if any("soft" in r and torch.is_tensor(r["soft"]) for r, _ in items):
        P = np.zeros((*I.shape, N + 2), np.float16); W = np.zeros(I.shape, np.float32)
        for k, (r, (a, b, own)) in enumerate(items):
            if "soft" in r: P[k, FIRST + own - a : b - a + FIRST] = r["soft"][own:b].numpy(); W[k, FIRST + own - a : b - a + FIRST] = 1
    return I, M, C, Y, B, P, W
there = lambda parts: [None if x is None else torch.from_numpy(x).to(DEV, non_blocking=True) for x in parts]

class Teacher(nn.Module):
    def __init__(s):
        super().__init__(); s.bert = BertModel(CONFIG, add_pooling_layer=False); s.bert.load_state_dict({**s.bert.state_dict(), **STATE})
        s.case = nn.Embedding(9, 384); s.case.weight.data.zero_(); s.head = nn.Linear(384, N + 2)
    def forward(s, I, M, C):
        e = s.bert.embeddings.word_embeddings(I) + s.case(C)
        return s.head(F.dropout(s.bert(inputs_embeds=e, attention_mask=M).last_hidden_state, .1, s.training))

GROUP = 64
def four_bits(w):
    """Numbers from -7 to 7, a scale for each 64 of them (a byte) and for each row."""
    g = w.detach().view(w.shape[0], -1, GROUP); most = g.abs().amax(-1, keepdim=True) / 7 + 1e-9; best = None
    for share in (1., .9, .8, .7):
        scale = most * share; row = scale.amax(1, keepdim=True); byte = torch.round(scale / row * 255).clamp(min=1); scale = byte / 255 * row
        code = torch.round(g / scale).clamp(-7, 7); far = ((code * scale - g) ** 2).sum(-1, keepdim=True)
        if best is None: best = [far, code, scale]
        else: better = far < best[0]; best = [torch.where(better, a, b) for a, b in zip((far, code, scale), best)]
    _, code, scale = best; row = scale.amax(1, keepdim=True); byte = torch.round(scale / row * 255).clamp(min=1)
    return code, byte, row
def coarse(w):
    code, byte, row = four_bits(w)
    return (code * (byte / 255 * row)).view_as(w)
class Coarse(nn.Linear):
    """Trained as it will be kept: in four bits, once `on`."""
    on = False
    def forward(s, x): return F.linear(x, s.weight + (coarse(s.weight) - s.weight).detach() if Coarse.on else s.weight, s.bias)

class Layer(nn.Module):
    def __init__(s, of):
        super().__init__(); a = of.attention
        for name, l in (("q", a.self.query), ("k", a.self.key), ("v", a.self.value), ("o", a.output.dense), ("up", of.intermediate.dense), ("down", of.output.dense)):
            n = Coarse(l.weight.shape[1], l.weight.shape[0]); n.weight.data.copy_(l.weight.detach()); n.bias.data.copy_(l.bias.detach()); setattr(s, name, n)
        s.n1 = nn.LayerNorm(384, eps=1e-12); s.n1.load_state_dict(a.output.LayerNorm.state_dict())
        s.n2 = nn.LayerNorm(384, eps=1e-12); s.n2.load_state_dict(of.output.LayerNorm.state_dict())
    def forward(s, x, M):
        B, L, H = x.shape; h = lambda t: t.view(B, L, 12, 32).transpose(1, 2); d = lambda t: F.dropout(t, .1, s.training)
        w = (h(s.q(x)) @ h(s.k(x)).transpose(-1, -2)) / math.sqrt(32) + (1 - M[:, None, None, :].float()) * -1e4
        y = (torch.softmax(w.float(), -1).to(x.dtype) @ h(s.v(x))).transpose(1, 2).reshape(B, L, H)
        x = s.n1(x + d(s.o(y))); u = s.up(x)
        return s.n2(x + d(s.down(u * torch.sigmoid(1.702 * u))))

class Short(nn.Module):
    """Some layers of the teacher, over the word pieces of the model that compares lines."""
    def __init__(s, t, layers):
        super().__init__(); p = np.load(PAIR); e = t.bert.embeddings
        E = torch.tensor(p["E"].astype(np.float32) * p["scale"][:, None]).to(DEV); s.E = nn.Parameter(E, requires_grad=False)
        W = e.word_embeddings.weight.detach().float(); X = torch.cat([E, torch.ones(len(E), 1, device=DEV)], 1)
        P = torch.linalg.lstsq(X, W).solution
        s.inp = nn.Linear(64, 384); s.inp.weight.data.copy_(P[:64].T); s.inp.bias.data.copy_(P[64])
        s.place = nn.Embedding(MOST + 3, 384); s.place.weight.data.copy_(e.position_embeddings.weight[: MOST + 3].detach() + e.token_type_embeddings.weight[0].detach())
        s.case = nn.Embedding(9, 384); s.case.weight.data.copy_(t.case.weight.detach()); s.n0 = nn.LayerNorm(384, eps=1e-12); s.n0.load_state_dict(e.LayerNorm.state_dict())
        s.layers = nn.ModuleList([Layer(t.bert.encoder.layer[i]) for i in layers]); s.head = nn.Linear(384, N + 2); s.head.load_state_dict(t.head.state_dict())
    def forward(s, I, M, C):
        x = F.dropout(s.n0(s.inp(s.E[I]) + s.case(C) + s.place.weight[: I.shape[1]]), .1, s.training)
        for l in s.layers: x = l(x, M)
        return s.head(F.dropout(x, .1, s.training))
    def quantised(s):
        with torch.no_grad():
            for n, p in s.named_parameters():
                if n.startswith("layers.") and p.dim() == 2: p.copy_(coarse(p))
                elif p.dim() == 2 and n != "E": q = p.abs().max(1, keepdim=True).values / 127 + 1e-9; p.copy_(torch.round(p / q) * q)
        return s

def noisy(row):
    """The same message as somebody in more of a hurry types it."""
    text, spans = row["text"], [list(s) for s in row["spans"]]
    how = random.random()
    if how < .25: text = text.lower()
    elif how < .33: text = text.upper() if len(text) < 200 else text.lower()
    if random.random() < .2:
        drop = random.choice([r"[.,;:!?]", r"[.]", r"['’]", r"[,]"]); keep = []
        at = [m.start() for m in re.finditer(drop, text) if not (0 < m.start() < len(text) - 1 and text[m.start() - 1].isdigit() and text[m.start() + 1].isdigit()) and "@" not in text[max(0, m.start() - 25) : m.start() + 25]]
        gone = set(at); new = "".join(c for i, c in enumerate(text) if i not in gone)
        if new.strip():
            import bisect
            text = new; spans = [[a - bisect.bisect_left(at, a), b - bisect.bisect_left(at, b), l] for a, b, l in spans]; spans = [s for s in spans if s[1] > s[0]]
    if text == row["text"]: return row
    return {"text": text, "spans": spans, "asks": row.get("asks", "")}

def joined(rows):
    """Two messages sent as one."""
    a, b = random.choice(rows), random.choice(rows); text = a["text"].rstrip() + random.choice([" ", ". ", "\n", ", ", "\n\n"]); at = len(text)
    return {"text": text + b["text"], "spans": a["spans"] + [[x + at, y + at, l] for x, y, l in b["spans"]], "asks": a.get("asks", "")}

def batches(items, bs): return DataLoader(items, batch_size=bs, collate_fn=batch, num_workers=14, prefetch_factor=4)

def losses(o, Y, B):
    f = lambda a, y: F.cross_entropy(a.float().transpose(1, 2), y, ignore_index=-100)
    return f(o[..., :N], Y) + .4 * f(o[..., N:], B)

def fit(model, msgs, ads, epochs, lr, bs, soft=None, each=None, coarse_from=None):
    opt = torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], lr=lr, weight_decay=.01, fused=True); k = 0; steps = None; model.train(); last = 0
    for e in range(epochs):
        Coarse.on = coarse_from is not None and e >= coarse_from
        rows = [noisy(r) for r in msgs] + [joined(msgs) for _ in range(len(msgs) // 4)] + random.sample(ads, len(ads) // 5)
        items = [(r, w) for r in rows for w in windows(r, random.randrange(0, 100))]
        if soft is not None: items += random.sample(soft, min(len(soft), 3 * len(items)))
        random.shuffle(items); steps = steps or epochs * math.ceil(len(items) / bs) * 1.02; total = torch.zeros((), device=DEV); count = 0
        for part in batches(items, bs):
            for g in opt.param_groups: g["lr"] = lr * min(1, (k + 1) / (.06 * steps)) * max(.01, 1 - k / steps)
            I, M, C, Y, B, P, W = there(part)
            with torch.autocast("cuda", dtype=torch.bfloat16): o = model(I, M, C)
            loss = losses(o, Y, B) if (part[3] >= 0).any() and (part[4] >= 0).any() else 0.
            if P is not None:
                P = P.float()
                kl = lambda x, y: (-(P[..., x:y] * F.log_softmax(o[..., x:y].float(), -1)).sum(-1) * W).sum() / W.sum().clamp(min=1)
                loss = loss + 2 * kl(0, N) + .8 * kl(N, N + 2)
            opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1); opt.step(); k += 1; count += 1; total += loss.detach()
        last = total.item() / max(1, count)
        if each and e % 6 == 5: each(model)
        if e % max(1, epochs // 6) == 0 or e == epochs - 1: say("   epoch", e, round(last, 4))
    model.last = last
    return model.eval()

@torch.no_grad()
def answers(model, rows, bs=256):
    out = [torch.zeros(len(enc(r["text"])[0]), N + 2) for r in rows]
    items = [(i, w) for i, r in enumerate(rows) for w in windows(r)]; at = 0
    for ready in batches([({**rows[i], "soft": 1, "spans": None}, w) for i, w in items], bs):
        I, M, C, *_ = there(ready); part = items[at : at + bs]; at += bs
        with torch.autocast("cuda", dtype=torch.bfloat16): o = model(I, M, C)
        o = o.float(); p = torch.cat([torch.softmax(o[..., :N], -1), torch.softmax(o[..., N:], -1)], -1).cpu()
        for k, (i, (a, b, own)) in enumerate(part): out[i][own:b] = p[k, FIRST + own - a : b - a + FIRST]
    return out

def spans_of(row, p):
    ids, offs = enc(row["text"]); lab = p[:, :N].argmax(-1).tolist(); beg = (p[:, N + 1] > .5).tolist(); found = []
    for i, l in enumerate(lab):
        glued = i and offs[i][0] == offs[i - 1][1] and row["text"][offs[i][0]].isalnum() and row["text"][offs[i - 1][1] - 1].isalnum()
        if glued: l = lab[i] = lab[i - 1]
        if l == 0: continue
        if found and found[-1][1] == i - 1 and found[-1][2] == l and (glued or not beg[i]): found[-1][1] = i
        else: found.append([i, i, l])
    return [(offs[a][0], offs[b][1], l - 1) for a, b, l in found]
def measure(name, rows, ps):
    tp = np.zeros(N); gold = np.zeros(N); got = np.zeros(N); right = total = 0; st = sg = sx = 0
    for r, p in zip(rows, ps):
        y, _ = tags(r); y = np.array(y); q = p[:, :N].argmax(-1).numpy(); keep = y >= 0; right += (y == q)[keep].sum(); total += keep.sum()
        for l in range(N): tp[l] += ((y == l) & (q == l))[keep].sum(); gold[l] += (y == l).sum(); got[l] += (q == l)[keep].sum()
        a = {tuple(s) for s in map(tuple, r["spans"])}; b = set(spans_of(r, p)); st += len(a); sg += len(b); sx += len(a & b)
    f = lambda l: f"{2*tp[l]/max(1,gold[l]+got[l]):.2f}"
    say(f"{name}: pieces right {right/total:.4f}, spans F1 {2*sx/max(1,st+sg):.3f};", " ".join(f"{LABELS[l]} {f(l)}" for l in range(N)))

MSGS, ADS = D["messages"], D["adverts"]
def is_held(r):
    """With a number: that fifth of the talks; "most": one talk in twenty-five; "full": none."""
    if MODE == "most": return sum(map(ord, r.get("talk", ""))) % 25 == 0 and "talk" in r
    return MODE != "full" and r["fold"] == int(MODE)
held, msgs, ads = [r for r in MSGS if is_held(r)], [r for r in MSGS if not is_held(r)], [r for r in ADS if not is_held(r)]
say(len(msgs), len(ads), len(held))
teachers = []
for seed in range(TEACHERS):
    torch.manual_seed(SEED + seed); random.seed(SEED + seed)
    teachers.append(fit(Teacher().to(DEV), msgs, ads, EPOCHS, 1e-4, 32))
    if held: measure(f"teacher {seed}", held, answers(teachers[-1], held))
def mean(rows): return [torch.stack(p).mean(0) for p in zip(*[answers(t, rows) for t in teachers])]
if held: measure("TEACHERS", held, mean(held))
soft = []
for _ in range(3): soft += [noisy(r) for r in msgs] + [joined(msgs) for _ in range(len(msgs))]
def parts(r):
    ws = r["text"].split(" "); a = random.randrange(0, max(1, len(ws) // 2)); b = random.randrange(a + 1, len(ws) + 1)
    return {"text": " ".join(ws[a:b]), "spans": [], "asks": random.choice(list(ASKS))}
soft += [parts(r) for r in msgs * 3] + ads + [{**joined(msgs), "asks": random.choice(list(ASKS))} for _ in range(len(msgs))]
soft = [r for r in soft if r["text"].strip() and len(enc(r["text"])[0]) > 0]
ps = mean(soft); say("soft", len(soft))
SOFT = [(x, w) for r, p in zip(soft, ps) for x in [{"text": r["text"], "asks": r.get("asks", ""), "spans": None, "soft": p.half()}] for w in windows(x)]
def save(model, layers):
    st = {}
    for k, v in model.state_dict().items():
        if k == "E": continue
        v = v.float().cpu()
        if k.startswith("layers.") and v.dim() == 2:
            code, byte, row = four_bits(v); st[k + "|c"] = code.view_as(v).to(torch.int8).numpy(); st[k + "|b"] = byte.squeeze(2).to(torch.uint8).numpy(); st[k + "|r"] = row.reshape(-1).numpy()
        elif v.dim() == 2: q = v.abs().max(1, keepdim=True).values / 127 + 1e-9; st[k + "|q"] = torch.round(v / q).to(torch.int8).numpy(); st[k + "|s"] = q.squeeze(1).numpy()
        else: st[k] = v.numpy()
    np.savez(OUT / f"messages-{MODE}-{len(layers)}.npz", **st)

json.dump({"labels": LABELS, "asks": ASK_ID}, open(OUT / "messages-labels.json", "w"))
def begun(layers): return Short(teachers[0], layers).to(DEV)
def probed(layers): return fit(begun(layers), msgs, ads, 2, 3e-4, 128, SOFT).last
layers = min(STUDENTS, key=probed) if len(STUDENTS) > 1 else STUDENTS[0]
say("layers", layers)
s = fit(begun(layers), msgs, ads, STUDENT_EPOCHS, 4e-4, 128, SOFT, lambda m: save(m, layers), coarse_from=STUDENT_EPOCHS // 2)
if held: measure(f"STUDENT {layers}", held, answers(s, held))
s.quantised(); Coarse.on = False
if held: measure(f"IN FOUR BITS {layers}", held, answers(s, held))
save(s, layers)
say("done")
