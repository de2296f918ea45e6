import type { DocumentKind, DocumentRow } from "#contract/documents.ts";

/** The words for a document that several screens use. */
export const KIND_WORDS: Record<DocumentKind, string> = {
  resume: "Resume",
  job_description: "Job description",
};

export const STATE_WORDS = {
  reading: { word: "Being read", dot: "run" },
  read: { word: "Read", dot: "ok" },
  unreadable: { word: "Could not be read", dot: "bad" },
} as const satisfies Record<DocumentRow["status"], { word: string; dot: "run" | "ok" | "bad" }>;

/** What to call it: the person or the job, as far as one was read, and otherwise the file. */
export const titleOf = ({ title, file_name }: Pick<DocumentRow, "title" | "file_name">) =>
  title || file_name;

/** Leads to the jobs that fit a resume. */
export const MATCHING_JOBS = "See matching jobs";
export const canMatch = ({ kind, status }: Pick<DocumentRow, "kind" | "status">) =>
  kind === "resume" && status === "read";
