"""Fits what joins the reading model, the words and the rules into a grade: small boosted trees.

usage: python fit-grades.py FEATURES.json ../../src/matching/model/grades.json   (lightgbm 4, numpy)
FEATURES.json comes from grade-features.mjs. Figures are printed from trees that did not see the pair.
"""
import json, sys
import lightgbm as lgb, numpy as np

source, target = sys.argv[1:3]
data = json.load(open(source)); R = data["rows"]; LN, GN = data["lineNames"], data["gradeNames"]
FOLDS, SUPPORT = 3, len(LN) - 1
PARTLY, YES = LN.index("partly"), LN.index("yes")
COMMON = dict(objective="binary", learning_rate=0.06, feature_fraction=0.6, bagging_fraction=0.8, bagging_freq=1, lambda_l2=5, verbose=-1, seed=3, num_threads=2, deterministic=True, max_bin=63)
LINE = dict(COMMON, num_leaves=10, min_data_in_leaf=50); GRADE = dict(COMMON, num_leaves=8, min_data_in_leaf=40)
LINE_TREES, GRADE_TREES = 120, 70

X = np.array([l["values"] for r in R for l in r["lines"]], np.float64); y = np.array([l["isProof"] for r in R for l in r["lines"]], float)
at = np.cumsum([0] + [len(r["lines"]) for r in R]); fold = np.array([r["fold"] for r in R]); lf = np.repeat(fold, np.diff(at))
def train(params, X, y, trees): return lgb.train(params, lgb.Dataset(X, y), trees)
sums = np.zeros(len(y))
for f in range(FOLDS): sums[lf == f] = train(LINE, X[lf != f], y[lf != f], LINE_TREES).predict(X[lf == f], raw_score=True)

def graded(sums):
    G, order = [], []
    for k, r in enumerate(R):
        own = list(range(at[k], at[k + 1])); own.sort(key=lambda j: -sums[j]); order.append(own)
        get = lambda n: sums[own[n]] if n < len(own) else -9
        first = list(X[own[0]][:SUPPORT]) if own else [0] * SUPPORT
        second = [X[own[1]][PARTLY], X[own[1]][YES]] if len(own) > 1 else [-9, -9]
        G.append([get(0), get(1), get(2)] + first + second + r["tail"])
    return np.array(G, np.float64), order
G, order = graded(sums); assert G.shape[1] == len(GN), (G.shape, len(GN))
gy = np.array([{"missing": 0, "partly": 1, "met": 2}[r["grade"]] for r in R])
shown, met = np.zeros(len(R)), np.zeros(len(R))
for f in range(FOLDS):
    shown[fold == f] = train(GRADE, G[fold != f], (gy[fold != f] > 0).astype(float), GRADE_TREES).predict(G[fold == f])
    met[fold == f] = train(GRADE, G[fold != f], (gy[fold != f] > 1).astype(float), GRADE_TREES).predict(G[fold == f])

def kappa(a, b, n=5):
    O = np.zeros((n, n))
    for p, q in zip(a, b): O[p, q] += 1
    W = np.array([[(i - j) ** 2 for j in range(n)] for i in range(n)]); E = np.outer(O.sum(1), O.sum(0)) / O.sum()
    return 1 - (W * O).sum() / (W * E).sum()
rule = {n: len(GN) - 1 - GN[::-1].index(n) for n in ("paper", "thing", "bare", "right")}
def figures(name, g, sel):
    i = np.where(sel)[0]; t = gy[i]; p = g[i]
    cite = [any(R[k]["lines"][order[k][0] - at[k]]["isProof"] for _ in [0]) for k in i if g[k] > 0 and order[k]]
    print(f"{name:28} n {len(i):5} exact {np.mean(t == p):.3f} met shown {np.mean(p[t == 2] > 0):.3f} false missing {np.mean(t[p == 0] > 0) if (p == 0).any() else 0:.3f} missing as met {np.mean(p[t == 0] == 2) if (t == 0).any() else 0:.3f} cited {np.mean(cite):.3f}")
own = np.array([r["source"] == 0 for r in R])
for cs, cm in ((0.5, 0.5), (0.4, 0.5), (0.35, 0.45), (0.3, 0.4)):
    g = np.where(shown < cs, 0, np.where(met >= cm, 2, 1)); figures(f"trees {cs} {cm}", g, own)
    by = {}
    for k in np.where(own)[0]: by.setdefault(R[k]["pair"], []).append(k)
    lab, tr = [], []
    for ks in by.values():
        m = [k for k in ks if R[k]["must"]]
        if not m or R[m[0]]["ruled"] is None: continue
        s = np.mean([[0, 0.5, 1][g[k]] for k in m]); L = sum(s >= c - 1e-9 for c in (0.2, 0.45, 0.72, 0.9))
        gates = [g[k] for k in m if R[k]["type"] == "licence" and "driver" not in R[k]["text"].lower()]
        lab.append(min(L, 1) if 0 in gates else min(L, 2) if 1 in gates else L); tr.append(R[m[0]]["ruled"])
    print("   kappa", round(kappa(tr, lab), 3))
g = np.where(shown < 0.4, 0, np.where(met >= 0.5, 2, 1))
for t in sorted({r["type"] for r in R}): figures("  " + t, g, own & np.array([r["type"] == t for r in R]))
for n in ("paper", "thing"):
    has = own & (G[:, rule[n]] >= 0); h = g.copy(); h[has] = G[has, rule[n]].astype(int); figures(f"  by rule {n}", h, has); figures(f"  by trees {n}", g, has)
imp = sorted(zip(train(GRADE, G, (gy > 0).astype(float), GRADE_TREES).feature_importance("gain"), GN))[::-1][:14]; print([(n, int(v)) for v, n in imp])

def dumped(model, names):
    trees = []
    for tree in model.dump_model()["tree_info"]:
        t = {"feature": [], "border": [], "below": [], "above": [], "leaves": []}
        def walk(node):
            if "leaf_value" in node: t["leaves"].append(round(node["leaf_value"], 5)); return -len(t["leaves"])
            k = len(t["feature"]); t["feature"].append(node["split_feature"]); t["border"].append(float(f"{node['threshold']:.6g}")); t["below"].append(0); t["above"].append(0)
            t["below"][k] = walk(node["left_child"]); t["above"][k] = walk(node["right_child"]); return k
        walk(tree["tree_structure"]); trees.append(t)
    return {"names": names, "base": 0, "trees": trees}
line = train(LINE, X, y, LINE_TREES)
# Grades go by lines that were judged by trees that had not seen them, as it will be in the product.
json.dump({"line": dumped(line, LN), "shown": dumped(train(GRADE, G, (gy > 0).astype(float), GRADE_TREES), GN), "met": dumped(train(GRADE, G, (gy > 1).astype(float), GRADE_TREES), GN)}, open(target, "w"), separators=(",", ":"))
