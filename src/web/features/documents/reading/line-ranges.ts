export type Range = [from: number, to: number];

/** As people count, from 1; neighbours are taken together. */
export function rangesOf(lines: readonly number[]): Range[] {
  const ranges: Range[] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line === last[1]) last[1] = line + 1;
    else ranges.push([line + 1, line + 1]);
  }
  return ranges;
}

/** "line 12", "lines 12 to 15, 31". */
export function saidRanges(ranges: readonly Range[]): string {
  const single = ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1];
  const said = ranges.map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
  return `${single ? "line" : "lines"} ${said.join(", ")}`;
}
