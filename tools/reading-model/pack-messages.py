"""Writes the model that train-messages.py made as the file that the product reads.

usage: python pack-messages.py messages-full-6.npz ../../src/reading/model/messages.json
Matrices of the layers are numbers from -7 to 7, two in a byte, with a byte for each 64 of them and a scale for each row; other
matrices are bytes with a scale for each row; scales and everything else are 16-bit floats; all of it one compressed piece.
"""
import base64, gzip, json, sys
import numpy as np

ANSWERS = 32
source, target = sys.argv[1:3]
z = dict(np.load(source))
# The answers are an even number: the last says nothing.
missing = ANSWERS - z["head.weight|q"].shape[0]
z["head.weight|q"] = np.vstack([z["head.weight|q"], np.zeros((missing, z["head.weight|q"].shape[1]), np.int8)])
z["head.weight|s"] = np.concatenate([z["head.weight|s"], np.zeros(missing, np.float32)])
z["head.bias"] = np.concatenate([z["head.bias"], np.zeros(missing, np.float32)])
names = sorted({key.split("|")[0] for key in z})
data, parts = b"", []
padded = lambda numbers: numbers + b"\0" * (-len(numbers) % 4)
for name in names:
    if f"{name}|c" in z:
        rows, columns = z[f"{name}|c"].shape
        codes = (z[f"{name}|c"].reshape(-1, 2) + 7).astype(np.uint8)
        parts.append({"name": name, "rows": rows, "columns": columns, "at": len(data), "form": "four"})
        data += padded(z[f"{name}|r"].astype("<f2").tobytes()) + padded(z[f"{name}|b"].tobytes()) + padded((codes[:, 0] | codes[:, 1] << 4).astype(np.uint8).tobytes())
    elif f"{name}|q" in z:
        rows, columns = z[f"{name}|q"].shape
        scales = padded(z[f"{name}|s"].astype("<f2").tobytes()); numbers = z[f"{name}|q"].astype(np.int8).tobytes()
        parts.append({"name": name, "rows": rows, "columns": columns, "at": len(data), "form": "bytes"})
        data += scales + padded(numbers)
    else:
        parts.append({"name": name, "rows": 1, "columns": int(z[name].size), "at": len(data), "form": "plain"})
        data += padded(z[name].astype("<f2").ravel().tobytes())
packed = base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()
one, other = 0x811C9DC5, 7
for code in packed.encode():
    one = (one ^ code) * 0x01000193 & 0xFFFFFFFF
    other = (other * 31 + code) & 0xFFFFFFFF
out = {"version": f"{one:08x}{other:08x}", "layers": sum(name.endswith(".q.weight") for name in names), "parts": parts, "data": packed}
json.dump(out, open(target, "w"), indent=0)
print(out["version"], len(packed))
