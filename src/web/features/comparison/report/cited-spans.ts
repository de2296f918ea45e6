import type { ComparedRequirement } from "#contract/comparison.ts";
import type { Span } from "#web/ui/match/quotation.tsx";

interface QuotedLine {
  line: number;
  text: string;
  cited: Span[];
}

/**
 * The lines that a requirement rests on, each once and as a whole, with the quoted words marked. A
 * quote that is not found in its line is shown by itself rather than not at all.
 */
export function quotedLines(
  { evidence }: Pick<ComparedRequirement, "evidence">,
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
