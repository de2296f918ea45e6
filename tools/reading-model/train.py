"""Trains the reading model: does this line of a resume prove that requirement (no, partly, yes)?

usage: python train.py DATA.json BASE OUT [--fold 0..2]
BASE holds bge-small-en-v1.5 as *.npz (quantised weights) and tokenizer.json; README.md says how they are made.

A teacher (cross-encoder) learns from lines written by hand and labelled pairs; a student (static word pieces, each
requirement's piece beside the line's piece that is most like it, a small net) learns from the teacher's answers on
many more pairs. The student is what the product runs. What is kept apart is read for its figures only, at the end.
"""
import json, math, random, sys, time
from pathlib import Path
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from tokenizers import Tokenizer
from transformers import BertConfig, BertForSequenceClassification, BertModel

DATA, BASE, OUT = sys.argv[1:4]
SEED, DEV, LONGEST, FOLDS = 7, "cuda", 80, 3
torch.manual_seed(SEED); random.seed(SEED); np.random.seed(SEED)
D = json.load(open(DATA)); OUT = Path(OUT); START = time.time()
tok = Tokenizer.from_file(f"{BASE}/tokenizer.json"); tok.no_truncation(); tok.no_padding()
say = lambda *what: print(f"{time.time()-START:6.0f}s", *what, flush=True)

def base_state():
    z = {key: value for file in sorted(Path(BASE).glob("*.npz")) for key, value in np.load(file).items()}
    state = {}
    for key, value in z.items():
        if key.endswith("|q"): state[key[:-2]] = torch.tensor(value.astype(np.float32) * z[key[:-2] + "|s"])
        elif not key.endswith("|s"): state[key] = torch.tensor(value)
    return state
STATE = base_state()
CONFIG = BertConfig(vocab_size=30522, hidden_size=384, num_hidden_layers=12, num_attention_heads=12, intermediate_size=1536, max_position_embeddings=512, num_labels=3)

# ---- texts
IDS = {}
def ids(text):
    if text not in IDS: IDS[text] = tok.encode(text, add_special_tokens=False).ids
    return IDS[text]
MOST_ROLE = 8
def line_ids(line):
    """A line as the model reads it: the role it stands in, then its words; a list says that it is one."""
    role, text, listed = line
    head = ids(role)[:MOST_ROLE] + ids(":") if role else (ids("skills :") if listed else [])
    return head + ids(text)
def line_of(unit): return (unit["role"], unit["text"], unit["section"] == "list")

WORDS = {"right_or_check": "right", "place_travel_hours": "place"}
def typed(r): return f"{WORDS.get(r['type'], r['type'])}: {r['text']}"

def words(text): return {w[:5] for w in "".join(c.lower() if c.isalnum() else " " for c in text).split() if len(w) > 2}

def fold_of(pair): return sum(map(ord, pair["id"].rsplit("-", 1)[0])) % FOLDS

def triples(labelled):
    X = []
    occupations = D["occ"]
    everything = [(r["name"], l) for o in occupations for r in o for l in r["yes"] + r["partly"]]
    context = lambda name: name if random.random() < 0.3 else ""
    for o in occupations:
        for r in o:
            for grade, lines in ((2, r["yes"]), (1, r["partly"]), (0, r["no"])):
                for l in lines: X.append((typed(r), (context(r["name"]), l, False), grade))
            others = [l for q in o if q is not r for l in q["yes"]]
            for l in random.sample(others, min(4, len(others))): X.append((typed(r), (context(r["name"]), l, False), 0))
            for name, l in random.sample(everything, 3): X.append((typed(r), (context(name), l, False), 0))
    for p in labelled:
        lines = [line_of(u) for u in p["lines"]]
        for r in p["reqs"]:
            grade = {"met": 2, "partly": 1, "missing": 0}[r["grade"]]
            if grade and not r["proof"]: continue
            for i in r["proof"]:
                if grade:
                    X += [(typed(r), lines[i], grade)] * 2 + [(typed(r), ("", lines[i][1], lines[i][2]), grade)]
            rest = [i for i in range(len(lines)) if i not in r["proof"]]
            if grade == 0:
                for i in r["proof"]: X.append((typed(r), lines[i], 0))
            rest.sort(key=lambda i: -len(words(lines[i][1]) & words(r["text"])))
            near = 9 if grade == 0 else 4
            for i in rest[:near] + random.sample(rest[near:], min(4, len(rest[near:]))): X.append((typed(r), lines[i], 0))
    return X

