import * as z from "zod/mini";
import { abnDigits, writtenAbn } from "./abn.ts";
import { personName, phoneNumber, RegisterBody } from "./accounts.ts";
import { ARCHIVE_LIMIT_BYTES, ARCHIVE_SENTENCES } from "./archives.ts";
import { Acknowledged, endpoint, Id, upload, WORD_MAX } from "./endpoint.ts";
import { isUrl } from "./is-url.ts";
import { readable, upTo } from "./text-rules.ts";

/** Whom a recruiter works for and how to reach them, and how an account becomes a recruiter's. */

const LONGEST = { text: 200, email: 254, phone: 40, website: 500, abn: 40 };

/** Spec 1 §5 and §8; screens and server both say these. */
export const RECRUITER_SENTENCES = {
  companyRequired: "Company name is required",
  websiteRequired: "Company website is required",
  websiteInvalid: "Please enter a valid website address",
  abnInvalid: "This is no ABN. It has 11 digits, and they check each other.",
  numberRequired: "Contact number is required",
  positionRequired: "Position is required",
  created: "Your recruiter profile has been successfully created!",
  saved: "Profile updated successfully!",
  saveFailed: "Failed to save profile. Please try again.",
  loadFailed: "Failed to load profile data",
  tooLong: `Please use at most ${LONGEST.text} characters`,
  unreadable: "Please leave out characters that cannot be shown",
} as const;
const say = RECRUITER_SENTENCES;

/**
 * "harrow.example" as an address that a browser opens, without a slash that nobody typed; undefined
 * when it is no website. Names and passwords have no place in an address that others will open.
 */
export function websiteAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !isUrl(address)) return undefined;
  const { origin, hostname, username, password, pathname, search } = new URL(address);
  if (username || password || !isDomain(hostname)) return undefined;
  return `${origin}${pathname === "/" && !search ? "" : pathname}${search}`;
}

/** Two parts at least, and a last one that is no number: neither "localhost" nor "127.0.0.1". */
function isDomain(hostname: string): boolean {
  const parts = hostname.split(".");
  const last = parts.at(-1) ?? "";
  return (
    parts.length > 1 &&
    parts.every((part) => /^[a-z\d]([a-z\d-]*[a-z\d])?$/.test(part)) &&
    /^[a-z][a-z\d-]+$/.test(last)
  );
}

const line = (longest: number) =>
  [z.trim(), upTo(longest, say.tooLong), readable(say.unreadable)] as const;

const required = (sentence: string, longest: number) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), ...line(longest));

const isWebsite = z.refine<string>(
  (text) => websiteAddress(text) !== undefined,
  say.websiteInvalid,
);
const asAddress = z.overwrite<string>((text) => websiteAddress(text) ?? text);

export const CompanyInfo = z.object({
  company_name: required(say.companyRequired, LONGEST.text),
  company_website: required(say.websiteRequired, LONGEST.website).check(isWebsite, asAddress),
});

export const ContactInfo = z.object({
  name: personName,
  email: RegisterBody.shape.email,
  contact_number: z.pipe(required(say.numberRequired, LONGEST.text), phoneNumber),
  position: required(say.positionRequired, LONGEST.text),
});

/** A field of a form is text, and clients leave a field blank that they do not use. */
const idOrBlank = z.optional(z.union([z.literal(""), Id]));

const archive = { maxBytes: ARCHIVE_LIMIT_BYTES, tooLarge: ARCHIVE_SENTENCES.tooLarge };

export const recruiterOnboarding = upload("POST /api/recruiterOnboarding", {
  who: "signed-in",
  summary:
    "Become a recruiter: the company, who to reach there, the terms, and archives to begin with.",
  files: { resume_zip: archive, jd_zip: archive },
  // In the order of the steps: the first thing that is wrong is told.
  body: z.object({
    ...CompanyInfo.shape,
    ...ContactInfo.shape,
    terms: z.optional(z.string().check(upTo(WORD_MAX))),
    /** Needed with resume_zip: the recruiter has the right to hold these people's resumes. */
    attested: z.optional(z.string().check(upTo(WORD_MAX))),
    user_id: idOrBlank,
    /** Only when the role changes: who is it? Absent after a fresh provider sign-in. */
    password: z.optional(z.string().check(upTo(128))),
  }),
  response: Acknowledged,
});

const orBlank = (longest: number) => z._default(z.string().check(...line(longest)), "");

/** Blanks are saved (spec 1 §5: no validation before save); an address that is given must be one. */
export const RecruiterProfile = z.object({
  name: orBlank(LONGEST.text),
  email: orBlank(LONGEST.email),
  contact_number: orBlank(LONGEST.phone),
  company_name: orBlank(LONGEST.text),
  company_website: z._default(
    z.string().check(
      ...line(LONGEST.website),
      z.refine((text) => text === "" || websiteAddress(text) !== undefined, say.websiteInvalid),
      asAddress,
    ),
    "",
  ),
  position: orBlank(LONGEST.text),
  /** The company's, as it is printed. */
  abn: z._default(
    z.string().check(
      ...line(LONGEST.abn),
      z.refine((text) => text === "" || abnDigits(text) !== "", say.abnInvalid),
      z.overwrite((text) => writtenAbn(abnDigits(text))),
    ),
    "",
  ),
});
export type RecruiterProfile = z.output<typeof RecruiterProfile>;

/** What was saved is shown as it is, also when the rules have changed since. */
const text = z.string();
const ShownProfile = z.object({
  name: text,
  email: text,
  contact_number: text,
  company_name: text,
  company_website: text,
  position: text,
  abn: z._default(text, ""),
});

export const getRecruiterProfile = endpoint("GET /api/recruiter/profile", {
  who: "recruiter",
  summary: "The caller's recruiter profile; blank where nothing was said yet.",
  response: z.object({
    success: z.literal(true),
    profile: ShownProfile,
    /** Ours. Who is not verified sees how many candidates fit, not who. */
    verification: z.object({
      verified: z.boolean(),
      /** What is missing, as a sentence; "" when nothing is. */
      hint: text,
    }),
  }),
});

export const saveRecruiterProfile = endpoint("POST /api/recruiter/profile", {
  who: "recruiter",
  summary: "Save the whole recruiter profile.",
  body: RecruiterProfile,
  response: Acknowledged,
});

/** Spec 1 §5: five items, each filled or not. */
const RECRUITER_ITEMS = [
  "name",
  "company_name",
  "position",
  "contact_number",
  "company_website",
] as const satisfies (keyof RecruiterProfile)[];
export type RecruiterItem = (typeof RECRUITER_ITEMS)[number];

export const missingRecruiterItems = (profile: RecruiterProfile): RecruiterItem[] =>
  RECRUITER_ITEMS.filter((item) => !profile[item].trim());

export const recruiterCompletionPercent = (missing: number) =>
  Math.round((100 * (RECRUITER_ITEMS.length - missing)) / RECRUITER_ITEMS.length);
