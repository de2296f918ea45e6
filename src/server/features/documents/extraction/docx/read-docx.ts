import { posix } from "node:path";
import type { Readable } from "node:stream";
import { buffer as collect } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { HiddenText, Line } from "#reading/line.ts";
import { WHITE } from "../contrast.ts";
import type { Extracted } from "../extracted.ts";
import { UNREADABLE, Unreadable } from "../unreadable.ts";
import { type DraftLine, finishLines } from "../word/finish-lines.ts";
import type { PageSize, Setting } from "../word/visibility.ts";
import { type Words, wordsLine } from "../word/words-line.ts";
import { inlineTokens, type Token } from "./inline-tokens.ts";
import { paragraphLook, pointsOf } from "./paragraph-look.ts";
import { colourOf, runLook, switchOf } from "./run-look.ts";
import { readStyles } from "./styles.ts";
import { tableLines } from "./table-lines.ts";
import { readTheme } from "./theme.ts";
import { NO_BACKDROP, readNumbering, type Walk } from "./walk.ts";
import {
  child,
  childrenOf,
  type Dress,
  descend,
  type Element,
  elementsIn,
  parseXml,
  valueIn,
  within,
} from "./xml-tree.ts";

/** In points: about what a line takes, to know when a picture behind the text ends. */
const LINE_HEIGHT = 14;

/** The words between two line breaks, and the text boxes that hang on the paragraph. */
function parts(tokens: readonly Token[]) {
  const rows: Words[][] = [[]];
  const boxes: DraftLine[] = [];
  for (const token of tokens) {
    if (token.kind === "text") rows.at(-1)?.push(token);
    if (token.kind === "break") rows.push([]);
    if (token.kind === "box") boxes.push(...token.lines);
  }
  return { rows, boxes };
}

function paragraphLines(walk: Walk, element: Element, setting: Setting): DraftLine[] {
  const properties = child(element, "w:pPr");
  const style = walk.styles.ofParagraph(valueIn(child(properties, "w:pStyle")));
  const paragraph = { ...style.paragraph, ...paragraphLook(properties) };
  const tokens = inlineTokens(walk, element, style.run, setting);
  const { rows, boxes } = parts(tokens);
  // The mark at a paragraph's end can be hidden with all its text: Word then joins it to the next.
  const markLook = runLook(descend(properties, "w:rPr"));
  const grounds = [...setting.grounds, ...walk.backdrop.colours];
  const behind = { ...setting, grounds };
  const lines = rows.flatMap((words, at) => {
    const listed = at === 0 && walk.hasMark(paragraph.list, paragraph.level);
    const line = wordsLine(words, { ...walk, paragraph, setting: behind, listed });
    return line ? [line] : [];
  });
  const { blank } = walk;
  walk.blank = lines.length > 0 ? false : blank || markLook.vanishes !== true;
  walk.backdrop = {
    ...walk.backdrop,
    reach: walk.backdrop.reach - LINE_HEIGHT * Math.max(1, lines.length),
  };
  if (walk.backdrop.reach <= 0) walk.backdrop = NO_BACKDROP;
  const drafts = lines.map((line, at) => ({
    line,
    blank: at === 0 && blank,
    before: at === 0 ? paragraph.before : 0,
    after: at === lines.length - 1 ? paragraph.after : 0,
  }));
  return [...drafts, ...boxes];
}

const MAX_LETTERS = 1_000_000;
const A4: PageSize = { width: 595, height: 842, left: 72 };

type Shared = Omit<Walk, "relations" | "fields" | "notes" | "blank">;

/** A Word file with the names of its parts and the colours of its theme. */
interface WordFile {
  readonly files: Package;
  readonly main: string;
  readonly nameOf: (type: string, usual?: string) => string;
  readonly dress: Dress;
}

async function part({ files, dress }: Pick<WordFile, "files" | "dress">, name: string) {
  const text = await files.read(name);
  return text === undefined ? undefined : parseXml(text, dress);
}

async function openWord(bytes: Uint8Array): Promise<WordFile> {
  const files = await openPackage(bytes);
  const main = await mainPart(files);
  const nameOf = await partNames(files, main);
  const plain = { files, dress: readTheme(undefined, undefined) };
  const theme = await part(plain, nameOf("theme", "theme/theme1.xml"));
  const settings = await part(plain, nameOf("settings"));
  return { files, main, nameOf, dress: readTheme(theme, settings) };
}

