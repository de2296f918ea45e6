import type { MatchedCandidate } from "#contract/candidates.ts";
import { EMPTY_RESUME } from "#contract/resume-profile.ts";
import { corrected } from "../documents/service.ts";
import { facetsOf, type RankedCandidate } from "../matching/service.ts";
import type { Marks } from "./repository.ts";

/** Scores are shown with four decimals everywhere. */
const DECIMALS = 1e4;

export function presentCandidate(ranked: RankedCandidate, marks?: Marks): MatchedCandidate {
  const { document, accountId, distance, summary } = ranked;
  const resume = corrected(document).resume ?? EMPTY_RESUME;
  const contact = {
    Name: resume.name || document.title || withoutEnding(document.fileName),
    Email: resume.email,
    Phone: resume.phone,
    Linkedin: suffix(resume.links.linkedin),
    Github: suffix(resume.links.github),
  };
  return {
    document_id: document.id,
    match_score: Math.round(distance * DECIMALS) / DECIMALS,
    match_level: summary.level,
    profile: {
      UserID: accountId ?? "",
      ...contact,
      Summary: resume.summary,
      Website: resume.links.website,
      Skills: jsonTexts(resume.skills),
      Experience: jsonTexts(resume.experience),
      Education: jsonTexts(resume.education),
      Certifications: jsonTexts(resume.certifications),
    },
    contact_info: contact,
    document_info: {
      CreatedAt: document.receivedAt.toISOString(),
      DocumentType: "resume",
      Awskey: document.id,
    },
    resume_text: document.lines.map(({ text }) => text).join("\n"),
    match: summary,
    is_bookmarked: marks?.isBookmarked ?? false,
    is_own_upload: accountId === null,
    is_interested: marks?.isInterested ?? false,
    has_applied: marks?.hasApplied ?? false,
    location: resume.location,
    years: facetsOf(resume).years,
    is_admitted: ranked.isAdmitted,
    qualifications: resume.education.length + resume.certifications.length,
    file_type: document.fileType,
    hidden_count: document.hidden.length,
  };
}

/** One of a list. The words of the resume are in the profile, and who opens that is on record. */
export const presentListed = (ranked: RankedCandidate, marks?: Marks): MatchedCandidate => ({
  ...presentCandidate(ranked, marks),
  resume_text: "",
});

/**
 * For a recruiter who is not verified: how many fit and how well, not who, nor that it is the same person as in
 * another list. What they brought in themselves they know. `rank` counts from 0.
 */
export function presentUnnamed(
  ranked: RankedCandidate,
  marks: Marks | undefined,
  rank: number,
): MatchedCandidate {
  const shown = presentListed(ranked, marks);
  if (ranked.accountId === null) return shown;
  const id = `00000000-0000-4000-8000-${rank.toString(16).padStart(12, "0")}`;
  const nobody = { Name: "", Email: "", Phone: "", Linkedin: "", Github: "" };
  const nothing = { Skills: [], Experience: [], Education: [], Certifications: [] };
  return {
    ...shown,
    document_id: id,
    document_info: { CreatedAt: "", DocumentType: "resume", Awskey: id },
    profile: { UserID: "", ...nobody, Summary: "", Website: "", ...nothing },
    contact_info: nobody,
    match: { ...shown.match, strip: [], reasons: [], gap: "" },
    is_bookmarked: false,
    is_interested: false,
    has_applied: false,
    location: "",
    years: null,
    is_admitted: false,
    qualifications: 0,
    file_type: "pdf",
    hidden_count: 0,
  };
}

/** The client puts the host and a slash before it. A correction may have brought one along. */
const suffix = (path: string) => path.replace(/^\/+/, "");

/** Where no name was read, the file's is what the recruiter knows it by. */
const withoutEnding = (fileName: string) => fileName.replace(/\.\w+$/, "");

const jsonTexts = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item));
