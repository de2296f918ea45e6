import type { Line } from "#reading/line.ts";

/** A line that belongs to the text itself, with its place in the document. */
export interface BodyLine {
  readonly index: number;
  readonly line: Line;
}

const PAGE_NUMBER =
  /^(?:[-–—|\s]*)(?:page\s*)?\d{1,3}(?:\s*(?:of|\/|\|)\s*\d{1,3})?(?:[-–—|\s]*)$/i;
const BULLET_MARK = /^[•‣◦▪▫●○■□·∙⁃➢►✓✔*–—-]\s+(?=\S)/u;
const NUMBER_MARK = /^(?:\(?[1-9][0-9]?[.)]|\([a-z]\)|[a-z]\))\s+(?=\S)/i;
const LONGEST_RUNNING_LINE = 120;

/**
 * The lines that count: no skipped ones, no page numbers, and a running header or footer only where it
 * stands first. A bullet mark that is still in the text is taken off, so that everything after this
 * sees lists in one form.
 */
export function bodyLines(lines: readonly Line[], skip: ReadonlySet<number>): BodyLine[] {
  const running = runningTexts(lines);
  const seen = new Set<string>();
  const body: BodyLine[] = [];
  for (const [index, line] of lines.entries()) {
    const text = line.text.trim();
    if (skip.has(index) || text === "" || PAGE_NUMBER.test(text)) continue;
    const key = runningKey(text);
    if (running.has(key) && seen.has(key)) continue;
    seen.add(key);
    body.push({ index, line: withoutMark(line, text) });
  }
  return body;
}

function withoutMark(line: Line, text: string): Line {
  const marked = text.replace(BULLET_MARK, "");
  if (marked !== text) return { ...line, text: marked, bullet: true };
  const numbered = text.replace(NUMBER_MARK, "");
  if (numbered !== text) return { ...line, text: numbered, bullet: true };
  return { ...line, text };
}

/** Texts that stand on more than one page, apart from the number in them. */
function runningTexts(lines: readonly Line[]): ReadonlySet<string> {
  const firstPage = new Map<string, number>();
  const running = new Set<string>();
  for (const line of lines) {
    const text = line.text.trim();
    if (text === "" || text.length > LONGEST_RUNNING_LINE || line.bullet) continue;
    const key = runningKey(text);
    const page = firstPage.get(key);
    if (page === undefined) firstPage.set(key, line.page);
    if (page !== undefined && page !== line.page) running.add(key);
  }
  return running;
}

function runningKey(text: string): string {
  return text.toLowerCase().replace(/\d+/g, "0");
}
