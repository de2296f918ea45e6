import * as z from "zod/mini";
import {
  confirmPassword,
  emailAddress,
  filled,
  newPassword,
  passwordsMatch,
  ACCOUNT_SENTENCES as say,
} from "./accounts.ts";
import { Acknowledged, endpoint } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** Links in mails that prove an address or set a password; apart, because the page to sign in on needs none of it. */

const TOKEN_MAX = 200;

const linkToken = (missing: string, unusable: string) =>
  z.string(missing).check(z.trim(), filled(missing), upTo(TOKEN_MAX, unusable));

export const verifyEmail = endpoint("POST /api/auth/verify-email", {
  who: "anyone",
  summary: "Confirm an email address with the token of the mailed link.",
  body: z.object({ token: linkToken(say.tokenMissing, say.tokenInvalid) }),
  response: Acknowledged,
});

export const ResendBody = z.object({ email: emailAddress(say.resendEmailRequired) });

export const resendVerification = endpoint("POST /api/auth/resend-verification", {
  who: "anyone",
  summary: "Mail a new verification link; the answer is the same for unknown addresses.",
  body: ResendBody,
  response: Acknowledged,
});

export const ForgotBody = z.object({ email: emailAddress(say.emailRequired) });

export const forgotPassword = endpoint("POST /api/auth/forgot-password", {
  who: "anyone",
  summary: "Mail a link that sets a new password; the answer is the same for unknown addresses.",
  body: ForgotBody,
  response: Acknowledged,
});

export const resetPassword = endpoint("POST /api/auth/reset-password", {
  who: "anyone",
  summary: "Set a new password with the token of the mailed link. Every session ends.",
  body: z.object({
    token: linkToken(say.resetTokenMissing, say.resetTokenInvalid),
    newPassword,
  }),
  response: Acknowledged,
});

/** What the screen asks for. */
export const ResetForm = z.object({ password: newPassword, confirmPassword }).check(passwordsMatch);
