const AT_MOST = 12;

/** The largest, as many as a chart has room for, in their order; what the words speak of is always among them. */
export function shownOf<T>(
  rows: readonly T[],
  size: (row: T) => number,
  spokenOf: readonly (T | undefined)[],
): T[] {
  const spoken = new Set(rows.filter((row) => spokenOf.includes(row)));
  const largest = rows.filter((row) => !spoken.has(row)).sort((a, b) => size(b) - size(a));
  const shown = new Set([...spoken, ...largest.slice(0, AT_MOST - spoken.size)]);
  return rows.filter((row) => shown.has(row));
}
