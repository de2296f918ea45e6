"""Puts together what the part of the reading model learns from that reads recruiters' messages:
the marked messages in messages/, and advertisements whose sentences are labelled (export-adverts.mjs writes them).

usage: python message-data.py ADS.json OUT.json
"""
import glob, json, os, re, sys

LABELS = "title place type hours pay duty must nice benefit about apply close start no off fix old law talk go yes nope tone undo ask hush later cmd".split()
HERE = os.path.dirname(os.path.abspath(__file__))
MARK = re.compile(r"\{([a-z]+):([^{}]+)\}")
KIND = {"must": "must", "nice": "nice", "trait": "must", "duty": "duty", "benefit": "benefit", "company": "about", "pay": "pay", "apply": "apply", "talk": "talk", "negation": "no"}


SMALL = set("a an the of in with and or to for on at your you is are as by from".split())
WORD = re.compile(r"[^\W_]+(?:[+#]+)?")


def stems(text):
    words = [w.lower() for w in WORD.findall(text)]
    return {w[:5] if re.search(r"[^\W\d_]{4}", w) else w for w in ([w for w in words if w not in SMALL] or words)}


def places_of(text, requirements):
    """Where in a sentence each of its requirements stands; None unless all of them are found apart."""
    words = [(m.start(), m.end(), stems(m[0]), m[0].lower() in SMALL) for m in WORD.finditer(text)]
    options = []
    for q, asked in enumerate(requirements):
        want, own = stems(asked), []
        for i in range(len(words)):
            seen = set()
            for j in range(i, min(len(words), i + 30)):
                if words[j][3]: continue
                seen |= words[j][2]
                hit = len(seen & want)
                if hit and not words[i][3]: own.append((2 * hit / (len(seen) + len(want)) - 0.002 * (j - i), q, i, j))
        options += sorted(own, reverse=True)[:60]
    found = {}
    for share, q, i, j in sorted(options, reverse=True):
        if share >= 0.34 and q not in found and not any(i <= b and a <= j for a, b in found.values()): found[q] = (i, j)
    if len(found) < len(requirements) or len(found) < 2: return None
    return sorted((words[i][0], words[j][1]) for i, j in found.values())


def unmarked(text):
    plain, spans, at = "", [], 0
    for m in MARK.finditer(text):
        plain += text[at : m.start()]
        spans.append((len(plain), len(plain) + len(m[2]), LABELS.index(m[1])))
        plain += m[2]
        at = m.end()
    return plain + text[at:], spans


def messages():
    rows = []
    for path in sorted(glob.glob(f"{HERE}/messages/*.txt")):
        talk, asks, text = "", "", None
        def keep():
            if text is not None and text.strip():
                plain, spans = unmarked(text.strip())
                rows.append({"text": plain, "spans": spans, "asks": asks, "fold": sum(map(ord, talk)) % 5, "talk": talk})
        for line in open(path, encoding="utf8").read().split("\n") + ["=== talk "]:
            if line.startswith(("=== talk ", "asks:", "me:", "field:", "mood:")):
                keep()
                if text is not None and not line.startswith("asks:"): asks = ""
                text = None
                if line.startswith("=== talk "): talk, asks = line[9:].strip(), ""
                elif line.startswith("asks:"): asks = line[5:].strip()
                elif line.startswith("me:"): text = line[3:].strip()
            elif text is not None: text += "\n" + line
    return rows


def adverts(path):
    """Whole advertisements. What is only known to be place or hours is left open (-1)."""
    import random
    random.seed(5)
    rows = []
    for ad in json.load(open(path))["labelled"]:
        text, spans = "", []
        for s in ad["sentences"]:
            if text: text += " " if text[-1] in ".!?" and random.random() < 0.4 else "\n"
            at, kind = len(text), s["kind"]
            if random.random() < 0.25 and kind in ("must", "nice", "duty", "benefit"): text += random.choice(["- ", "• ", "* "]); at = len(text)
            text += s["text"]
            end = len(text.rstrip(" .;,"))
            if kind == "place_hours": spans.append((at, end, -1))
            elif kind in ("must", "nice") and (found := places_of(s["text"], s["reqs"])): spans += [(at + a, at + b, LABELS.index(kind)) for a, b in found]
            elif kind in KIND: spans.append((at, end, LABELS.index(KIND[kind])))
        rows.append({"text": text, "spans": spans, "asks": "", "fold": sum(map(ord, ad["id"])) % 5})
    return rows


if __name__ == "__main__":
    found = {"labels": LABELS, "messages": messages(), "adverts": adverts(sys.argv[1])}
    json.dump(found, open(sys.argv[2], "w"))
    print({k: len(v) for k, v in found.items()})
