import * as z from "zod/mini";
import { DOCUMENT_KINDS } from "./documents.ts";
import { endpoint, Id, upload } from "./endpoint.ts";
import { JOB_STATES } from "./postings.ts";

/** ZIP and RAR files full of resumes or job descriptions. */

/**
 * The wall of the form itself. The operator's `ARCHIVE_MAX_MB` (200 unless set) is checked as well;
 * the 50 MB of the specification is a tip.
 */
export const ARCHIVE_LIMIT_BYTES = 200 * 1024 * 1024;

export const ARCHIVE_SENTENCES = {
  wrongType: "Please upload a ZIP or RAR file.",
  tooLarge: "This archive is too large. Please split it and upload the parts.",
  missing: "Please select a ZIP or RAR file.",
  notFound: "That archive was not found.",
  attest: "Please confirm that you may hold and use these documents.",
} as const;
const say = ARCHIVE_SENTENCES;

export const ENTRY_OUTCOMES = ["read", "reading", "duplicate", "refused"] as const;

export const ArchiveReport = z.object({
  id: Id,
  kind: z.enum(DOCUMENT_KINDS),
  file_name: z.string(),
  /** `failed`: the archive itself cannot be read; `message` says why. */
  status: z.enum(["waiting", "reading", "done", "failed"]),
  message: z.string(),
  /** Entries dealt with, of all; total is 0 until the archive was opened. */
  done: z.number(),
  total: z.number(),
  entries: z.array(
    z.object({
      /** The path inside the archive. */
      name: z.string(),
      outcome: z.enum(ENTRY_OUTCOMES),
      /** Why it was refused, or what it is a duplicate of; "" when it was read. */
      reason: z.string(),
      document_id: z.nullable(Id),
      /** The posting that a job description became, and how it stands now. */
      posting_id: z.nullable(Id),
      posting_status: z.nullable(z.enum(JOB_STATES)),
    }),
  ),
  received_at: z.string(),
});
export type ArchiveReport = z.infer<typeof ArchiveReport>;

export const uploadArchive = upload("POST /upload/archive", {
  who: "recruiter",
  summary: "Bring in a ZIP or RAR of resumes or job descriptions. It is read in the background.",
  files: {
    archive: { maxBytes: ARCHIVE_LIMIT_BYTES, tooLarge: say.tooLarge, missing: say.missing },
  },
  body: z.object({
    kind: z.enum(DOCUMENT_KINDS),
    /** The recruiter has the right to hold these people's documents. */
    attested: z.literal("true", say.attest),
  }),
  response: z.object({ success: z.literal(true), message: z.string(), archiveId: Id }),
});

export const listArchives = endpoint("GET /api/archives", {
  who: "recruiter",
  summary: "The caller's archives, newest first, without their entries.",
  response: z.object({ archives: z.array(z.omit(ArchiveReport, { entries: true })) }),
});

export const getArchive = endpoint("GET /api/archives/:id", {
  who: "recruiter",
  summary: "How far an archive has been read, and what became of each file in it.",
  response: ArchiveReport,
});
