import { isContact } from "../header/contact-signs.ts";
import type { Row } from "../rows/row.ts";
import { withText, wordsOf } from "../rows/row.ts";
import type { Heading } from "./heading.ts";
import { headingWording } from "./heading-wording.ts";

const FEWEST_LABELS = 3;
const MOST_WORDS = 4;
const OUTDENT = 8;

/** Headings that stand in a column of their own, left of what they are over: "work⇥Harrow Finch". */
export function labelColumn(rows: readonly Row[], first: number): Heading[] {
  const labels = rows.map((row, at) => (at < first ? undefined : labelOf(row)));
  const known = labels.filter((label) => label !== undefined && headingWording(label));
  if (new Set(known.map((label) => headingWording(label ?? "")?.part)).size < FEWEST_LABELS)
    return [];
  const lefts = rows.flatMap((row, at) =>
    labels[at] === undefined && row.left >= 0 ? [row.left] : [],
  );
  const content = middle(lefts);
  const caps = known.every((label) => label === label?.toUpperCase());
  return rows.flatMap((row, at) => {
    const label = labels[at];
    if (label === undefined) return [];
    const wording = headingWording(label);
    const outside = row.left >= 0 && content >= 0 && row.left < content - OUTDENT;
    const loud = caps && label === label.toUpperCase();
    if (!wording && !outside && !loud) return [];
    const beside = withText(
      { ...row, gap: true, bullet: false, level: 0 },
      row.cells.slice(1).join("\t"),
    );
    if (isContact(beside.text)) return [];
    const part = wording?.part === "header" ? undefined : wording?.part;
    return [{ at, rows: 1, part, also: wording?.also, beside, sure: wording !== undefined }];
  });
}

/** The first cell of a row that has more, if it could be a label. */
function labelOf(row: Row): string | undefined {
  const [label, second] = row.cells;
  if (!label || !second || row.bullet || !row.gap || /[\d@:]/.test(label)) return undefined;
  return wordsOf(label).length <= MOST_WORDS ? label : undefined;
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? -1;
}
