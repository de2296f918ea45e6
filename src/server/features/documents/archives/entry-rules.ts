import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_SENTENCES,
  MAX_DOCUMENT_BYTES,
} from "#contract/document-rules.ts";
import { invalid } from "#server/platform/faults.ts";

/** What may be taken out of an archive, for both kinds of archive. */

export type UnpackedEntry =
  | { readonly name: string; readonly file: string }
  | { readonly name: string; readonly refused: string };

export const ARCHIVE_LIMITS = {
  entries: 500,
  /** Of everything that is written, whatever the archive declares. */
  totalBytes: 400 * 1024 * 1024,
};

export const ENTRY_SENTENCES = {
  damaged: "It is damaged.",
  encrypted: "It is protected by a password.",
  link: "It is a link, not a file.",
  nested: "Archives inside archives are not opened.",
  outside: "Its name points outside the archive.",
  tooLarge: DOCUMENT_SENTENCES.tooLarge,
  wrongType: DOCUMENT_SENTENCES.wrongType,
  tooMuch: "The archive unpacks to more than 400 MB; this file was left out.",
};

export const tooManyEntries = () =>
  invalid(`This archive has more than ${ARCHIVE_LIMITS.entries} files. Please split it.`);
export const damagedArchive = () => invalid("This archive is damaged and could not be opened.");
export const lockedArchive = () => invalid("This archive is protected by a password.");

/** Folders, and what macOS and Windows put in by themselves: no one chose to send them. */
export const isNoise = (name: string) =>
  name.endsWith("/") || /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);

const NESTED = /\.(zip|rar|7z|tar|gz|tgz|bz2|xz|jar|iso|cab)$/i;
const OUTSIDE = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/i;

/** Why an entry is not even unpacked; undefined when nothing speaks against it. */
export function refusalOfEntry(name: string, declaredBytes: number): string | undefined {
  if (OUTSIDE.test(name)) return ENTRY_SENTENCES.outside;
  if (NESTED.test(name)) return ENTRY_SENTENCES.nested;
  const extension = DOCUMENT_EXTENSIONS.some((one) => name.toLowerCase().endsWith(one));
  if (!extension) return ENTRY_SENTENCES.wrongType;
  if (declaredBytes > MAX_DOCUMENT_BYTES) return ENTRY_SENTENCES.tooLarge;
  return undefined;
}

const LONGEST_NAME = 300;

/** A name that can be stored and shown: no control characters, not endless. */
export const shownName = (name: string) =>
  name.replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, "�").slice(-LONGEST_NAME);
