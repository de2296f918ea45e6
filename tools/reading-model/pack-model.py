"""Writes the student that train.py made as the file that the product reads.

usage: python pack-model.py full.npz tokenizer.json ../../src/reading/model/reading-model.json
"""
import base64, json, sys
import numpy as np

source, tokenizer, target = sys.argv[1:4]
z = np.load(source)
vocabulary = json.load(open(tokenizer))["model"]["vocab"]
pieces = [piece for piece, _ in sorted(vocabulary.items(), key=lambda item: item[1])]
rows = z["E"].shape[0]
NET = ["left", "right", "pair_weight", "pair_bias", "back_weight", "back_bias", "both_weight", "both_bias", "self_weight", "self_bias", "out_0_weight", "out_0_bias", "out_2_weight", "out_2_bias"]
encoded = lambda array: base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()
data = {
    "width": int(z["E"].shape[1]),
    "hidden": int(z["pair_bias"].shape[0]),
    "pieces": "\n".join(pieces[:rows]),
    "vectors": encoded(z["E"].astype(np.int8)),
    "scales": encoded(z["scale"].astype("<f4")),
    "weights": encoded(z["weight"].astype("<u2")),
    "net": {name: encoded(z[name].astype("<f4").ravel()) for name in NET},
}
words = "".join([data["pieces"], data["vectors"], data["scales"], data["weights"], *(data["net"][name] for name in NET)])
one, other = 0x811C9DC5, 7
for code in memoryview(words.encode("utf-16-le")).cast("H"):
    one = (one ^ code) * 0x01000193 & 0xFFFFFFFF
    other = (other * 31 + code) & 0xFFFFFFFF
data = {"version": f"{one:08x}{other:08x}", **data}
json.dump(data, open(target, "w"), ensure_ascii=False, indent=0)
