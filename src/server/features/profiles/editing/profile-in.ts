import * as z from "zod";
import { SavedProfile } from "#contract/candidate-profile.ts";
import type { ResumeProfile } from "#contract/resume-profile.ts";
import { corrected, type DocumentRecord } from "../../documents/service.ts";
import type { ProfileRow } from "../repository.ts";

/** What a candidate's profile says: as the current resume has it, or as it was saved without one. */
export function profileIn(
  row: ProfileRow | undefined,
  document: DocumentRecord | undefined,
): SavedProfile | null {
  const resume = document?.status === "read" ? corrected(document).resume : null;
  if (resume) return savedOf(resume);
  return row?.saved ? z.parse(SavedProfile, row.saved) : null;
}

function savedOf(resume: ResumeProfile): SavedProfile {
  const { name, email, phone, summary, experience, education, skills, certifications } = resume;
  return { name, email, phone, summary, experience, education, skills, certifications };
}
