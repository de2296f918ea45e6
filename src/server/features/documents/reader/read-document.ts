import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import type { DocumentKind, FileType } from "#contract/documents.ts";
import type { JobProfile } from "#contract/job-profile.ts";
import { flagLines } from "#reading/flag-lines.ts";
import { guessKind } from "#reading/guess-kind.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Flag, HiddenText, Line, Reading } from "#reading/line.ts";
import { readResume } from "#reading/resume/read-resume.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { invalid } from "#server/platform/faults.ts";
import { decodeText } from "../extraction/decode-text.ts";
import { readDoc } from "../extraction/doc/read-doc.ts";
import { readDocx } from "../extraction/docx/read-docx.ts";
import type { Extracted } from "../extraction/extracted.ts";
import { pagePicture } from "../extraction/page-picture.ts";
import { loadPage, type OpenPdf, openPdf } from "../extraction/pdf/load-page.ts";
import { LOOKING_SCALE } from "../extraction/pdf/look-at-print.ts";
import { type ReadPage, readPage } from "../extraction/pdf/read-page.ts";
import { UNREADABLE, Unreadable } from "../extraction/unreadable.ts";

const MAX_PAGES = 50;
const READ_PDF_MAX_LETTERS = 500_000;
/** A page with fewer letters than this says nothing worth reading. */
const WORTH_READING = 60;

