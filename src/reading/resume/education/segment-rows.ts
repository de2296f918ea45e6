import type { StudyRow } from "./study-atoms.ts";

const SHARE_OF_WHOLE_ROWS = 0.7;
const HEIGHTS = [2, 3, 4];

/**
 * Ways to cut a stretch into studies by how it is set rather than by words that lists know:
 * by rows, by type, by space and by dates. The reader tries them all and keeps the best.
 */
export function segmentings(rows: readonly StudyRow[]): StudyRow[][][] {
  const listed = rows[0]?.row.bullet === true;
  const isMain = (row: StudyRow) => (listed || !row.row.bullet) && tells(row);
  const main = rows.filter(isMain);
  const first = main[0];
  if (!first || main.length < 2) return [];
  const found: StudyRow[][][] = [];
  const dated = main.filter((row) => row.span);
  const whole = main.filter((row) => row.atoms.length >= 2);
  if (whole.length >= main.length * SHARE_OF_WHOLE_ROWS) {
    found.push(cut(rows, (row) => isMain(row) && row.atoms.length > 0));
  }
  const form = formOf(first);
  const alike = main.filter((row) => formOf(row) === form).length;
  if (alike >= 2 && alike < main.length) {
    found.push(cut(rows, (row) => isMain(row) && formOf(row) === form));
  }
  if (main.some((row) => row.row.gap)) found.push(cut(rows, (row) => row.row.gap && isMain(row)));
  if (dated.length >= 2) {
    const leads = first.span !== undefined;
    const ends = new Set(dated);
    found.push(
      cut(rows, (row, last) => {
        if (leads) return row.span !== undefined && isMain(row);
        return isMain(row) && last !== undefined && ends.has(last);
      }),
    );
  }
  if (listed) found.push(cut(rows, (row) => row.row.bullet));
  for (const height of HEIGHTS) {
    if (main.length % height === 0) found.push(cut(rows, everyOf(main, height)));
  }
  return found;
}

/** Every second, third or fourth row opens a study. */
function everyOf(main: readonly StudyRow[], height: number): (row: StudyRow) => boolean {
  const openers = new Set(main.filter((_, at) => at % height === 0));
  return (row) => openers.has(row);
}

/** Not a grade or a prize. */
function tells(row: StudyRow): boolean {
  return row.atoms.length === 0 || row.atoms.some((atom) => atom.kind !== "detail");
}

function formOf({ row }: StudyRow): string {
  return [row.bold, Math.round(row.size * 2), row.caps, row.level].join(" ");
}

function cut(
  rows: readonly StudyRow[],
  opens: (row: StudyRow, lastMain: StudyRow | undefined) => boolean,
): StudyRow[][] {
  const segments: StudyRow[][] = [];
  let last: StudyRow | undefined;
  for (const row of rows) {
    const current = segments.at(-1);
    if (!current || opens(row, last)) segments.push([row]);
    else current.push(row);
    if (!row.row.bullet && tells(row)) last = row;
  }
  return segments;
}
