import * as z from "zod/mini";
import type { MatchedCandidate } from "#contract/candidates.ts";
import { percentOf } from "#contract/match-levels.ts";
import type { Grade as GradeWord } from "#contract/match-rules.ts";
import {
  type CertificationItem as Certification,
  CertificationItem,
  type EducationItem as Education,
  EducationItem,
  type ExperienceItem as Experience,
  ExperienceItem,
} from "#contract/resume-profile.ts";
import { type Level, levelOf } from "#web/evidence/levels.ts";
import { webAddress } from "#web/lib/web-address.ts";
import type { Grade } from "#web/ui/match/grade-square.tsx";

interface ProfileLink {
  label: "LinkedIn" | "GitHub" | "Website";
  href: string;
}

/** Spec 1 §9: so many skills are shown at once. */
export const SKILLS_SHOWN = 8;

/** Somebody who fits a posting, as the screens show them. */
export interface Candidate {
  /** The resume's id. */
  id: string;
  /** The account behind the resume; "" when it came in an archive. */
  accountId: string;
  /** "" for whoever is not shown to this recruiter yet. */
  name: string;
  email: string;
  phone: string;
  location: string;
  summary: string;
  links: readonly ProfileLink[];
  skills: readonly string[];
  experience: readonly Experience[];
  education: readonly Education[];
  certifications: readonly Certification[];
  /** A distance: lower is better. */
  score: number;
  percent: number;
  level: Level;
  /** Not when there was too little text to judge by. */
  isJudged: boolean;
  required: readonly Grade[];
  preferred: readonly Grade[];
  /** The work of the job, where it counts beside the little that is asked for. */
  duties: readonly Grade[];
  gap: string;
  /** Not told of whoever is not shown. */
  uploadedAt: Date | undefined;
  fileType: string;
  years: number | null;
  isAdmitted: boolean;
  qualifications: number;
  isBookmarked: boolean;
  isOwnUpload: boolean;
  isInterested: boolean;
  hasApplied: boolean;
  hiddenCount: number;
}

const SQUARES: Record<GradeWord, Grade> = {
  met: "met",
  partial: "part",
  missing: "none",
  unclear: "open",
};
export const squareOf = (grade: GradeWord): Grade => SQUARES[grade];

export function candidateOf(wire: MatchedCandidate): Candidate {
  const { profile, contact_info: contact, match } = wire;
  const grades = (isMeant: (one: (typeof match.strip)[number]) => boolean) =>
    match.strip.filter(isMeant).map(({ grade }) => squareOf(grade));
  return {
    id: wire.document_id,
    accountId: profile.UserID,
    name: profile.Name || contact.Name,
    email: profile.Email || contact.Email,
    phone: profile.Phone || contact.Phone,
    // As it stands in the resume, where a comma may follow it.
    location: wire.location.replace(/[\s,;]+$/, ""),
    summary: profile.Summary,
    links: linksOf(wire),
    skills: itemsOf(z.string(), profile.Skills),
    experience: itemsOf(WorkItem, profile.Experience),
    education: itemsOf(EducationItem, profile.Education),
    certifications: itemsOf(CertificationItem, profile.Certifications),
    score: wire.match_score,
    percent: percentOf(wire.match_score),
    level: levelOf(wire.match_level),
    isJudged: match.confidence !== "low",
    required: grades(({ essential, duty }) => essential && !duty),
    preferred: grades(({ essential, duty }) => !essential && !duty),
    duties: grades(({ duty }) => duty === true),
    gap: match.gap,
    uploadedAt: dateOf(wire.document_info.CreatedAt),
    fileType: wire.file_type,
    years: wire.years,
    isAdmitted: wire.is_admitted,
    qualifications: wire.qualifications,
    isBookmarked: wire.is_bookmarked,
    isOwnUpload: wire.is_own_upload,
    isInterested: wire.is_interested,
    hasApplied: wire.has_applied,
    hiddenCount: wire.hidden_count,
  };
}

const dateOf = (text: string) => (text ? new Date(text) : undefined);

/** Spec 1 §3: a role may also be called a position. */
const WorkItem = z.pipe(
  z.transform((item: unknown) =>
    typeof item === "object" && item !== null && "position" in item
      ? { role: item.position, ...item }
      : item,
  ),
  ExperienceItem,
);

/** Each item is a JSON text of its own; one that cannot be read is left out. */
function itemsOf<S extends z.core.$ZodType>(schema: S, texts: readonly string[]): z.output<S>[] {
  return texts.flatMap((text) => {
    const item = z.safeParse(schema, parseJson(text));
    return item.success ? [item.data] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A skill in plain words is a skill too.
    return text;
  }
}

/** The hosts are ours to say, so that a suffix can lead nowhere else. */
function linksOf({ profile, contact_info }: MatchedCandidate): ProfileLink[] {
  const linkedin = suffixOf(profile.Linkedin || contact_info.Linkedin);
  const github = suffixOf(profile.Github || contact_info.Github);
  const links: ProfileLink[] = [
    { label: "LinkedIn", href: linkedin && `https://www.linkedin.com/${linkedin}` },
    { label: "GitHub", href: github && `https://github.com/${github}` },
    { label: "Website", href: webAddress(profile.Website.trim()) },
  ];
  return links.filter(({ href }) => href !== "");
}

const suffixOf = (path: string) => path.trim().replace(/^\/+/, "");

/** "Senior Associate, Fairholm Lawyers": the first of the experience (spec 1 §2). */
export function currentRole({ experience }: Pick<Candidate, "experience">): string {
  const [first] = experience;
  return [first?.role, first?.company].filter(Boolean).join(", ");
}
