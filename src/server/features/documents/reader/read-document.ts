import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import type { DocumentKind, FileType } from "#contract/documents.ts";
import type { JobProfile } from "#contract/job-profile.ts";
import { flagLines } from "#reading/flag-lines.ts";
import { guessKind } from "#reading/guess-kind.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Flag, HiddenText, Line, Reading } from "#reading/line.ts";
import { readResume } from "#reading/resume/read-resume.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import { invalid } from "#server/platform/faults.ts";
import { bounded } from "../extraction/bounded.ts";
import { readDoc } from "../extraction/doc/read-doc.ts";
import { readDocx } from "../extraction/docx/read-docx.ts";
import type { Extracted } from "../extraction/extracted.ts";
import { fileTypeOf } from "../extraction/file-type.ts";
import { readPdf } from "../extraction/pdf/read-pdf.ts";
import { readText } from "../extraction/read-text.ts";
import { UNREADABLE, Unreadable } from "../extraction/unreadable.ts";

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
