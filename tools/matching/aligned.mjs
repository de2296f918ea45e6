// Which labelled sentence each sentence of our own cutting is, by the letters that they share in order.

const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** For each of our sentences the index of the labelled one that it shares most with, or -1. */
export function alignedTo(labelled, sentences) {
  const spans = spansOf(labelled.map(({ text }) => text));
  const own = spansOf(
    sentences.map(({ text }) => text),
    spans.whole,
  );
  return own.spans.map(([from, to]) => {
    let best = -1;
    let most = 0;
    for (const [at, [begins, ends]] of spans.spans.entries()) {
      const shared = Math.min(to, ends) - Math.max(from, begins);
      if (shared > most) [best, most] = [at, shared];
    }
    return best;
  });
}

export const alignedKinds = (ad, sentences) =>
  alignedTo(ad.sentences, sentences).map((at) => (at < 0 ? undefined : ad.sentences[at].kind));

/** Where each text stands among all letters; found in `whole` where that is given. */
function spansOf(texts, whole) {
  let place = 0;
  let all = "";
  const spans = texts.map((text) => {
    const own = letters(text);
    if (whole === undefined) {
      const from = all.length;
      all += own;
      return [from, all.length];
    }
    const found = own === "" ? -1 : whole.indexOf(own, Math.max(0, place - 200));
    if (found < 0) return [0, 0];
    place = found + own.length;
    return [found, place];
  });
  return { spans, whole: whole ?? all };
}
