/** Where something stands in a text: from, and up to. */
export type Span = readonly [number, number];

/** What divides a text where words have been taken out of it. */
const SEAM = " ; ";

/** The text without what has been understood already. */
export function without(text: string, spans: readonly Span[]): string {
  let rest = "";
  let at = 0;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (from < at) continue;
    rest += text.slice(at, from) + SEAM;
    at = to;
  }
  return rest + text.slice(at);
}