# ---- teacher
def batch(pairs):
    rows = []
    for requirement, line in pairs:
        a, b = ids(requirement)[:32], line_ids(line)
        b = b[: LONGEST - 3 - len(a)]
        rows.append(([101] + a + [102] + b + [102], len(a) + 2))
    width = max(len(r) for r, _ in rows)
    I = np.zeros((len(rows), width), np.int64); M = np.zeros_like(I); T = np.zeros_like(I)
    for k, (r, cut) in enumerate(rows): I[k, : len(r)] = r; M[k, : len(r)] = 1; T[k, cut : len(r)] = 1
    return [torch.from_numpy(x).pin_memory().to(DEV, non_blocking=True) for x in (I, M, T)]

def new_teacher():
    m = BertForSequenceClassification(CONFIG)
    m.bert.load_state_dict({**m.bert.state_dict(), **STATE})
    return m.to(DEV)

def teach(X, epochs=4, lr=6e-5, bs=192):
    m = new_teacher(); opt = torch.optim.AdamW(m.parameters(), lr=lr, weight_decay=0.01, fused=True)
    steps, k = epochs * math.ceil(len(X) / bs), 0
    m.train()
    for e in range(epochs):
        order = list(range(len(X))); random.shuffle(order); total = 0
        for at in range(0, len(X), bs):
            rows = [X[i] for i in order[at : at + bs]]
            for g in opt.param_groups: g["lr"] = lr * min(1, (k + 1) / (0.06 * steps)) * max(0, 1 - k / steps)
            I, M, T = batch([(r, l) for r, l, _ in rows])
            with torch.autocast("cuda", dtype=torch.bfloat16): logits = m(input_ids=I, attention_mask=M, token_type_ids=T).logits
            loss = F.cross_entropy(logits.float(), torch.tensor([y for *_, y in rows], device=DEV), label_smoothing=0.05)
            opt.zero_grad(set_to_none=True); loss.backward(); norm = nn.utils.clip_grad_norm_(m.parameters(), 1); k += 1
            if torch.isfinite(norm): opt.step(); total += loss.detach()
        say("  epoch", e, round((total / (len(X) / bs)).item(), 4))
    return m.eval()

@torch.no_grad()
def asked(m, pairs, bs=1024):
    order = sorted(range(len(pairs)), key=lambda i: len(ids(pairs[i][0])) + len(line_ids(pairs[i][1])))
    out = np.zeros((len(pairs), 3), np.float32)
    for at in range(0, len(order), bs):
        some = order[at : at + bs]; I, M, T = batch([pairs[i] for i in some])
        with torch.autocast("cuda", dtype=torch.bfloat16): logits = m(input_ids=I, attention_mask=M, token_type_ids=T).logits
        out[some] = torch.softmax(logits.float(), -1).cpu().numpy()
    return out

# ---- pairs for the teacher to answer
@torch.no_grad()
def embedded(texts, bs=1024):
    m = BertModel(CONFIG, add_pooling_layer=False); m.load_state_dict({**m.state_dict(), **STATE}); m = m.to(DEV).eval(); out = []
    for at in range(0, len(texts), bs):
        rows = [[101] + ids(t)[:48] + [102] for t in texts[at : at + bs]]; width = max(map(len, rows))
        I = torch.zeros(len(rows), width, dtype=torch.long); M = torch.zeros_like(I)
        for k, r in enumerate(rows): I[k, : len(r)] = torch.tensor(r); M[k, : len(r)] = 1
        with torch.autocast("cuda", dtype=torch.bfloat16): h = m(input_ids=I.to(DEV), attention_mask=M.to(DEV)).last_hidden_state[:, 0]
        out.append(F.normalize(h.float(), dim=-1))
    return torch.cat(out)

