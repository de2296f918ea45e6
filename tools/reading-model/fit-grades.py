"""Fits what joins the reading model and the words into a grade: small boosted trees.

usage: python fit-grades.py FEATURES.json ../../src/matching/model/grades.json   (lightgbm 4, numpy)
FEATURES.json comes from grade-features.mjs. Figures are printed from trees that did not see the pair.
"""
import json, sys
import lightgbm as lgb, numpy as np

source, target = sys.argv[1:3]
R = json.load(open(source))["rows"]
LINE_NAMES = "partly yes alike place behind support list education profile papers other heading role length asked type paper".split()
NAMES = "first second third".split() + LINE_NAMES + "secondPartly secondYes paper thing any duty terms".split()
FOLDS = 3
COMMON = dict(objective="binary", learning_rate=0.06, feature_fraction=0.7, bagging_fraction=0.8, bagging_freq=1, lambda_l2=5, verbose=-1, seed=3, num_threads=2, deterministic=True, max_bin=63)
LINE = dict(COMMON, num_leaves=8, min_data_in_leaf=50, monotone_constraints=[1, 1] + [0] * 3 + [1] + [0] * 11)
GRADE = dict(COMMON, num_leaves=6, min_data_in_leaf=40, monotone_constraints=[1, 1, 1, 1, 1] + [0] * (len(NAMES) - 5))
LINE_TREES, GRADE_TREES = 120, 70

X = np.array([l["values"] for r in R for l in r["lines"]], np.float64); y = np.array([l["isProof"] for r in R for l in r["lines"]], float)
at = np.cumsum([0] + [len(r["lines"]) for r in R]); fold = np.array([r["fold"] for r in R]); lf = np.repeat(fold, np.diff(at))
train = lambda params, X, y, trees: lgb.train(params, lgb.Dataset(X, y), trees)
sums = np.zeros(len(y))
for f in range(FOLDS): sums[lf == f] = train(LINE, X[lf != f], y[lf != f], LINE_TREES).predict(X[lf == f], raw_score=True)

def graded(sums):
    G, order = [], []
    for k, r in enumerate(R):
        own = sorted(range(at[k], at[k + 1]), key=lambda j: -sums[j]); order.append(own)
        get = lambda n: sums[own[n]] if n < len(own) else -9
        first = list(X[own[0]]) if own else [0] * X.shape[1]
        second = list(X[own[1]][:2]) if len(own) > 1 else [-9, -9]
        G.append([get(0), get(1), get(2)] + first + second + r["tail"])
    return np.array(G, np.float64), order
G, order = graded(sums); assert G.shape[1] == len(NAMES), (G.shape, len(NAMES))
gy = np.array([{"missing": 0, "partly": 1, "met": 2}[r["grade"]] for r in R])
shown, met = np.zeros(len(R)), np.zeros(len(R))
for f in range(FOLDS):
    shown[fold == f] = train(GRADE, G[fold != f], (gy[fold != f] > 0).astype(float), GRADE_TREES).predict(G[fold == f])
    met[fold == f] = train(GRADE, G[fold != f], (gy[fold != f] > 1).astype(float), GRADE_TREES).predict(G[fold == f])

def figures(name, g, sel):
    i = np.where(sel)[0]; t, p = gy[i], g[i]
    cite = [R[k]["lines"][order[k][0] - at[k]]["isProof"] for k in i if g[k] > 0 and order[k]]
    print(f"{name:18} n {len(i):5} exact {np.mean(t == p):.3f} met shown {np.mean(p[t == 2] > 0):.3f} false missing {np.mean(t[p == 0] > 0) if (p == 0).any() else 0:.3f} missing as met {np.mean(p[t == 0] == 2):.3f} cited {np.mean(cite):.3f}")
every = np.ones(len(R), bool)
was = np.array([{"missing": 0, "unclear": 0, "partial": 1, "met": 2}[r["was"]] for r in R]); figures("by words", was, every)
for cs, cm in ((0.6, 0.55), (0.55, 0.5), (0.5, 0.5), (0.45, 0.5), (0.4, 0.5)): figures(f"trees {cs} {cm}", np.where(shown < cs, 0, np.where(met >= cm, 2, 1)), every)
g = np.where(shown < 0.5, 0, np.where(met >= 0.5, 2, 1))
for t in sorted({r["type"] for r in R}): figures("  " + t, g, np.array([r["type"] == t for r in R]))
print(sorted(zip(train(GRADE, G, (gy > 0).astype(float), GRADE_TREES).feature_importance("gain").astype(int), NAMES))[::-1][:10])

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
# Grades go by lines that were judged by trees that had not seen them, as it will be in the product.
json.dump({"line": dumped(train(LINE, X, y, LINE_TREES), LINE_NAMES), "shown": dumped(train(GRADE, G, (gy > 0).astype(float), GRADE_TREES), NAMES), "met": dumped(train(GRADE, G, (gy > 1).astype(float), GRADE_TREES), NAMES)}, open(target, "w"), separators=(",", ":"))
