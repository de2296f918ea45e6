import type { Chart, Row, Unit } from "../findings/finding.ts";
import { ads, capitalised, count, dollars, perCent } from "./format.ts";

/** What stands at the end of a bar, and what is read aloud for it. */

const SHOWN: Record<Unit, (row: Row) => string> = {
  ads: ({ value }) => count(value),
  share: ({ n, value }) => `${ads(n)}, ${count(value)}%`,
  rate: ({ n, value }) => `${count(value)}% of ${ads(n)}`,
  dollars: ({ n, value }) => `${dollars(value)}, ${ads(n)}`,
};

const BEFORE: Record<Unit, (before: number, n: number) => string> = {
  ads: (before) => `${count(before)} before`,
  share: (before, n) => `before ${ads(n)}, ${perCent(before)}`,
  rate: (before, n) => `before ${perCent(before)} of ${ads(n)}`,
  dollars: (before, n) => `before ${dollars(before)}, ${ads(n)}`,
};

const SPOKEN: Record<Unit, (row: Row) => string> = {
  ...SHOWN,
  ads: ({ value }) => ads(value),
  share: ({ n, value }) => `${ads(n)}, ${perCent(value)}`,
  rate: ({ n, value }) => `${perCent(value)} of ${ads(n)}`,
};

export const shownValue = ({ unit }: Chart, row: Row) => SHOWN[unit](row);

export const spokenChart = ({ unit, rows }: Chart) =>
  rows
    .map((row) => {
      const { before, nBefore = 0 } = row;
      const then = before === undefined ? "" : `; ${BEFORE[unit](before, nBefore)}`;
      return `${capitalised(row.name)}: ${SPOKEN[unit](row)}${then}.`;
    })
    .join(" ");

/** "" where nothing needs to be said. */
export const noteOf = ({ rows }: Chart) =>
  [
    rows.some(({ before }) => before !== undefined)
      ? "The thin bars are the four weeks before, where these had enough ads."
      : "",
    bandsNote(rows),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");

function bandsNote(rows: readonly Row[]): string {
  const bands = rows.flatMap(({ name, n, band }) =>
    band ? `${name} ${dollars(band.low)} to ${dollars(band.high)} (${ads(n)})` : [],
  );
  return bands.length > 0
    ? `The middle half of the amounts, where at least twenty ads give one: ${bands.join("; ")}.`
    : "";
}
