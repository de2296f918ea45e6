import { labelField } from "../words/form-labels.ts";
import { joinTwo, type Row, withText } from "./row.ts";

const FROM = /^(?:from|start(?:ed)?(?: date)?|date (?:started|from)|commenced)\s?[:\t]\s*(?=\S)/i;
const TO = /^(?:to|until|end(?:ed)?(?: date)?|date (?:ended|to)|finished|ceased)\s?[:\t]\s*(?=\S)/i;
/** So many different labels alone on their lines make a form. */
const FEWEST_LABELS = 2;

/** Forms that set a label above its value, or the two ends of a range on two rows: each on one row. */
export function mendLabels(rows: readonly Row[]): Row[] {
  return underLabels(mendRanges(rows));
}

/** "From: May 2019" and "To: Aug 2022" are one range. */
function mendRanges(rows: readonly Row[]): Row[] {
  const mended: Row[] = [];
  for (const row of rows) {
    const last = mended.at(-1);
    if (last && TO.test(row.text) && FROM.test(last.text)) {
      const text = `Dates: ${last.text.replace(FROM, "")} – ${row.text.replace(TO, "")}`;
      mended[mended.length - 1] = withText(joinTwo(last, row), text);
      continue;
    }
    mended.push(row);
  }
  return mended;
}

function underLabels(rows: readonly Row[]): Row[] {
  const labels = new Map<Row, string>();
  for (const row of rows) {
    const field = row.cells.length === 1 && !row.bullet ? labelField(row.text) : undefined;
    if (field && field !== "told") labels.set(row, field);
  }
  if (new Set(labels.values()).size < FEWEST_LABELS) return [...rows];
  const mended: Row[] = [];
  for (const row of rows) {
    const last = mended.at(-1);
    if (last && labels.has(last) && !labels.has(row)) {
      const text = `${last.text.replace(/\s?:$/, "")}: ${row.text}`;
      mended[mended.length - 1] = withText(joinTwo(last, row), text);
      continue;
    }
    mended.push(row);
  }
  return mended;
}
