import * as z from "zod/mini";
import { ACCOUNT_SENTENCES, PHONE_MAX, phoneNumber, RegisterBody } from "./accounts.ts";
import { DOCUMENT_SENTENCES, MAX_DOCUMENT_BYTES } from "./document-rules.ts";
import { Acknowledged, endpoint, Id, upload, WORD_MAX } from "./endpoint.ts";
import { PREFERENCES_MAX, PREFERENCES_TOO_LONG } from "./match-rules.ts";
import { upTo } from "./text-rules.ts";

/** How a new account becomes a candidate's or a recruiter's; the recruiter's line is its own file. */

/** The day on the page of the terms (spec 2): what is accepted is that text and no later one. */
export const TERMS_VERSION = "2025-06-16";

/** Spec 1 §5 and §8; screens and server both say these. */
export const ONBOARDING_SENTENCES = {
  phoneRequired: "Phone number is required",
  resumeRequired: "Resume is required",
  resumeNotFound: "Resume not found",
  termsRequired: "You must accept the terms",
  notYou: "You can only finish your own onboarding.",
  created: "Your profile has been successfully created!",
  failed: "Failed to complete onboarding. Please try again.",
  finished: "Onboarding is finished.",
} as const;
const say = ONBOARDING_SENTENCES;

const requiredPhone = z.pipe(
  z
    .string(say.phoneRequired)
    .check(
      z.trim(),
      z.minLength(1, say.phoneRequired),
      upTo(PHONE_MAX, ACCOUNT_SENTENCES.phoneTooLong),
    ),
  phoneNumber,
);

/** The first step: how recruiters reach this person. The address to sign in with stays what it is. */
export const PersonalInfo = z.object({
  name: RegisterBody.shape.name,
  email: RegisterBody.shape.email,
  phone: requiredPhone,
});

/** A field of a form is text, and clients leave a field blank that they do not use. */
const idOrBlank = z.optional(z.union([z.literal(""), Id]));
const yesOrNo = z.stringbool();

/** The spelling is the contract's (spec 1 §7). */
export const candidateOnboarding = upload("POST /api/canidateOnboarding", {
  who: "signed-in",
  summary: "Become a candidate: who one is, the resume that stands for one, and the terms.",
  files: { resume: { maxBytes: MAX_DOCUMENT_BYTES, tooLarge: DOCUMENT_SENTENCES.tooLarge } },
  body: z.extend(PersonalInfo, {
    /** In place of the file: a resume of the caller's, or one that was offered at sign-in. */
    resume_id: idOrBlank,
    /** Judged after the resume, in the order of the steps. */
    terms: z.optional(z.string().check(upTo(WORD_MAX))),
    findable: z._default(yesOrNo, true),
    /** What they look for, in one line (contract/job-preferences.ts). */
    want: z.optional(z.string().check(z.trim(), upTo(PREFERENCES_MAX, PREFERENCES_TOO_LONG))),
    user_id: idOrBlank,
    /** Only when the role changes: who is it? Absent after a fresh provider sign-in. */
    password: z.optional(z.string().check(upTo(128))),
  }),
  response: Acknowledged,
});

/** "true", "on", "1": as forms say yes. */
export const isYes = (text: string | undefined) => z.safeParse(yesOrNo, text).data === true;

export const completeOnboarding = endpoint("POST /api/complete-onboarding", {
  who: "signed-in",
  summary: "Finish onboarding when everything that the role needs is there.",
  body: z.object({ user_id: idOrBlank }),
  response: Acknowledged,
});
