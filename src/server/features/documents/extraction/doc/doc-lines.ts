import type { HiddenText, Line } from "#reading/line.ts";
import { type Colour, WHITE } from "../contrast.ts";
import { type DraftLine, finishLines } from "../word/finish-lines.ts";
import { rowLines } from "../word/row-lines.ts";
import { type Words, wordsLine } from "../word/words-line.ts";
import type { DocParagraph } from "./doc-words.ts";

const A4 = { width: 595, height: 842, left: 72 } as const;
const NO_LIST = "0";
/** Word 97 keeps the colours of cells and shapes in places that are not read: anything may be there. */
const ANY_GROUND: readonly Colour[] = [0x000000, 0x808080, WHITE];

/** Breaks inside a paragraph part it into lines. */
function rowsOf(words: readonly Words[]): Words[][] {
  const rows: Words[][] = [[]];
  for (const word of words) {
    word.text.split("\n").forEach((text, at) => {
      if (at > 0) rows.push([]);
      rows.at(-1)?.push({ ...word, text });
    });
  }
  return rows;
}

function draftsOf(
  { words, look }: DocParagraph,
  grounds: readonly Colour[],
  hidden: HiddenText[],
  blank: boolean,
): DraftLine[] {
  const isListed = look.list !== undefined && look.list !== NO_LIST;
  const lines = rowsOf(words).flatMap((row, at) => {
    const setting = { grounds, fate: undefined };
    const listed = isListed && at === 0;
    const line = wordsLine(row, { paragraph: look, setting, page: A4, listed, hidden });
    return line ? [line] : [];
  });
  return lines.map((line, at) => ({
    line,
    blank: blank && at === 0,
    before: at === 0 ? look.before : 0,
    after: at === lines.length - 1 ? look.after : 0,
  }));
}

/** Paragraphs of one part as lines; rows of tables are read across or cell by cell. */
export function docLines(
  paragraphs: readonly DocParagraph[],
  hidden: HiddenText[],
  inBoxes = false,
): Line[] {
  const shaded = paragraphs.some(({ look }) => look.shadesTable);
  const drafts: DraftLine[] = [];
  let cells: DraftLine[][] = [[]];
  let blank = false;
  for (const paragraph of paragraphs) {
    const { inTable, endsRow } = paragraph.look;
    const isOpen = inBoxes || (inTable && shaded);
    const found = draftsOf(paragraph, isOpen ? ANY_GROUND : [WHITE], hidden, blank);
    blank = found.length === 0 && !paragraph.endsCell;
    if (!inTable) {
      drafts.push(...found);
      continue;
    }
    cells.at(-1)?.push(...found);
    if (endsRow) {
      drafts.push(...rowLines(cells));
      cells = [[]];
    } else if (paragraph.endsCell) cells.push([]);
  }
  return finishLines([...drafts, ...cells.flat()]);
}