function pageSize(section: Element | undefined): PageSize {
  const size = child(section, "w:pgSz")?.attributes ?? {};
  return {
    width: pointsOf(size["w:w"]) ?? A4.width,
    height: pointsOf(size["w:h"]) ?? A4.height,
    left: pointsOf(child(section, "w:pgMar")?.attributes["w:left"]) ?? A4.left,
  };
}

/** One part of the file: the body, a header, a footer, the notes. */
async function partLines(
  { files }: WordFile,
  shared: Shared,
  name: string,
  root: Element,
  parent: Element,
) {
  const relations = await relationsOf(files, name);
  const walk: Walk = { ...shared, relations, fields: [], notes: [], blank: false };
  const background = colourOf(child(root, "w:background")?.attributes["w:color"]) ?? WHITE;
  const drafts = blockLines(walk, parent, { grounds: [background], fate: undefined });
  shared.backdrop = walk.backdrop;
  return { lines: finishLines(drafts), notes: walk.notes };
}

/** The headers or footers that are printed somewhere: "first" only where the section asks for it. */
async function margins(
  word: WordFile,
  shared: Shared,
  sections: readonly Element[],
  kind: string,
): Promise<Line[]> {
  const relations = await relationsOf(word.files, word.main);
  const names = sections.flatMap((section) =>
    childrenOf(section, `w:${kind}Reference`)
      .filter(
        ({ attributes }) =>
          attributes["w:type"] !== "first" || switchOf(section, "w:titlePg") === true,
      )
      .map(({ attributes }) => relations.get(attributes["r:id"] ?? "") ?? ""),
  );
  const lines: Line[] = [];
  for (const name of new Set(names)) {
    const root = await part(word, name);
    const parent = child(root, kind === "header" ? "w:hdr" : "w:ftr");
    if (root && parent) lines.push(...(await partLines(word, shared, name, root, parent)).lines);
  }
  const known = new Set<string>();
  return lines.flatMap((line) => {
    if (known.has(line.text)) return [];
    known.add(line.text);
    return [{ ...line, margin: true }];
  });
}

async function noteLines(
  word: WordFile,
  shared: Shared,
  notes: readonly string[],
): Promise<Line[]> {
  const name = word.nameOf("footnotes");
  const root = notes.length > 0 ? await part(word, name) : undefined;
  const all = childrenOf(child(root, "w:footnotes"), "w:footnote");
  const lines: Line[] = [];
  for (const note of all.filter(({ attributes }) => notes.includes(attributes["w:id"] ?? ""))) {
    if (root) lines.push(...(await partLines(word, shared, name, root, note)).lines);
  }
  return lines;
}

export async function readDocx(bytes: Uint8Array): Promise<Omit<Extracted, "fileType">> {
  const word = await openWord(bytes);
  const root = await part(word, word.main);
  const document = child(root, "w:document");
  const body = child(document, "w:body");
  if (!document || !body) throw new Unreadable(UNREADABLE.damaged);
  const sections = within(body, "w:sectPr");
  const hidden: HiddenText[] = [];
  const shared: Shared = {
    styles: readStyles(await part(word, word.nameOf("styles"))),
    hasMark: readNumbering(await part(word, word.nameOf("numbering"))),
    page: pageSize(sections.at(-1) ?? descend(body, "w:sectPr")),
    hidden,
    backdrop: NO_BACKDROP,
    blocks: blockLines,
  };
  const header = await margins(word, shared, sections, "header");
  const { lines, notes } = await partLines(word, shared, word.main, document, body);
  const footnotes = await noteLines(word, shared, notes);
  const footer = await margins(word, shared, sections, "footer");
  const all = [...header, ...lines, ...footnotes, ...footer];
  if (all.length === 0 && hidden.length === 0) throw new Unreadable(UNREADABLE.noText);
  const letters = [...all, ...hidden].reduce((sum, { text }) => sum + text.length, 0);
  if (letters > MAX_LETTERS) throw new Unreadable(UNREADABLE.tooMuchText);
  return { pages: [], lines: all, hidden, scanned: false };
}

const DELETED = new Set(["w:del", "w:moveFrom", "w:sectPr", "w:sdtPr", "w:tcPr"]);

