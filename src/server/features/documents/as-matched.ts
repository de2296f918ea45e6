import { flagLines } from "#reading/flag-lines.ts";
import { withAdditions } from "#reading/resume/with-additions.ts";
import { corrected } from "./corrections.ts";
import type { DocumentRecord } from "./repository.ts";

type Matched = Pick<DocumentRecord, "lines" | "flags" | "reading" | "corrections" | "receivedOn">;

/**
 * A resume as it is matched and cited: with what its owner put right or added beyond its lines. The file's
 * own lines keep their numbers, and added ones that speak to the assessor are flagged like any others.
 */
export function asMatched<Document extends Matched>(document: Document): Document {
  const { resume: read } = document.reading;
  const { resume } = corrected(document);
  if (!read || !resume || Object.keys(document.corrections).length === 0) return document;
  const own = document.lines.length;
  const { lines, reading } = withAdditions({ lines: document.lines, reading: read }, resume);
  const added = flagLines(lines.slice(own)).map((flag) => ({ ...flag, line: flag.line + own }));
  return {
    ...document,
    lines: [...lines],
    flags: [...document.flags, ...added],
    reading: { ...document.reading, resume: reading },
  };
}
