/** A small seeded generator (mulberry32), so that the same plan always makes the same people. */
export function random(seedText) {
  let state = 2166136261;
  for (const character of seedText) state = Math.imul(state ^ character.codePointAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count) => Math.floor(next() * count);
  const pick = (list) => list[below(list.length)];
  const some = (list, count) => {
    const rest = [...list];
    const taken = [];
    while (taken.length < count && rest.length > 0)
      taken.push(rest.splice(below(rest.length), 1)[0]);
    return taken;
  };
  const between = (low, high) => low + below(high - low + 1);
  return { next, below, pick, some, between };
}
