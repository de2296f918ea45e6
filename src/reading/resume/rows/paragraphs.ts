import { joined, joinTwo, type Row, wordsOf } from "./row.ts";

const CLOSED = /[.!?:;]["”’)]?$/;

/** Whether the row goes on with the sentence of the row before it. */
export function continues(row: Row, last: Row | undefined): boolean {
  if (!last || row.follows === "no" || row.cells.length > 1) return false;
  if (row.follows === "yes") return true;
  return !CLOSED.test(last.text) && wordsOf(last.text).length > 3;
}

/** Rows as text: points of a list on lines of their own, broken lines joined again. */
export function joinRows(rows: readonly Row[]): string {
  let text = "";
  for (const [at, row] of rows.entries()) {
    const plain = row.text.replace(/\t/g, " ");
    if (at === 0) {
      text = plain;
      continue;
    }
    const goesOn = row.follows !== "no";
    text = goesOn ? joined(text, plain) : `${text}\n${plain}`;
  }
  return text;
}

/** Rows whose text was only broken for want of room, whole again. */
export function mendRows(rows: readonly Row[], goesOn: (row: Row, last: Row) => boolean): Row[] {
  const mended: Row[] = [];
  for (const row of rows) {
    const last = mended.at(-1);
    if (last && row.follows !== "no" && row.cells.length === 1 && goesOn(row, last)) {
      mended[mended.length - 1] = joinTwo(last, row);
      continue;
    }
    mended.push(row);
  }
  return mended;
}