function lettersIn(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

async function readPages(pdf: OpenPdf, bytes: Uint8Array) {
  const pages: { width: number; height: number }[] = [];
  const read: ReadPage[] = [];
  let letters = 0;
  let painted = 0;
  for (let page = 1; page <= pdf.document.numPages; page += 1) {
    const content = await loadPage(pdf, page);
    letters += content.glyphs.length;
    painted += content.paints.length;
    if (letters > READ_PDF_MAX_LETTERS) throw new Unreadable(UNREADABLE.tooMuchText);
    pages.push({ width: content.width, height: content.height });
    const print = () => pagePicture(bytes, page, () => LOOKING_SCALE);
    read.push(await readPage(content, page, print));
  }
  return { pages, read, painted };
}

async function readPdf(bytes: Uint8Array): Promise<Omit<Extracted, "fileType">> {
  const pdf = await openPdf(bytes);
  try {
    const { numPages } = pdf.document;
    if (numPages > MAX_PAGES) throw new Unreadable(UNREADABLE.tooManyPages);
    const { pages, read, painted } = await readPages(pdf, bytes);
    const lines = runningLines(
      read.flatMap((page) => page.lines),
      pages,
    );
    const hidden = read.flatMap((page) => page.hidden);
    const little = lettersIn(lines) < WORTH_READING * numPages;
    const scanned = little && (read.some((page) => page.isPicture) || painted > 0);
    if (lines.length === 0 && hidden.length === 0 && !scanned)
      throw new Unreadable(UNREADABLE.noText);
    return { pages, lines, hidden, scanned };
  } finally {
    await pdf.document.destroy();
  }
}

/** Of the page's height, from the top and from the bottom. */
const MARGIN = 0.1;
/** In points. */
const SAME_PLACE = 6;
const PAGE_NUMBER =
  /^(?:\D{0,60}\bpage\s*)?[-–—|\s]*\d{1,3}\s*(?:(?:of|\/|\|)\s*\d{1,3})?[-–—|\s]*$/i;
/** Of the pages: a line that most of them print at the same place is no part of the text. */
const MOST = 0.5;

interface PageSize {
  readonly height: number;
}

/** "Ana Reyes – page 2 of 3" is the same on every page but for its figures. */
function likeness(text: string): string {
  return text.replace(/\d+/g, "#").replace(/\s+/g, " ").toLowerCase();
}

function inMargin({ box, page }: Line, pages: readonly PageSize[]): boolean {
  const height = pages[page - 1]?.height ?? 0;
  if (!box || height === 0) return false;
  return box.y + box.height < MARGIN * height || box.y > (1 - MARGIN) * height;
}

function samePlace(one: Line, other: Line): boolean {
  if (!one.box || !other.box) return false;
  return Math.abs(one.box.y - other.box.y) <= SAME_PLACE;
}

/** Headers and footers: kept once and marked as such, dropped on the pages that repeat them. */
function runningLines(lines: readonly Line[], pages: readonly PageSize[]): Line[] {
  if (pages.length < 2) return [...lines];
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    if (!inMargin(line, pages)) continue;
    const key = likeness(line.text);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const repeated = (line: Line) => {
    const same = groups.get(likeness(line.text))?.filter((other) => samePlace(line, other)) ?? [];
    const on = new Set(same.map(({ page }) => page));
    return on.size >= 2 && on.size >= MOST * pages.length ? Math.min(...on) : undefined;
  };
  return lines.flatMap((line) => {
    if (!inMargin(line, pages)) return [line];
    const first = repeated(line);
    if (first !== undefined) return first === line.page ? [{ ...line, margin: true }] : [];
    if (!PAGE_NUMBER.test(line.text)) return [line];
    return line.page > 1 ? [] : [{ ...line, margin: true }];
  });
}

const MAX_LETTERS = 1_000_000;

async function readText(bytes: Uint8Array): Promise<Omit<Extracted, "fileType">> {
  const text = decodeText(bytes);
  if (text.length > MAX_LETTERS) throw new Unreadable(UNREADABLE.tooMuchText);
  const { lines, hidden } = plainLines(text);
  if (lines.length === 0 && hidden.length === 0) throw new Unreadable(UNREADABLE.noText);
  return { pages: [], lines, hidden, scanned: false };
}

/** What a document says: one of the two readings, by what it is. */
export interface Interpretation {
  readonly flags: readonly Flag[];
  readonly resume: ResumeReading | null;
  readonly job: Reading<JobProfile> | null;
}

export interface DocumentReading extends Interpretation {
  readonly fileType: FileType;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly lines: readonly Line[];
  readonly hidden: readonly HiddenText[];
  /** Its pages are pictures: it has to be recognised letter by letter first. */
  readonly scanned: boolean;
}

export interface HowToRead {
  /** Left out, the text decides. */
  readonly kind?: DocumentKind | undefined;
  /** The day that "present" ends on: "2026-11-15". */
  readonly receivedOn: string;
}

/** From bytes to fields. Everything that can be wrong with a file is refused with a sentence. */
export async function readDocument(
  bytes: Uint8Array,
  fileName: string,
  how: HowToRead,
): Promise<DocumentReading> {
  const fileType = fileTypeOf(bytes, fileName);
  if (!fileType) throw invalid(DOCUMENT_SENTENCES.wrongType);
  try {
    const { pages, lines, hidden, scanned } = await extractDocument(bytes, fileType);
    return { fileType, pages, lines, hidden, scanned, ...interpret(lines, how) };
  } catch (error) {
    throw error instanceof Unreadable ? invalid(error.message) : error;
  }
}

export function interpret(lines: readonly Line[], { kind, receivedOn }: HowToRead): Interpretation {
  const flags = flagLines(lines);
  const skip = new Set(flags.map(({ line }) => line));
  const isJob = (kind ?? guessKind(lines)) !== "resume";
  return {
    flags,
    resume: isJob ? null : readResume(lines, { receivedOn, skip }),
    job: isJob ? readJob(lines, { skip }) : null,
  };
}

const READERS = { pdf: readPdf, docx: readDocx, doc: readDoc, txt: readText } as const;

/** From bytes to lines. Throws `Unreadable`, whose message is for the person who brought the file. */
export async function extractDocument(bytes: Uint8Array, fileType: FileType): Promise<Extracted> {
  if (bytes.length === 0) throw new Unreadable(UNREADABLE.empty);
  try {
    return { fileType, ...bounded(await READERS[fileType](bytes)) };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    // A file that breaks its parser is damaged as far as anybody can tell; the cause says how.
    throw new Unreadable(UNREADABLE.damaged, { cause: error });
  }
}

/** Enough to show what was hidden; more would only fill the database. */
const HIDDEN = { entries: 200, letters: 2000 } as const;
/** Browsers give up on longer addresses; no line of a resume has more of them. */
const LINKS = { letters: 2000, each: 20 } as const;
const CUT = "…";

function cut(text: string): string {
  if (text.length <= HIDDEN.letters) return wellFormed(text);
  return wellFormed(text.slice(0, HIDDEN.letters - CUT.length)) + CUT;
}

function belongTogether(one: HiddenText, other: HiddenText): boolean {
  if (one.page !== other.page || one.reason !== other.reason) return false;
  return one.text.length + other.text.length < HIDDEN.letters;
}

/** Neighbours become one entry, but only where there would be too many. */
function merged(hidden: readonly HiddenText[]): readonly HiddenText[] {
  if (hidden.length <= HIDDEN.entries) return hidden;
  const entries: HiddenText[] = [];
  for (const next of hidden) {
    const last = entries.at(-1);
    if (!last || !belongTogether(last, next)) {
      entries.push(next);
      continue;
    }
    entries[entries.length - 1] = { ...last, text: `${last.text} ${next.text}` };
  }
  return entries.slice(0, HIDDEN.entries);
}

function boundedLine(line: Line): Line {
  const { links, ...rest } = line;
  const kept = links
    ?.map(wellFormed)
    .filter(({ length }) => length <= LINKS.letters)
    .slice(0, LINKS.each);
  return {
    ...rest,
    text: wellFormed(line.text),
    ...(kept && kept.length > 0 && { links: kept }),
  };
}

/** What can be kept and shown, whatever a file brings along. */
function bounded<Read extends Pick<Extracted, "lines" | "hidden">>(read: Read): Read {
  const hidden = merged(read.hidden.map((one) => ({ ...one, text: cut(one.text) })));
  return { ...read, lines: read.lines.map(boundedLine), hidden };
}

/** Halves of a character that stand alone: databases and the web refuse them. */
const LONE_HALF = /\p{Surrogate}/gu;

function wellFormed(text: string): string {
  return text.replace(LONE_HALF, "");
}

/** PDF readers accept some rubbish in front of the header, and so do we. */
const PDF_HEADER_WITHIN = 1024;
const MARKS = {
  pdf: "%PDF-",
  zip: "PK\x03\x04",
  rtf: "{\\rtf",
  word: "word/",
  types: "[Content_Types].xml",
} as const;
/** The old Office files: a file system of its own inside one file. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const BYTE_ORDER_MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;
/** Tab, line ends, form feed, and the end mark of old DOS editors. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
const FIRST_PRINTED = 0x20;
const DELETE = 0x7f;

function streamName(name: string): Buffer {
  return Buffer.from(name, "utf16le");
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_HEADER_WITHIN).includes(MARKS.pdf);
}

/**
 * Its main part is mostly called "word/document.xml", but need not be: opening it finds it.
 * A Word file that a password protects is wrapped the old way: opening it says so.
 */
function isDocx(bytes: Buffer): boolean {
  const begin = bytes.subarray(0, MARKS.zip.length).toString("latin1");
  if (begin === MARKS.zip) return bytes.includes(MARKS.types) && bytes.includes(MARKS.word);
  return isCompound(bytes) && bytes.includes(streamName("EncryptedPackage"));
}

function isCompound(bytes: Buffer): boolean {
  return bytes.subarray(0, COMPOUND.length).equals(COMPOUND);
}

function isDoc(bytes: Buffer): boolean {
  return isCompound(bytes) && bytes.includes(streamName("WordDocument"));
}

function hasByteOrderMark(bytes: Buffer): boolean {
  return BYTE_ORDER_MARKS.some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

function isText(bytes: Buffer): boolean {
  if (hasByteOrderMark(bytes)) return true;
  const begin = bytes.subarray(0, MARKS.rtf.length).toString("latin1");
  if (isPdf(bytes) || begin === MARKS.rtf || begin.startsWith(MARKS.zip)) return false;
  return bytes.every(
    (byte) => (byte >= FIRST_PRINTED && byte !== DELETE) || TEXT_CONTROLS.has(byte),
  );
}

type Test = readonly [FileType, (bytes: Buffer) => boolean];
/** Word opens a DOCX under the old name as well, and people send it so. */
const TESTS: Readonly<Record<string, readonly Test[]>> = {
  ".pdf": [["pdf", isPdf]],
  ".docx": [["docx", isDocx]],
  ".doc": [
    ["doc", isDoc],
    ["docx", isDocx],
  ],
  ".txt": [["txt", isText]],
};

/** By name and content together; undefined for anything else and for a name that lies. */
export function fileTypeOf(bytes: Uint8Array, fileName: string): FileType | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const extension = /\.[a-z]+$/.exec(fileName.trim().toLowerCase())?.[0] ?? "";
  return TESTS[extension]?.find(([, test]) => test(buffer))?.[0];
}
