import {
  type CharacterLook,
  characterLook,
  type LineLook,
  lineLook,
  USUAL_LOOK,
  USUAL_PARAGRAPH,
} from "./looks.ts";

export interface DocStyle {
  readonly line: LineLook;
  readonly character: CharacterLook;
}

const KIND = { paragraph: 1 } as const;
const NO_BASE = 0xfff;
const MAX_ANCESTORS = 12;
const TITLE = { built: 62, level: 1 } as const;
const LAST_HEADING = 9;
export const USUAL_STYLE: DocStyle = { line: USUAL_PARAGRAPH, character: USUAL_LOOK };

interface Entry {
  /** Word's own number of a style that every document has. */
  readonly built: number;
  readonly base: number;
  readonly line: Buffer;
  readonly character: Buffer;
}

/** What a style says stands behind its name, in counted lists on even places. */
function entryOf(style: Buffer, baseBytes: number): Entry | undefined {
  if (style.length < baseBytes + 2) return undefined;
  const built = style.readUInt16LE(0) & 0xfff;
  const kind = style.readUInt16LE(2) & 0xf;
  const base = style.readUInt16LE(2) >> 4;
  let at = baseBytes + 2 + 2 * style.readUInt16LE(baseBytes) + 2;
  const lists: Buffer[] = [];
  while (at + 2 <= style.length && lists.length < 3) {
    const bytes = style.readUInt16LE(at);
    lists.push(style.subarray(at + 2, at + 2 + bytes));
    at += 2 + bytes + (bytes % 2);
  }
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = lists;
  const isParagraph = kind === KIND.paragraph;
  return {
    built,
    base,
    line: isParagraph ? first.subarray(2) : Buffer.alloc(0),
    character: isParagraph ? second : first,
  };
}

function entriesIn(sheet: Buffer): (Entry | undefined)[] {
  if (sheet.length < 6) return [];
  const head = sheet.readUInt16LE(0);
  const baseBytes = sheet.readUInt16LE(4);
  const entries: (Entry | undefined)[] = [];
  let at = 2 + head;
  while (at + 2 <= sheet.length) {
    const bytes = sheet.readUInt16LE(at);
    entries.push(
      bytes === 0 ? undefined : entryOf(sheet.subarray(at + 2, at + 2 + bytes), baseBytes),
    );
    at += 2 + bytes + (bytes % 2);
  }
  return entries;
}

function headingOf({ built }: Entry): Partial<LineLook> {
  if (built >= 1 && built <= LAST_HEADING) return { heading: built };
  return built === TITLE.built ? { heading: TITLE.level } : {};
}

/** A style by its number, with all that it inherits. */
export function readStyleSheet(sheet: Buffer): (index: number) => DocStyle {
  const entries = entriesIn(sheet);
  const known = new Map<number, DocStyle>();
  const styleOf = (index: number, depth: number): DocStyle => {
    const entry = entries[index];
    if (!entry || depth > MAX_ANCESTORS) return USUAL_STYLE;
    const base = entry.base === NO_BASE ? USUAL_STYLE : styleOf(entry.base, depth + 1);
    return {
      line: { ...lineLook(entry.line, base.line), ...headingOf(entry) },
      character: characterLook(entry.character, base.character),
    };
  };
  return (index) => {
    const style = known.get(index) ?? styleOf(index, 0);
    known.set(index, style);
    return style;
  };
}