def pool_of(labelled, near, far):
    lines = list({(r["name"] if random.random() < 0.3 else "", l, False) for o in D["occ"] for r in o for l in r["yes"] + r["partly"] + r["no"]}
                 | {line_of(u) for p in labelled for u in p["lines"]})
    lines.sort(); random.Random(SEED).shuffle(lines)
    requirements = sorted({typed(r) for o in D["occ"] for r in o} | {typed(r) for r in D["requirements"]})
    R, L = embedded([r.split(": ", 1)[1] for r in requirements]), embedded([l[1] for l in lines])
    pool = []
    for at in range(0, len(requirements), 512):
        S = R[at : at + 512] @ L.T; top = S.topk(near + 1500, dim=-1).indices.cpu().numpy()
        for k, row in enumerate(top):
            r = requirements[at + k]
            some = list(row[:near]) + list(np.random.choice(row[near:], far, replace=False)) + list(np.random.randint(0, len(lines), far // 2))
            pool += [(r, lines[i]) for i in some]
    for p in labelled:
        for r in p["reqs"]: pool += [(typed(r), line_of(u)) for u in p["lines"]]
    return pool

# ---- student
class Student(nn.Module):
    """Every part is cheap and exact to repeat: look-ups, products and sums."""
    def __init__(s, table, d, h):
        super().__init__()
        e = table - table.mean(0); _, _, V = torch.pca_lowrank(e, q=d, niter=6)
        s.E = nn.Embedding(table.shape[0], d); s.E.weight.data.copy_(F.normalize(e @ V, dim=-1))
        s.imp = nn.Embedding(table.shape[0], 1); s.imp.weight.data.zero_()
        s.left = nn.Parameter(torch.zeros(d)); s.right = nn.Parameter(torch.zeros(d))
        s.pair = nn.Linear(2 * d, h); s.back = nn.Linear(2 * d, h); s.both = nn.Linear(2 * d, h); s.self = nn.Linear(d, h)
        s.out = nn.Sequential(nn.Linear(5 * h + 8, 2 * h), nn.ReLU(), nn.Linear(2 * h, 3))
    def pieces(s, I, M):
        x = s.E(I) * M.unsqueeze(-1); l = F.pad(x, (0, 0, 1, 0))[:, :-1]; r = F.pad(x, (0, 0, 0, 1))[:, 1:]
        y = x + s.left * l + s.right * r
        w = s.weight(s.imp(I).squeeze(-1)) * M
        return F.normalize(y, dim=-1) * M.unsqueeze(-1), w / (w.sum(-1, keepdim=True) + 1e-6)
    def weight(s, x): return F.softplus(x) if s.training else torch.round(F.softplus(x) * 64) / 64
    def forward(s, Ia, Ma, Ib, Mb):
        A, wa = s.pieces(Ia, Ma); B, wb = s.pieces(Ib, Mb)
        S = A @ B.transpose(1, 2); S = S.masked_fill(Mb.unsqueeze(1) == 0, -1).masked_fill(Ma.unsqueeze(2) == 0, -1)
        ma, ja = S.max(-1); mb, jb = S.max(1)
        near = torch.gather(B, 1, ja.unsqueeze(-1).expand_as(A)); of = torch.gather(A, 1, jb.unsqueeze(-1).expand_as(B))
        ha = (torch.relu(s.pair(torch.cat([A * near, A - near], -1))) * wa.unsqueeze(-1)).sum(1)
        hb = (torch.relu(s.back(torch.cat([B * of, B - of], -1))) * wb.unsqueeze(-1)).sum(1)
        va = (A * wa.unsqueeze(-1)).sum(1); vb = (B * wb.unsqueeze(-1)).sum(1)
        hc = torch.relu(s.both(torch.cat([va * vb, va - vb], -1)))
        ea = (ma > 0.98).float() * Ma
        f = torch.stack([(wa * ma).sum(-1), ma.masked_fill(Ma == 0, 2).min(-1).values, (wb * mb).sum(-1), (va * vb).sum(-1), (wa * ea).sum(-1),
                         (wa * wa * (1 - ma)).sum(-1) * 4, Ma.sum(-1) / 16, Mb.sum(-1) / 32], -1)
        return s.out(torch.cat([ha, hb, hc, torch.relu(s.self(va)), torch.relu(s.self(vb)), f], -1))
    def quantised(s):
        with torch.no_grad():
            t = s.E.weight; scale = t.abs().max(1, keepdim=True).values / 127 + 1e-9; t.copy_(torch.round(t / scale) * scale)
        return s

WIDE_A, WIDE_B = 24, 48
def packed(texts, wide, of):
    I = torch.zeros(len(texts), wide, dtype=torch.long); M = torch.zeros(len(texts), wide)
    for k, t in enumerate(texts):
        r = of(t)[:wide]; I[k, : len(r)] = torch.tensor(r, dtype=torch.long); M[k, : len(r)] = 1
    return I.to(DEV), M.to(DEV)

class Sides:
    def __init__(s, pairs):
        s.rs = list({r for r, _ in pairs}); s.ls = list({l for _, l in pairs})
        ra, lb = {r: i for i, r in enumerate(s.rs)}, {l: i for i, l in enumerate(s.ls)}
        s.A, s.MA = packed(s.rs, WIDE_A, ids); s.B, s.MB = packed(s.ls, WIDE_B, line_ids)
        s.a = torch.tensor([ra[r] for r, _ in pairs], device=DEV); s.b = torch.tensor([lb[l] for _, l in pairs], device=DEV)
    def rows(s, ix): return s.A[s.a[ix]], s.MA[s.a[ix]], s.B[s.b[ix]], s.MB[s.b[ix]]

def distil(teacher, X, pool, answers, d, h, seconds, bs=4096):
    gold = {(r, l): y for r, l, y in X}
    pairs = pool + [(r, l) for r, l, _ in X]
    y = torch.tensor(np.concatenate([answers, asked(teacher, [(r, l) for r, l, _ in X])]), device=DEV)
    g = torch.tensor([gold.get(p, -1) for p in pairs], device=DEV)
    y = torch.where((g >= 0).unsqueeze(-1), 0.5 * y + 0.5 * F.one_hot(g.clamp(min=0), 3).float(), y)
    w = torch.where(g >= 0, 3.0, 1.0) * (1 + 3 * (y[:, 0] < 0.7).float())
    sides = Sides(pairs)
    s = Student(teacher.bert.embeddings.word_embeddings.weight.detach().float(), d, h).to(DEV)
    slow = [s.E.weight]; rest = [p for n, p in s.named_parameters() if n != "E.weight"]
    opt = torch.optim.AdamW([{"params": slow, "lr": 1e-3, "base": 1e-3, "weight_decay": 0}, {"params": rest, "lr": 3e-3, "base": 3e-3, "weight_decay": 1e-4}])
    t0, k = time.time(), 0
    while True:
        part = (time.time() - t0) / seconds
        if part >= 1: break
        for gp in opt.param_groups: gp["lr"] = gp["base"] * max(0.02, 1 - part)
        ix = torch.multinomial(w, bs, replacement=True)
        Ia, Ma, Ib, Mb = sides.rows(ix)
        Ib = torch.where((torch.rand_like(Mb) < 0.04) & (Mb > 0), torch.full_like(Ib, 103), Ib)  # a piece may be anything
        with torch.autocast("cuda", dtype=torch.bfloat16): logits = s(Ia, Ma, Ib, Mb)
        loss = -(y[ix] * F.log_softmax(logits.float(), -1)).sum(-1).mean()
        opt.zero_grad(set_to_none=True); loss.backward(); opt.step(); k += 1
        if k % 1000 == 0: say("  step", k, round(loss.item(), 4))
    say("  student", d, h, "steps", k, "loss", round(loss.item(), 4))
    return s.eval().quantised()

@torch.no_grad()
def answered(s, pairs, bs=8192):
    sides = Sides(pairs); out = []
    for at in range(0, len(pairs), bs): out.append(torch.softmax(s(*sides.rows(torch.arange(at, min(len(pairs), at + bs), device=DEV))).float(), -1))
    return torch.cat(out).cpu().numpy()

# ---- figures, from single lines and grades alone
def kappa(a, b, n=5):
    O = np.zeros((n, n))
    for x, y in zip(a, b): O[x, y] += 1
    W = np.array([[(i - j) ** 2 for j in range(n)] for i in range(n)]); E = np.outer(O.sum(1), O.sum(0)) / O.sum()
    return 1 - (W * O).sum() / (W * E).sum()
def all_pairs(pairs): return [(typed(r), line_of(u)) for p in pairs for r in p["reqs"] for u in p["lines"]]
def figures(name, pairs, probs):
    for cut, met in ((0.5, 0.5), (0.4, 0.45), (0.3, 0.35)):
        at, out, labels, truths = 0, [], [], []
        for p in pairs:
            grades = []
            for r in p["reqs"]:
                q = probs[at : at + len(p["lines"])]; at += len(p["lines"])
                shown = q[:, 1] + q[:, 2]; best = int(shown.argmax())
                g = "missing" if shown[best] < cut else "met" if q[:, 2].max() >= met else "partly"
                out.append((r["grade"], g, best in r["proof"])); grades.append((r, g))
            musts = [(r, g) for r, g in grades if r["must"]]
            if musts and p["ruled"] is not None:
                share = sum({"met": 1, "partly": 0.5, "missing": 0}[g] for _, g in musts) / len(musts)
                label = sum(share >= c - 1e-9 for c in (0.2, 0.45, 0.72, 0.9))
                gates = [g for r, g in musts if r["type"] == "licence" and "driver" not in r["text"].lower()]
                labels.append(min(label, 1) if "missing" in gates else min(label, 2) if "partly" in gates else label); truths.append(p["ruled"])
        n = lambda f: sum(map(f, out))
        say(f"{name} cut {cut}: exact {n(lambda o: o[0] == o[1]) / len(out):.3f} met shown {n(lambda o: o[0] == 'met' and o[1] != 'missing') / n(lambda o: o[0] == 'met'):.3f}"
            f" false missing {n(lambda o: o[1] == 'missing' and o[0] != 'missing') / max(1, n(lambda o: o[1] == 'missing')):.3f}"
            f" cited right {n(lambda o: o[1] != 'missing' and o[2]) / n(lambda o: o[1] != 'missing'):.3f} kappa {kappa(truths, labels):.3f}")

def save(s, name):
    t = s.E.weight.detach(); scale = t.abs().max(1, keepdim=True).values / 127 + 1e-9
    np.savez_compressed(OUT / name, E=torch.round(t / scale).to(torch.int8).cpu().numpy(), scale=scale.squeeze(1).cpu().numpy(),
        weight=torch.round(F.softplus(s.imp.weight.detach().squeeze(1)) * 64).cpu().numpy().astype(np.uint16),
        **{k.replace(".", "_"): v.detach().cpu().numpy() for k, v in s.state_dict().items() if not k.startswith(("E.", "imp."))})

def run(labelled, held, name, near, far, seconds):
    X = triples(labelled); say(name, "triples", len(X))
    teacher = teach(X); q = asked(teacher, all_pairs(held)); figures(name + " TEACHER", held, q)
    pool = pool_of(labelled, near, far); say("pool", len(pool)); answers = asked(teacher, pool); say("answered")
    s = distil(teacher, X, pool, answers, 64, 16, seconds)
    figures(name + " STUDENT", held, answered(s, all_pairs(held))); save(s, f"{name}.npz")

OUT.mkdir(parents=True, exist_ok=True)
if "--fold" in sys.argv:
    f = int(sys.argv[sys.argv.index("--fold") + 1])
    run([p for p in D["labelled"] if fold_of(p) != f], [p for p in D["labelled"] if fold_of(p) == f], f"fold{f}", 44, 30, 110)
else:
    run(D["labelled"], D["apart"], "full", 44, 30, 110)
say("done")
