import { CREATION_SENTENCES } from "#contract/job-creation.ts";
import { EMPTY_JOB } from "#contract/job-profile.ts";
import { LAWFUL_SENTENCES } from "#contract/lawful.ts";
import { guessKind } from "#reading/guess-kind.ts";
import { corrected, type DocumentRecord } from "../../documents/service.ts";
import { jobFromReading } from "../job-from-text.ts";
import type { JobColumns, JobRow } from "../repository.ts";
import { unlawfulIn } from "../stored-job.ts";

/** Why a document did not become a live posting at once. */
export const DRAFT_REASONS = {
  reading: "This file is a scan and is still being read.",
  noTitle: "No job title was found in this file. Add one, then publish.",
  noCompany: "No company was found in this file. Add it, then publish.",
  notAJob: CREATION_SENTENCES.notAJob,
} as const;

type Judged = JobColumns & Pick<JobRow, "status" | "draftReason">;

/** What a job description becomes: active when its title and text were read, otherwise a draft. */
export function jobOfDocument(document: DocumentRecord, ownCompany: string): Judged {
  const columns = columnsOf(document, ownCompany);
  const draftReason = reasonAgainst(document, columns);
  return { ...columns, status: draftReason === "" ? "active" : "draft", draftReason };
}

function columnsOf(document: DocumentRecord, ownCompany: string): JobColumns {
  const { lines, reading, fileName } = document;
  const { job } = corrected(document);
  const isRead = document.status === "read" && reading.job && job;
  // Until its words are known it goes by the name of its file.
  const profile = isRead ? job : { ...EMPTY_JOB, title: stemOf(fileName) };
  const { sources } = reading.job ?? { sources: {} };
  return jobFromReading({
    lines: isRead ? lines : [],
    reading: { profile: { ...profile, company: profile.company || ownCompany }, sources },
  });
}

function reasonAgainst({ status, message }: DocumentRecord, job: JobColumns): string {
  if (status === "reading") return DRAFT_REASONS.reading;
  if (status === "unreadable") return message;
  if (guessKind(job.lines) !== "job") return DRAFT_REASONS.notAJob;
  if (job.title === "") return DRAFT_REASONS.noTitle;
  if (job.company === "") return DRAFT_REASONS.noCompany;
  const [place] = unlawfulIn(job);
  return place ? LAWFUL_SENTENCES.draft(place.quote) : "";
}

const LONGEST_NAME = 200;
const stemOf = (fileName: string) => fileName.replace(/\.[^.]*$/, "").slice(-LONGEST_NAME);
