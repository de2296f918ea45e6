import type { Words } from "../word/words-line.ts";
import {
  type CharacterLook,
  characterLook,
  type LineLook,
  lineLook,
  propertiesIn,
  type Stretch,
  stretchAt,
  stretchesIn,
  USUAL_LOOK,
  USUAL_PARAGRAPH,
} from "./looks.ts";

import type { WordFile } from "./word-file.ts";

export interface DocParagraph {
  readonly words: readonly Words[];
  readonly look: LineLook;
  /** It closes a cell of a table. */
  readonly endsCell: boolean;
  /** A drawing hangs on it, which may be a text box. */
  readonly anchors: boolean;
}

const TABLES = { styles: 1, characters: 12, paragraphs: 13 } as const;
const ENDS = { cell: "\x07", section: "\f", paragraph: "\r" } as const;
const FIELD = { begin: "\x13", shows: "\x14", end: "\x15" } as const;
/** A sign of a symbol font is written as a bracket that stands for it. */
const SYMBOL = "(";
const DRAWING = "\x08";
const PICTURES = new Set(["\x01", "\x02", "\x05", DRAWING]);
const CHARACTER_STYLE = 0x4a30;
const REPLACED: Readonly<Record<string, string>> = {
  "\v": "\n",
  "\x1e": "-",
  "\x1f": "",
  "\xa0": " ",
};

interface Sign {
  readonly text: string;
  readonly byte: number;
}

interface Field {
  instruction: string;
  showing: boolean;
}

/** Every character of a part, and where its bytes stand. */
function signsOf({ pieces }: WordFile, [from, to]: readonly [number, number]): Sign[] {
  const signs: Sign[] = [];
  let start = 0;
  for (const { text, offset, bytesPerSign } of pieces) {
    for (let at = Math.max(0, from - start); at < text.length && start + at < to; at += 1) {
      signs.push({ text: text[at] ?? "", byte: offset + at * bytesPerSign });
    }
    start += text.length;
  }
  return signs;
}

/** Cuts after each mark that ends a paragraph, a cell or a section. */
function paragraphsOf(signs: readonly Sign[]): Sign[][] {
  const paragraphs: Sign[][] = [[]];
  const ends: readonly string[] = Object.values(ENDS);
  for (const sign of signs) {
    paragraphs.at(-1)?.push(sign);
    if (ends.includes(sign.text)) paragraphs.push([]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function linkOf(fields: readonly Field[]): string {
  const instruction = fields.at(-1)?.instruction ?? "";
  return /^\s*HYPERLINK\s+"([^"]*)"/i.exec(instruction)?.[1] ?? "";
}

/** Codes of fields are kept out of the text; true if the sign was part of one. */
function inField(fields: Field[], text: string): boolean {
  const last = fields.at(-1);
  if (text === FIELD.begin) fields.push({ instruction: "", showing: false });
  if (text === FIELD.shows && last) last.showing = true;
  if (text === FIELD.end) fields.pop();
  if (text === FIELD.begin || text === FIELD.shows || text === FIELD.end) return true;
  if (!last || last.showing) return false;
  last.instruction += text;
  return true;
}

function wordsOf(
  paragraph: readonly Sign[],
  style: DocStyle,
  runs: readonly Stretch[],
  styleOf: (index: number) => DocStyle,
  fields: Field[],
): Words[] {
  const words: { text: string; look: CharacterLook; link: string; run: Stretch | undefined }[] = [];
  for (const { text, byte } of paragraph) {
    if (inField(fields, text) || PICTURES.has(text)) continue;
    const run = stretchAt(runs, byte);
    const link = linkOf(fields);
    const last = words.at(-1);
    const isSame = last && last.run === run && last.link === link;
    const look = isSame ? last.look : lookOf(run, style, styleOf);
    const printed = look.special && text === SYMBOL ? "•" : (REPLACED[text] ?? text);
    if (isSame) last.text += printed;
    else words.push({ text: printed, look, link, run });
  }
  return words.filter(({ look }) => !look.deleted);
}

function lookOf(run: Stretch | undefined, style: DocStyle, styleOf: (index: number) => DocStyle) {
  if (!run) return style.character;
  const named = namedStyle(run.list);
  const base = named === undefined ? style.character : styleOf(named).character;
  return characterLook(
    run.list,
    named === undefined ? base : { ...style.character, ...differing(base) },
  );
}

/** A character style only says what it changes; what it leaves alone is the paragraph's. */
function differing(look: DocStyle["character"]): Partial<DocStyle["character"]> {
  const usual = USUAL_STYLE.character;
  return {
    ...(look.bold !== usual.bold && { bold: look.bold }),
    ...(look.colour !== usual.colour && { colour: look.colour }),
    ...(look.size !== usual.size && { size: look.size }),
    ...(look.vanishes !== usual.vanishes && { vanishes: look.vanishes }),
  };
}

function namedStyle(list: Buffer): number | undefined {
  const named = propertiesIn(list).find(({ code }) => code === CHARACTER_STYLE);
  return named && named.operand.length >= 2 ? named.operand.readUInt16LE(0) : undefined;
}

/** The paragraphs of one part of the document, with how they look. */
export function docWords(file: WordFile): (range: readonly [number, number]) => DocParagraph[] {
  const styleOf = readStyleSheet(file.table(TABLES.styles));
  const runs = stretchesIn(file.stream, file.table(TABLES.characters), "characters");
  const blocks = stretchesIn(file.stream, file.table(TABLES.paragraphs), "paragraphs");
  return (range) => {
    const fields: Field[] = [];
    return paragraphsOf(signsOf(file, range)).map((paragraph) => {
      const mark = paragraph.at(-1);
      const block = mark && stretchAt(blocks, mark.byte);
      const style =
        block && block.list.length >= 2 ? styleOf(block.list.readUInt16LE(0)) : USUAL_STYLE;
      const look = block ? lineLook(block.list.subarray(2), style.line) : style.line;
      const words = wordsOf(paragraph, style, runs, styleOf, fields);
      const anchors = paragraph.some(({ text }) => text === DRAWING);
      return { words, look, endsCell: mark?.text === ENDS.cell, anchors };
    });
  };
}

interface DocStyle {
  readonly line: LineLook;
  readonly character: CharacterLook;
}

const KIND = { paragraph: 1 } as const;
const NO_BASE = 0xfff;
const MAX_ANCESTORS = 12;
const TITLE = { built: 62, level: 1 } as const;
const LAST_HEADING = 9;
const USUAL_STYLE: DocStyle = { line: USUAL_PARAGRAPH, character: USUAL_LOOK };

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
function readStyleSheet(sheet: Buffer): (index: number) => DocStyle {
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
