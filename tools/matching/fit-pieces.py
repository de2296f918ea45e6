"""Fits which pieces of a sentence ask for something: small boosted trees over how a piece is built.

usage: python fit-pieces.py ROWS.json ../../src/reading/advert/model/kept-pieces.json   (lightgbm 4, numpy)
ROWS.json comes from piece-rows.mjs. Figures are printed from trees that did not see the advertisement.
"""
import json, sys
import lightgbm as lgb, numpy as np

source, target = sys.argv[1:3]
rows = json.load(open(source))["rows"]
X = np.array([r["values"] for r in rows], np.float64)
y = np.array([r["asks"] for r in rows], float)
fold = np.array([r["fold"] for r in rows])
PARAMS = dict(objective="binary", learning_rate=0.05, num_leaves=8, min_data_in_leaf=40, lambda_l2=5, feature_fraction=0.7,
              bagging_fraction=0.8, bagging_freq=1, verbose=-1, seed=3, deterministic=True, num_threads=2)
TREES = 150
train = lambda X, y: lgb.train(PARAMS, lgb.Dataset(X, y), TREES)
sums = np.zeros(len(y))
for f in sorted(set(fold)): sums[fold == f] = train(X[fold != f], y[fold != f]).predict(X[fold == f], raw_score=True)
for least in (-1, -0.6, -0.4, -0.2, 0):
    kept = sums >= least
    print(f"from {least}: kept of what asks {kept[y == 1].mean():.3f}, of what is kept asks for nothing {1 - y[kept].mean():.3f}")

trees = []
for tree in train(X, y).dump_model()["tree_info"]:
    t = {"feature": [], "border": [], "below": [], "above": [], "leaves": []}
    def walk(node):
        if "leaf_value" in node:
            t["leaves"].append(round(node["leaf_value"], 5))
            return -len(t["leaves"])
        k = len(t["feature"])
        t["feature"].append(node["split_feature"]); t["border"].append(float(f"{node['threshold']:.6g}")); t["below"].append(0); t["above"].append(0)
        t["below"][k] = walk(node["left_child"]); t["above"][k] = walk(node["right_child"])
        return k
    walk(tree["tree_structure"]); trees.append(t)
names = [f"value {i}" for i in range(X.shape[1])]
json.dump({"names": names, "base": 0, "trees": trees}, open(target, "w"), separators=(",", ":"))
