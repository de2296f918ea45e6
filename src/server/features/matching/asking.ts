import { MATCH_SENTENCES as say } from "#contract/match-rules.ts";
import { conflict, invalid } from "#server/platform/faults.ts";
import { asMatched, corrected, type DocumentRecord } from "../documents/service.ts";
import type { JobRow } from "../postings/service.ts";
import type { AskingJob, AskingResume, ResumeToProfile } from "./index/messages.ts";

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
 * Its lines, and what was read with what its owner put right or added. The same for who asks and for who is
 * found, or the two lists of a pair would not agree.
 */
export function resumeToProfile(document: StoredResume): ResumeToProfile | undefined {
  const { lines, flags, reading } = asMatched(document);
  const { resume } = corrected(document);
  if (!reading.resume || !resume) return undefined;
  return {
    lines,
    reading: { ...reading.resume, profile: resume },
    skip: flags.map(({ line }) => line),
    receivedOn: document.receivedOn,
  };
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
