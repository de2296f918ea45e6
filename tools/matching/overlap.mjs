// How much two wordings of a requirement have in common.

const SMALL = new Set(
  "a an the of in with and or to for on at your you is are as by from".split(" "),
);

function wordsOf(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const kept = words.filter((word) => !SMALL.has(word));
  return new Set(
    (kept.length > 0 ? kept : words).map((word) =>
      /\p{L}{4}/u.test(word) ? word.slice(0, 5) : word,
    ),
  );
}

/** The share of words that both have, of the shorter one; a little less where the lengths differ. */
export function overlap(a, b) {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return (
    shared / Math.max(1, Math.min(one.size, other.size)) - 0.01 * Math.abs(one.size - other.size)
  );
}

/** For each of `truths` the index of the one among `texts` that is the same thing, or -1; each once. */
export function paired(truths, texts, least = 0.3) {
  const options = truths.flatMap((truth, from) =>
    texts.map((text, to) => ({ from, to, alike: overlap(truth, text) })),
  );
  options.sort((a, b) => b.alike - a.alike);
  const found = truths.map(() => -1);
  const taken = new Set();
  for (const { from, to, alike } of options) {
    if (alike <= least || found[from] >= 0 || taken.has(to)) continue;
    found[from] = to;
    taken.add(to);
  }
  return found;
}
