import { createHash } from "node:crypto";
import { flagLines } from "#reading/flag-lines.ts";
import type { Flag } from "#reading/line.ts";
import { readUndated } from "#reading/resume/read-resume.ts";
import { withYears } from "#reading/resume/years.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import type { Prepared } from "#server/platform/prepared-demo.ts";
import type { DocumentReading } from "./read-document.ts";

/** All that takes long, and none of it depends on the day. */
interface UndatedText {
  readonly flags: readonly Flag[];
  readonly resume: ResumeReading;
}

export type ReadUndatedText = (text: string) => UndatedText;

function readUndatedText(text: string): UndatedText {
  const { lines } = plainLines(text);
  const flags = flagLines(lines);
  return { flags, resume: readUndated(lines, new Set(flags.map(({ line }) => line))) };
}

/** For the texts of the demo world. */
export const preparedTexts = (prepared: Prepared): { readonly readUndated: ReadUndatedText } => ({
  readUndated: (text) => prepared.get("resume", text, () => readUndatedText(text)),
});

interface TextReading extends DocumentReading {
  readonly bytes: number;
  readonly sha256: string;
}

/** A resume that we have as text, as it is read on the day it is received. */
export function readText(
  text: string,
  receivedOn: string,
  readUndatedly: ReadUndatedText = readUndatedText,
): TextReading {
  const bytes = Buffer.from(text);
  const { lines, hidden } = plainLines(text);
  const { flags, resume } = readUndatedly(text);
  return {
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    fileType: "txt",
    pages: [],
    lines,
    hidden,
    flags,
    resume: withYears(resume, receivedOn),
    job: null,
    scanned: false,
  };
}
