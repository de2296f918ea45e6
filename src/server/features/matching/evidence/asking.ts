import { MATCH_SENTENCES as say } from "#contract/match-rules.ts";
import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import { conflict, invalid } from "#server/platform/faults.ts";
import { corrected, type DocumentRecord } from "../../documents/service.ts";
import type { JobRow } from "../../postings/service.ts";
import type { AskingJob, AskingResume, ResumeToProfile } from "../index/messages.ts";

/** A resume as the index is asked with it. */
export function askingResume(document: DocumentRecord): AskingResume {
  if (document.kind !== "resume") throw invalid(say.notAResume);
  if (document.status === "reading") throw conflict(say.stillReading);
  const resume = document.status === "read" ? resumeToProfile(document) : undefined;
  if (!resume) throw conflict(say.unreadable);
  return { key: `${document.id}:${document.revision}`, ...resume };
}

type StoredResume = Pick<
  DocumentRecord,
  "lines" | "reading" | "corrections" | "flags" | "receivedOn"
>;

/**
 * Its lines, and what was read with the owner's corrections. The same for who asks and for who is found,
 * or the two lists of a pair would not agree.
 */
export function resumeToProfile(document: StoredResume): ResumeToProfile | undefined {
  const { resume: read } = document.reading;
  const { resume } = corrected(document);
  if (!read || !resume) return undefined;
  return {
    lines: document.lines,
    reading: { ...read, profile: withCorrections(read, resume) },
    skip: document.flags.map(({ line }) => line),
    receivedOn: document.receivedOn,
  };
}

/**
 * Jobs that were put right take the place of those read when there are as many: they are tied to the
 * lines by their number.
 */
function withCorrections({ profile }: ResumeReading, resume: ResumeProfile): ResumeProfile {
  const isTied = resume.experience.length === profile.experience.length;
  return { ...resume, experience: isTied ? resume.experience : profile.experience };
}

export const askingJob = ({
  id,
  revision,
  lines,
  title,
}: Pick<JobRow, "id" | "revision" | "lines" | "title">): AskingJob => ({
  key: `${id}:${revision}`,
  lines,
  title,
});
