import type { Span } from "#web/ui/match/quotation.tsx";

export interface Evidence {
  line: number;
  quote: string;
}

export interface QuotedLine {
  line: number;
  text: string;
  cited: Span[];
}

/**
 * The lines that a requirement rests on, each once and as a whole, with the quoted words marked. A
 * quote that is not found in its line is shown by itself rather than not at all.
 */
export function quotedLines(
  evidence: readonly Evidence[],
  lines: readonly { text: string }[],
): QuotedLine[] {
  const found = new Map<number, QuotedLine>();
  for (const { line, quote } of evidence) {
    const known = found.get(line) ?? { line, text: lines[line - 1]?.text ?? quote, cited: [] };
    const from = known.text.indexOf(quote);
    if (from >= 0) known.cited.push([from, from + quote.length]);
    found.set(line, known);
  }
  return [...found.values()];
}

/** Which requirements, counted from 1, stand on each line of the resume. */
export function requirementsByLine(
  requirements: readonly { evidence: readonly Evidence[] }[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [at, { evidence }] of requirements.entries())
    for (const line of new Set(evidence.map((one) => one.line)))
      found.set(line, [...(found.get(line) ?? []), at + 1]);
  return found;
}
