import * as z from "zod/mini";
import { Acknowledged, endpoint, page } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** The last part of the address (spec 1 §7), and the name people know. */
export const PROVIDERS = { google: "Google", microsoftonline: "Microsoft" } as const;
export type ProviderName = keyof typeof PROVIDERS;

/**
 * Why a sign-in through a provider ended on /login. Only these codes are shown: the address of a
 * page must not be able to put words on it.
 */
export const PROVIDER_ERRORS = {
  "google-off": "Signing in with Google is not set up here. Use your email and password.",
  "microsoft-off": "Signing in with Microsoft is not set up here. Use your email and password.",
  refused: "The sign-in was cancelled. Nothing has changed.",
  lost: "The sign-in took too long or was started in another window. Please try again.",
  unreachable: "The sign-in service could not be reached. Please try again in a few minutes.",
  unverified: "Your email address is not verified there, so we cannot use it to sign you in.",
  "no-email": "The sign-in service did not tell us an email address, so we cannot sign you in.",
  "verify-first": "Please verify your email address before signing in. We have sent you a link.",
  "connect-mailed":
    "There is an account with this email address. We have sent a link to it: open it in this browser to connect the two.",
  "connect-failed": "This link is invalid or has expired. Sign in again to get a new one.",
  different: "That is a different account from the one you are signed in with.",
  stale: "That sign-in was too long ago. Please sign in there again, so that we know it is you.",
  "no-identity": "The sign-in service did not tell us who you are, so we cannot sign you in.",
  "too-many": "Too many attempts. Please wait a while and try again.",
} as const;
export type ProviderError = keyof typeof PROVIDER_ERRORS;

/** `from`: where to go afterwards. `confirm`: prove once more who sits here, without signing in anew. */
export const signInWithProvider = page("GET /auth/:provider", {
  who: "anyone",
  summary: "Go to Google or Microsoft (google, microsoftonline) to sign in or sign up.",
  query: z.object({
    from: z.optional(z.string().check(upTo(2000))),
    confirm: z.optional(z.string().check(upTo(2000))),
  }),
});

/** What is no text counts as missing: a spoilt address ends on /login like a forged one. */
const answer = z.catch(z.optional(z.string().check(upTo(8000))), undefined);

export const providerCallback = page("GET /auth/:provider/callback", {
  who: "anyone",
  summary: "Where the provider sends the browser back.",
  query: z.object({ code: answer, state: answer, iss: answer, error: answer }),
});

export const connectProvider = endpoint("POST /api/auth/connect", {
  who: "anyone",
  summary: "Connect a provider's sign-in to the account whose mailbox received the link.",
  body: z.object({ token: z.string().check(z.trim(), z.minLength(1), upTo(200)) }),
  response: Acknowledged,
});
