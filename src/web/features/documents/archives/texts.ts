import type { ArchiveReport } from "#contract/archives.ts";

/** Archives of resumes or job descriptions, for recruiters. */
export const archiveTexts = {
  title: "Archives",
  lead: "Upload many resumes or job descriptions at once. Each file in the archive is read as if you uploaded it on its own.",
  label: "Archive",
  drop: "Drop a ZIP or RAR here",
  hint: "ZIP or RAR. Tip: max 50 MB per ZIP",
  kind: "What is in it",
  kinds: [
    { name: "resume", label: "Resumes" },
    { name: "job_description", label: "Job descriptions" },
  ],
  /** What is in it decides what one answers for. */
  attest: {
    resume:
      "I have the right to hold and use these resumes, and I will erase a resume if the person it is about asks me to.",
    job_description: "I have the right to publish these job descriptions.",
  },
  submit: "Upload archive",
  add: "Upload an archive",
  notNow: "Not now",
  failed: "Archive upload failed",

  list: "Uploaded archives",
  loading: "Loading your archives",
  listFailedTitle: "Your archives could not be loaded",
  listFailedText: "The server did not answer. Nothing has changed.",
  noneTitle: "No archives yet",
  all: "All documents and archives",
  of: { resume: "resumes", job_description: "job descriptions" },
  emptyText: "No archives yet. Reports on each one appear here.",
  open: (name: string) => `Report on ${name}`,

  reportLoading: "Loading the report",
  reportFailedTitle: "The report could not be loaded",
  reportFailedText: "The server did not answer. The archive is still being read.",
  progress: (done: number, total: number) => `${done} of ${total}`,
  waiting: "Waiting to be opened",
  columns: { name: "File", outcome: "Outcome", reason: "Reason" },
  /** Beside the outcome: what became of it. */
  posting: { active: "Active posting", draft: "Draft posting", closed: "Closed posting" },
  allEntries: (total: number) => `Show all ${total} files`,
  noEntries: "The archive has no files that could be read.",
} as const;

export const OUTCOMES = {
  read: { word: "Read", dot: "ok" },
  reading: { word: "Being read", dot: "run" },
  duplicate: { word: "Duplicate", dot: "off" },
  refused: { word: "Refused", dot: "bad" },
} as const satisfies Record<
  ArchiveReport["entries"][number]["outcome"],
  { word: string; dot: "ok" | "run" | "off" | "bad" }
>;

export const ARCHIVE_STATES = {
  waiting: { word: "Waiting", dot: "off" },
  reading: { word: "Being read", dot: "run" },
  done: { word: "Done", dot: "ok" },
  failed: { word: "Failed", dot: "bad" },
} as const satisfies Record<
  ArchiveReport["status"],
  { word: string; dot: "ok" | "run" | "off" | "bad" }
>;
