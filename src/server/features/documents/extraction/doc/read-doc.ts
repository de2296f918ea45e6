import WordExtractor from "word-extractor";
import type { Extracted } from "../extracted.ts";
import { plainLines } from "../plain/plain-lines.ts";
import { UNREADABLE, Unreadable } from "../unreadable.ts";

const MAX_LETTERS = 1_000_000;
const AS_WRITTEN = { filterUnicode: false } as const;
/** Word 97 and later; what came before is built otherwise. */
const FIRST_VERSION = 0x00c1;
const HEADER_MARK = { at: 0, word: 0xa5ec } as const;
const ENCRYPTED = { at: 0x0a, bit: 0x0100 } as const;
const SECTOR = 512;

/** A Word 97 file's first stream begins on a sector with this mark, its version and its flags. */
function wordHeader(bytes: Buffer): Buffer | undefined {
  for (let at = SECTOR; at + SECTOR <= bytes.length; at += SECTOR) {
    if (bytes.readUInt16LE(at + HEADER_MARK.at) === HEADER_MARK.word)
      return bytes.subarray(at, at + SECTOR);
  }
  return undefined;
}

function refuse(bytes: Buffer): void {
  const header = wordHeader(bytes);
  if (!header || header.readUInt16LE(2) < FIRST_VERSION) throw new Unreadable(UNREADABLE.oldWord);
  if ((header.readUInt16LE(ENCRYPTED.at) & ENCRYPTED.bit) !== 0) {
    throw new Unreadable(UNREADABLE.protected);
  }
}

async function open(bytes: Buffer) {
  try {
    return await new WordExtractor().extract(bytes);
  } catch (error) {
    throw new Unreadable(UNREADABLE.damaged, { cause: error });
  }
}

export async function readDoc(bytes: Uint8Array): Promise<Omit<Extracted, "fileType">> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuse(buffer);
  const word = await open(buffer);
  const headers = word.getHeaders({ ...AS_WRITTEN, includeFooters: false });
  const boxes = word.getTextboxes({
    ...AS_WRITTEN,
    includeHeadersAndFooters: true,
    includeBody: true,
  });
  const body = [boxes, word.getBody(AS_WRITTEN), word.getFootnotes(AS_WRITTEN)].join("\n");
  if (body.length > MAX_LETTERS) throw new Unreadable(UNREADABLE.tooMuchText);
  const parts = [
    plainLines(headers, { margin: true }),
    plainLines(body),
    plainLines(word.getFooters(AS_WRITTEN), { margin: true }),
  ];
  const lines = parts.flatMap((part) => part.lines);
  if (lines.length === 0) throw new Unreadable(UNREADABLE.noText);
  return { pages: [], lines, hidden: parts.flatMap((part) => part.hidden), scanned: false };
}
