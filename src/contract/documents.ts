import * as z from "zod/mini";
import { DOCUMENT_SENTENCES, MAX_DOCUMENT_BYTES } from "./document-rules.ts";
import { Acknowledged, download, endpoint, Id, upload } from "./endpoint.ts";
import { JobProfile } from "./job-profile.ts";
import { ResumeProfile } from "./resume-profile.ts";

/** Resumes and job descriptions: bringing them in, seeing what was read, putting it right. */

const say = DOCUMENT_SENTENCES;

export const DOCUMENT_KINDS = ["resume", "job_description"] as const;
export const FILE_TYPES = ["pdf", "docx", "doc", "txt"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type FileType = (typeof FILE_TYPES)[number];

/**
 * `reading`: a scan, read by a job in the background. `unreadable`: kept, with the reason; nothing
 * can be matched with it.
 */
export const DOCUMENT_STATES = ["reading", "read", "unreadable"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

const uploaded = {
  success: z.literal(true),
  message: z.string(),
  documentId: Id,
  status: z.enum(DOCUMENT_STATES),
};

/** Both spellings of the id, because clients read either (spec 1 §3). */
export const uploadResume = upload("POST /upload/resume", {
  who: "visitor",
  summary: "Bring in a resume. It belongs to the account, or to this browser for seven days.",
  files: {
    resume: { maxBytes: MAX_DOCUMENT_BYTES, tooLarge: say.tooLarge, missing: say.noResume },
  },
  response: z.object({ ...uploaded, resumeID: Id, resumeId: Id }),
});

export const uploadJobDescription = upload("POST /upload/job_description", {
  who: "visitor",
  summary: "Bring in a job description. It belongs to the account, or to this browser.",
  files: {
    job_description: { maxBytes: MAX_DOCUMENT_BYTES, tooLarge: say.tooLarge, missing: say.noFile },
  },
  response: z.object({ ...uploaded, jobDescriptionID: Id }),
});

const Progress = z.object({ done: z.number(), total: z.number() });

export const DocumentRow = z.object({
  id: Id,
  kind: z.enum(DOCUMENT_KINDS),
  file_name: z.string(),
  file_type: z.enum(FILE_TYPES),
  bytes: z.number(),
  status: z.enum(DOCUMENT_STATES),
  /** The person's name or the job's title, as far as it was read. */
  title: z.string(),
  received_at: z.string(),
  /** When a visitor's document is erased; null for an account's. */
  keep_until: z.nullable(z.string()),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

export const listDocuments = endpoint("GET /api/documents", {
  who: "visitor",
  summary: "The caller's documents, newest first.",
  response: z.object({ documents: z.array(DocumentRow) }),
});

const Line = z.object({
  text: z.string(),
  page: z.number(),
  /** In points from the page's top left corner; null where the file has no positions. */
  box: z.nullable(
    z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  ),
});

export const DocumentView = z.extend(DocumentRow, {
  /** Why it is unreadable, or what is going on while it is read. */
  message: z.string(),
  progress: z.nullable(Progress),
  /** In points. Empty for documents without pages of their own. */
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  /** Whether `GET /api/documents/:id/pages/:page` has pictures. */
  has_pictures: z.boolean(),
  lines: z.array(Line),
  /** What stands now: what was read, with the owner's corrections in place. One of the two is null. */
  resume: z.nullable(ResumeProfile),
  job: z.nullable(JobProfile),
  /** What the machine read, without the corrections. */
  read_resume: z.nullable(ResumeProfile),
  read_job: z.nullable(JobProfile),
  /** "name", "experience.0.company" -> indices of `lines`, and how sure the reading is (0 to 1). */
  sources: z.record(z.string(), z.object({ lines: z.array(z.number()), confidence: z.number() })),
  /** Top-level fields of the profile that the owner has put right: "name", "experience". */
  corrected: z.array(z.string()),
  /** Text readers can’t see. Never scored. */
  hidden: z.array(z.object({ text: z.string(), page: z.number(), reason: z.string() })),
  /** Lines that address the assessor. Never scored. */
  flags: z.array(z.object({ line: z.number(), text: z.string() })),
});
export type DocumentView = z.infer<typeof DocumentView>;

export const getDocument = endpoint("GET /api/documents/:id", {
  who: "visitor",
  summary: "What was read in one of the caller's documents, line by line.",
  response: DocumentView,
});

/** The fields that a person can put right, each as a whole. */
export const RESUME_FIELDS = [
  "name",
  "email",
  "phone",
  "location",
  "links",
  "summary",
  "skills",
  "experience",
  "education",
  "certifications",
  "admission",
] as const;
export type ResumeField = (typeof RESUME_FIELDS)[number];
export const JOB_FIELDS = [
  "title",
  "company",
  "location",
  "employmentType",
  "salary",
  "level",
  "practiceArea",
  "summary",
  "responsibilities",
  "mustHave",
  "niceToHave",
  "benefits",
  "contact",
] as const;
export type JobField = (typeof JOB_FIELDS)[number];

export const correctDocument = endpoint("PUT /api/documents/:id/corrections", {
  who: "visitor",
  summary: "Put right one field of what was read; `undo` goes back to what was read.",
  body: z.object({
    field: z.enum([...new Set([...RESUME_FIELDS, ...JOB_FIELDS])] as [string, ...string[]]),
    /** The whole field, in the form of the profile. Judged by the profile's own rules. */
    value: z.optional(z.unknown()),
    undo: z._default(z.boolean(), false),
  }),
  response: DocumentView,
});

export const readAgain = endpoint("POST /api/documents/:id/read", {
  who: "visitor",
  summary: "Read the file once more with today's reader. Corrections stay.",
  response: Acknowledged,
});

export const removeDocument = endpoint("DELETE /api/documents/:id", {
  who: "visitor",
  summary: "Erase one of the caller's documents, the file and what was read.",
  response: Acknowledged,
});

export const documentPage = download("GET /api/documents/:id/pages/:page", {
  who: "visitor",
  summary: "A picture of one page of the caller's PDF.",
});

export const documentOriginal = download("GET /api/documents/:id/original", {
  who: "visitor",
  summary: "The file as it came.",
});

/** Spec 1 §7. Always a PDF called {Name}_resume.pdf; `original=true` gives the file as it came. */
export const downloadResume = download("GET /candidates/download-resume", {
  who: "signed-in",
  summary: "A resume as a PDF.",
  query: z.object({ documentId: Id, original: z.optional(z.enum(["true", "false"])) }),
});

/** Documents that this browser brought in before its user signed in. */
export const offeredDocuments = endpoint("GET /api/documents/offered", {
  who: "signed-in",
  summary: "What this browser uploaded before signing in, and may be kept.",
  response: z.object({ documents: z.array(DocumentRow) }),
});

export const answerOffer = endpoint("POST /api/documents/offered", {
  who: "signed-in",
  summary: "Keep what was uploaded before signing in, or erase it.",
  /** `only` answers for one of them; the others stay offered. */
  body: z.object({ keep: z.boolean(), only: z.optional(Id) }),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    /** What was offered, and what the account has it as: another one when it had the file already. */
    kept: z.array(z.object({ offered: Id, id: Id })),
  }),
});
