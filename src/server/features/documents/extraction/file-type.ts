import type { FileType } from "#contract/documents.ts";

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
