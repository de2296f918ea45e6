import * as z from "zod/mini";
import { orBlank } from "./blank.ts";
import { Acknowledged, endpoint } from "./endpoint.ts";
import { EMAIL_MAX, emailForm, upTo } from "./text-rules.ts";

/** A message to support (spec 1 §2, §4, §5, §7). */

export const CONTACT_SENTENCES = {
  nameRequired: "Name is required",
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  subjectRequired: "Please choose a subject",
  messageRequired: "Message is required",
  tooLong: (most: number) => `Please use at most ${most.toLocaleString("en-AU")} characters.`,
  sent: "Message sent. We reply within 24 hours.",
  failed: "Failed to send message. Please try again.",
  tooMany: "That is a lot of messages. Please try again later, or write an email to us.",
} as const;
const say = CONTACT_SENTENCES;

/** Spec 1 §5. */
export const CONTACT_SUBJECTS = [
  "Technical Support",
  "Account Issues",
  "Billing Questions",
  "Feature Request",
  "Bug Report",
  "General Inquiry",
] as const;

export const CONTACT_LONGEST = { name: 200, email: EMAIL_MAX, message: 20_000 };

const text = (longest: number, required: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), upTo(longest, say.tooLong(longest)));

export const ContactMessage = z.object({
  name: text(CONTACT_LONGEST.name, say.nameRequired),
  email: text(CONTACT_LONGEST.email, say.emailRequired).check(emailForm(say.emailInvalid)),
  subject: z.enum(CONTACT_SUBJECTS, { error: say.subjectRequired }),
  message: text(CONTACT_LONGEST.message, say.messageRequired),
  /** It always goes to the operator's support address, whatever this says. */
  to: orBlank(z.string().check(upTo(1000, say.tooLong(1000)))),
});
export type ContactMessage = z.output<typeof ContactMessage>;

export const sendContactMessage = endpoint("POST /api/contact", {
  who: "anyone",
  summary: "A message to support. It is kept, and mailed with the sender as reply address.",
  body: ContactMessage,
  response: Acknowledged,
});
