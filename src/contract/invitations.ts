import * as z from "zod/mini";
import { endpoint, Id, page } from "./endpoint.ts";
import { EMAIL_MAX, emailForm, upTo } from "./text-rules.ts";

/** Mails from recruiters to people who have no account yet (spec 1 §7). */

export const INVITATION_SENTENCES = {
  email: "Please enter a valid email address",
  empty: "Please enter a message",
  tooLong: "That is too long for an invitation.",
  notVerified: "Please confirm your email address before you invite people.",
  asked: "This person has been invited already. Please give them time to answer.",
  tooMany: "You have sent as many invitations as one day allows. Please try again tomorrow.",
  /** They do not want to be written to: by anybody, or by this recruiter. */
  notDeliverable: "This person cannot be invited.",
  badLink: "This link is invalid. Open it from the mail once more.",
} as const;
const say = INVITATION_SENTENCES;

export const INVITATION_MAX = { subject: 200, body: 5000, name: 200 } as const;

const line = (most: number) => z.string().check(z.trim(), upTo(most, say.tooLong));

export const queueInvitation = endpoint("POST /api/email/queue", {
  who: "recruiter",
  summary: "Invite somebody who has no account. Plain text; links in it cannot be followed.",
  body: z.object({
    to: z.string(say.email).check(z.trim(), upTo(EMAIL_MAX, say.email), emailForm(say.email)),
    subject: line(INVITATION_MAX.subject),
    body: z
      .string(say.empty)
      .check(z.trim(), z.minLength(1, say.empty), upTo(INVITATION_MAX.body, say.tooLong)),
    name: z._default(line(INVITATION_MAX.name), ""),
    type: z.literal("transactional"),
  }),
  status: 202,
  response: z.object({ success: z.literal(true), id: Id }),
});

const token = z.object({ token: z._default(z.string().check(upTo(200)), "") });

/** Programs open the links of a mail before a person does, so this only shows a button. */
export const openInvitationUnsubscribe = page("GET /api/invitations/unsubscribe", {
  who: "anyone",
  summary: "The page on which the link of an invitation ends such mails.",
  query: token,
});

/** What that button does, and what a mail program does by itself (RFC 8058). */
export const unsubscribeFromInvitations = page("POST /api/invitations/unsubscribe", {
  who: "anyone",
  summary: "No invitation goes to this address any more, from anybody.",
  query: token,
  takesForm: true,
});