/** Paragraphs and tables, whatever they are wrapped in. */
function blockLines(walk: Walk, parent: Element, setting: Setting): DraftLine[] {
  return elementsIn(parent).flatMap((element) => {
    if (element.name === "w:p") return paragraphLines(walk, element, setting);
    if (element.name === "w:tbl") return tableLines(walk, element, setting);
    if (DELETED.has(element.name)) return [];
    if (element.name === "mc:AlternateContent") {
      const branch = child(element, "mc:Choice") ?? child(element, "mc:Fallback");
      return branch ? blockLines(walk, branch, setting) : [];
    }
    return blockLines(walk, element, setting);
  });
}

interface Relation {
  readonly id: string;
  /** The last part of its type: "styles", "officeDocument". */
  readonly type: string;
  readonly target: string;
  readonly isOutside: boolean;
}

const PACKAGE = "";
const USUAL_MAIN = "word/document.xml";

/** Several parts of the reading ask for the same list, which a hostile file can make long. */
const known = new WeakMap<Package, Map<string, Promise<Relation[]>>>();

function listOf(files: Package, name: string): Promise<Relation[]> {
  const lists = known.get(files) ?? new Map<string, Promise<Relation[]>>();
  known.set(files, lists);
  const list = lists.get(name) ?? readList(files, name);
  lists.set(name, list);
  return list;
}

async function readList(files: Package, name: string): Promise<Relation[]> {
  const folder = name === PACKAGE ? "" : posix.dirname(name);
  const text = await files.read(posix.join(folder, "_rels", `${posix.basename(name)}.rels`));
  if (text === undefined) return [];
  return elementsIn(child(parseXml(text), "Relationships")).map(({ attributes }) => {
    const target = attributes.Target ?? "";
    const isOutside = attributes.TargetMode === "External";
    const path = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
    return {
      id: attributes.Id ?? "",
      type: posix.basename(attributes.Type ?? ""),
      target: isOutside ? target : path,
      isOutside,
    };
  });
}

/** What a part points at: addresses outside as they are, other parts by their full name. */
async function relationsOf(files: Package, name: string): Promise<Map<string, string>> {
  const relations = await listOf(files, name);
  return new Map(relations.map(({ id, target }) => [id, target]));
}

/** The part with the text: most programs give it the same name, but they need not. */
async function mainPart(files: Package): Promise<string> {
  const relations = await listOf(files, PACKAGE);
  const main = relations.find(({ type, isOutside }) => type === "officeDocument" && !isOutside);
  return main?.target ?? USUAL_MAIN;
}

/** The names of the parts that the main part needs, by type; the usual name where it says none. */
async function partNames(
  files: Package,
  main: string,
): Promise<(type: string, usual?: string) => string> {
  const relations = await listOf(files, main);
  return (type, usual = `${type}.xml`) => {
    const found = relations.find((one) => one.type === type && !one.isOutside);
    return found?.target ?? posix.join(posix.dirname(main), usual);
  };
}

/** The parts of a Word file, by name, unpacked when asked for. */
interface Package {
  readonly read: (name: string) => Promise<string | undefined>;
}

const MAX = { entries: 2000, bytes: 100 * 1024 * 1024, part: 40 * 1024 * 1024 } as const;
const ENCRYPTED = 0x1;
const COMPOUND_FIRST_BYTE = 0xd0;

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    if (entries.size >= MAX.entries || bytes > MAX.bytes)
      throw new Unreadable(UNREADABLE.tooBigInside);
    if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new Unreadable(UNREADABLE.protected);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** yauzl stops a stream that turns out longer than its entry said. */
async function textOf(stream: Readable): Promise<string> {
  const bytes = await collect(stream);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString("utf16le");
  return bytes.toString("utf8");
}

async function openPackage(bytes: Uint8Array): Promise<Package> {
  if (bytes[0] === COMPOUND_FIRST_BYTE) throw new Unreadable(UNREADABLE.protected);
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(whole, { lazyEntries: true, autoClose: false });
  const entries = await entriesOf(zip);
  return {
    read: async (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      if (entry.uncompressedSize > MAX.part) throw new Unreadable(UNREADABLE.tooBigInside);
      return textOf(await zip.openReadStreamPromise(entry));
    },
  };
}
