/** Counts what was right, and remembers what was not. Lists are counted by F1, single values by their share. */
export function makeTally() {
  const fields = new Map();
  const misses = [];
  const row = (field) => {
    if (!fields.has(field)) fields.set(field, { right: 0, expected: 0, got: 0 });
    return fields.get(field);
  };
  const miss = (field, expected, got) => misses.push({ field, expected, got });

  /** One value: right or wrong. */
  const value = (field, expected, got, same) => {
    const counts = row(field);
    counts.expected++;
    counts.got++;
    if (same) counts.right++;
    if (!same) miss(field, expected, got);
  };

  /** A value that may be absent: nothing expected and nothing read counts for nothing. */
  const maybe = (field, expected, got, same) => {
    const counts = row(field);
    if (expected) counts.expected++;
    if (got) counts.got++;
    if (expected && got && same) counts.right++;
    if ((expected || got) && !(expected && got && same)) miss(field, expected, got);
  };

  /** Each expected item is matched with one item that was read; what is left over on either side is a miss. */
  const list = (field, expected, got, { same, show = (item) => item, optional = () => false }) => {
    const rest = [...got];
    const counts = row(field);
    for (const item of expected) {
      const at = rest.findIndex((candidate) => same(item, candidate));
      if (at < 0) miss(field, show(item), "");
      if (at >= 0) counts.right++;
      if (at >= 0) rest.splice(at, 1);
    }
    const extra = rest.filter((item) => !optional(item));
    for (const item of extra) miss(field, "", show(item));
    counts.expected += expected.length;
    counts.got += got.length - (rest.length - extra.length);
  };
  return { fields, misses, value, maybe, list };
}

export function shareOf({ right, expected, got }) {
  return expected + got === 0 ? null : (2 * right) / (expected + got);
}

/** The counts of many files in one. */
export function sumTallies(tallies) {
  const sum = new Map();
  for (const { fields } of tallies)
    for (const [field, counts] of fields) {
      const total = sum.get(field) ?? { right: 0, expected: 0, got: 0 };
      for (const key of Object.keys(total)) total[key] += counts[key];
      sum.set(field, total);
    }
  return sum;
}
