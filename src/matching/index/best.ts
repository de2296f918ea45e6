const BINS = 4096;
const bins = new Uint32Array(BINS);

/**
 * The slots with the best scores, in no order, at most so many; none when all scores are 0. Whoever is
 * tied for the last places is chosen by `tie`, so that it does not matter where a slot lies.
 */
export function best(
  scores: Float32Array,
  slots: Uint32Array,
  most: number,
  tie: (a: number, b: number) => number,
): Uint32Array {
  if (slots.length <= most) return slots;
  let highest = 0;
  for (let at = 0; at < slots.length; at += 1)
    highest = Math.max(highest, scores[slots[at] ?? 0] ?? 0);
  if (highest <= 0) return slots.subarray(0, 0);
  const scale = (BINS - 1) / highest;
  const binOf = (slot: number) => Math.floor((scores[slot] ?? 0) * scale);
  bins.fill(0);
  for (let at = 0; at < slots.length; at += 1) {
    const bin = binOf(slots[at] ?? 0);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  let border = BINS - 1;
  let above = 0;
  while (border > 0 && above + (bins[border] ?? 0) <= most) {
    above += bins[border] ?? 0;
    border -= 1;
  }
  const chosen = new Uint32Array(most);
  const onBorder: number[] = [];
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const bin = binOf(slot);
    if (bin > border) chosen[count++] = slot;
    else if (bin === border) onBorder.push(slot);
  }
  onBorder.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || tie(a, b));
  for (const slot of onBorder.slice(0, most - count)) chosen[count++] = slot;
  return chosen.subarray(0, count);
}
