import * as z from "zod/mini";
import { SignedIn } from "./accounts.ts";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** Two-step sign-in: a code of an authenticator app, or one of ten recovery codes. */

export const SECOND_FACTOR_SENTENCES = {
  asked: "Please enter the code from your authenticator app.",
  codeRequired: "Please enter the code",
  codeWrong: "That code is not right. Codes change every 30 seconds and work once.",
  stepLost: "That sign-in took too long. Please sign in again.",
  notBegun: "Please start again: there is no new key to confirm.",
  alreadyOn: "Two-step sign-in is on already.",
  endedByMail: "This link is invalid or has expired, or that browser is signed out already.",
} as const;
const say = SECOND_FACTOR_SENTENCES;

/** Six figures, or a recovery code with or without its hyphens. */
const code = z
  .string(say.codeRequired)
  .check(z.trim(), z.minLength(1, say.codeRequired), upTo(40, say.codeWrong));
export const CodeBody = z.object({ code });

export const finishSignIn = endpoint("POST /api/auth/second-step", {
  who: "anyone",
  summary: "Finish a sign-in whose first step was refused as `second-step`, with a code.",
  body: CodeBody,
  response: SignedIn,
});

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: z.string(),
  used_at: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecondFactor = z.object({
  /** Since when sign-in asks for a code. */
  two_step_since: z.nullable(z.string()),
  recovery_codes_left: z.number(),
  passkeys: z.array(Passkey),
  /** The account administers this installation, where that takes a code or a passkey. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const getSecondFactor = endpoint("GET /api/account/second-factor", {
  who: "signed-in",
  summary: "Whether sign-in asks the caller for a code, and the caller's passkeys.",
  response: SecondFactor,
});

export const beginTwoStep = endpoint("POST /api/account/two-step/begin", {
  who: "signed-in",
  summary: "A new key for an authenticator app. Nothing is asked for until it is confirmed.",
  response: z.object({ secret: z.string(), uri: z.string() }),
});

const RecoveryCodes = z.object({
  success: z.literal(true),
  message: z.string(),
  recovery_codes: z.array(z.string()),
});

export const confirmTwoStep = endpoint("POST /api/account/two-step", {
  who: "signed-in",
  summary:
    "Turn two-step sign-in on, with a code of the new key. Answers the recovery codes, once.",
  body: CodeBody,
  response: RecoveryCodes,
});

export const renewRecoveryCodes = endpoint("POST /api/account/recovery-codes", {
  who: "signed-in",
  summary: "Ten new recovery codes in place of the old ones.",
  response: RecoveryCodes,
});

export const endTwoStep = endpoint("POST /api/account/two-step/end", {
  who: "signed-in",
  summary: "Turn two-step sign-in off.",
  response: Acknowledged,
});

/** What a call that was refused as `confirm` or `confirm-factor` waits for. */
export const confirmIdentity = endpoint("POST /api/account/confirm", {
  who: "signed-in",
  summary: "Prove once more who is signed in, with the password or a code.",
  body: z.object({
    password: z.optional(z.string().check(upTo(128))),
    code: z.optional(z.string().check(z.trim(), upTo(40, say.codeWrong))),
  }),
  response: Acknowledged,
});

export const endSessionByMail = endpoint("POST /api/auth/end-session", {
  who: "anyone",
  summary: "Sign out the browser that a mail told about, with the token of its link.",
  body: z.object({ token: z.string().check(z.trim(), z.minLength(1), upTo(200)) }),
  response: Acknowledged,
});
