import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { CertificationItem, EducationItem, ExperienceItem } from "./resume-profile.ts";
import { upTo } from "./text-rules.ts";

/** A candidate's profile: what recruiters read and what is matched, together with the current resume. */

const text = z.string();
const LONGEST = { text: 500, long: 20_000, list: 200 };

/** Spec 1 §8. */
export const PROFILE_SENTENCES = {
  saved: "Profile updated successfully! Your profile is now searchable by recruiters.",
  /** For those who do not want to be found. */
  savedHidden: "Profile updated successfully!",
  partly: "Profile updated but there were some issues with search indexing.",
  saveFailed: "Failed to update profile. Please try again.",
  loadFailed: "Failed to load profile data",
  welcome: "Welcome! Please complete your profile to get better job matches.",
  resumeNotFound: "Resume not found",
  resumeSet: "This is your resume now",
  noSuchJob: "That job is not in your profile any more. Please choose where it belongs.",
  full: "There is no room for more there. Please shorten your profile first.",
  visibilitySaved: "Saved",
} as const;

/** Spec 1 §3: lists may come as JSON text, and Certifications as the text 'null'. */
const listOrText = <S extends z.core.$ZodType>(item: S) => {
  const list = z.array(item).check(z.maxLength(LONGEST.list));
  return z._default(z.pipe(z.transform(untexted), list), []);
};

function untexted(value: unknown): unknown {
  if (typeof value !== "string") return value ?? [];
  try {
    return JSON.parse(value) ?? [];
  } catch {
    return value;
  }
}

const field = z._default(z.string().check(upTo(LONGEST.text)), "");

/** What a candidate saves. Blanks are fine; only sizes are checked (spec 1 §5). */
export const SavedProfile = z.object({
  name: field,
  email: field,
  phone: field,
  summary: z._default(z.string().check(upTo(LONGEST.long)), ""),
  experience: listOrText(ExperienceItem),
  education: listOrText(EducationItem),
  skills: listOrText(z.string().check(upTo(LONGEST.text))),
  certifications: listOrText(CertificationItem),
});
export type SavedProfile = z.output<typeof SavedProfile>;

const WireProfile = z.object({
  Name: text,
  Email: text,
  Phone: text,
  Summary: text,
  Experience: listOrText(ExperienceItem),
  Skills: listOrText(text),
  Education: listOrText(EducationItem),
  Certifications: listOrText(CertificationItem),
});

export const CurrentResume = z.object({
  document_id: Id,
  file_name: text,
  received_at: text,
  status: z.enum(["reading", "read", "unreadable"]),
  /** Written by us from the profile, for somebody who has brought no resume. */
  is_profile: z.boolean(),
});
export type CurrentResume = z.infer<typeof CurrentResume>;

const Visibility = {
  /** Whether recruiters find this person at all. */
  findable: z.boolean(),
  /** Whoever works there does not find this person. */
  hidden_companies: z.array(z.string().check(upTo(200))).check(z.maxLength(50)),
  /** The same for where this person works now. */
  hide_from_employer: z.boolean(),
};

export const getCandidateProfile = endpoint("GET /api/candidates/profile", {
  who: "candidate",
  summary: "The caller's profile: what was saved, or what was read in the current resume.",
  response: z.object({
    ProfileFound: z.enum(["true", "false"]),
    Profile: z.nullable(WireProfile),
    resume: z.nullable(CurrentResume),
    visibility: z.object({ ...Visibility, current_employers: z.array(text) }),
  }),
});

export const saveCandidateProfile = endpoint("POST /api/candidates/profile/setup", {
  who: "candidate",
  summary: "Save the whole profile. What is matched and what recruiters read follows at once.",
  body: SavedProfile,
  response: z.object({ status: z.enum(["success", "partial_success"]), message: text }),
});

export const replaceResume = endpoint("POST /api/candidates/resume", {
  who: "candidate",
  summary: "Make one of the caller's own resumes the current one.",
  body: z.object({
    documentId: Id,
    /** Keep what the profile says now, rather than what is read in the new resume. */
    keep_profile: z._default(z.boolean(), false),
  }),
  response: Acknowledged,
});

export const setVisibility = endpoint("PUT /api/candidates/visibility", {
  who: "candidate",
  summary: "Who may find the caller.",
  body: z.object(Visibility),
  response: Acknowledged,
});

export const CompanyThatLooks = z.object({
  company: text,
  /** Whether its recruiters find the caller. */
  finds: z.boolean(),
  /** The caller's own names for it that hide them: "Corrs Chambers Westgarth" for "Corrs". */
  hidden_by: z.array(text),
});
export type CompanyThatLooks = z.infer<typeof CompanyThatLooks>;

export const listCompaniesThatLook = endpoint("GET /api/candidates/visibility", {
  who: "candidate",
  summary: "The companies whose recruiters see candidates here, and which of them find the caller.",
  response: z.object({
    companies: z.array(CompanyThatLooks),
    finding: z.number(),
    total: z.number(),
  }),
});

/** Spec 1 §5: seven items, each filled or not. */
export const COMPLETION_ITEMS = [
  "name",
  "email",
  "phone",
  "summary",
  "experience",
  "skills",
  "education",
] as const;
export type CompletionItem = (typeof COMPLETION_ITEMS)[number];

export function missingItems(profile: SavedProfile): CompletionItem[] {
  const filled: Record<CompletionItem, string | undefined> = {
    name: profile.name,
    email: profile.email,
    phone: profile.phone,
    summary: profile.summary,
    experience: profile.experience[0]?.company,
    skills: profile.skills[0],
    education: profile.education[0]?.institution,
  };
  return COMPLETION_ITEMS.filter((item) => !filled[item]?.trim());
}

export const completionPercent = (missing: number) =>
  Math.round((100 * (COMPLETION_ITEMS.length - missing)) / COMPLETION_ITEMS.length);
