import * as z from "zod/mini";
import {
  confirmPassword,
  newPassword,
  passwordsMatch,
  personName,
  phoneNumber,
} from "./accounts.ts";
import { Acknowledged, download, endpoint, Id } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** Profile Settings: what a person can see and change about the account itself. */

export const SETTINGS_SENTENCES = {
  proofRequired: "Please enter your password",
  proofWrong: "That is not your password",
  proofStale: "Please confirm that it is you: sign in once more.",
  confirmDelete: "Please type the word delete",
} as const;
const say = SETTINGS_SENTENCES;

/** The word that has to be typed before an account is deleted. */
export const DELETE_WORD = "delete";

export const AccountDetails = z.object({
  has_password: z.boolean(),
  email_verified: z.boolean(),
  /** Names of PROVIDERS. */
  providers: z.array(z.string()),
  /** Nothing is charged; recruiters read until when it is free anyway. */
  free_until: z.string(),
  created_at: z.string(),
});
export type AccountDetails = z.infer<typeof AccountDetails>;

export const getAccount = endpoint("GET /api/account", {
  who: "signed-in",
  summary: "How the caller signs in, and since when the account exists.",
  response: AccountDetails,
});

export const DetailsBody = z.object({ name: personName, phone: phoneNumber });

export const changeDetails = endpoint("PUT /api/account", {
  who: "signed-in",
  summary: "Change the caller's name and phone.",
  body: DetailsBody,
  response: Acknowledged,
});

/** Asked for again before what cannot be undone; absent when a provider sign-in was just made. */
const proof = z.optional(z.nullable(z.string().check(upTo(128))));

export const changePassword = endpoint("POST /api/account/password", {
  who: "signed-in",
  summary: "Set a new password. Every other session ends.",
  body: z.object({ currentPassword: proof, newPassword }),
  response: Acknowledged,
});

/** What the screen asks for; the current password only of those who have one. */
export const PasswordForm = z
  .object({
    currentPassword: z.string(say.proofRequired).check(z.minLength(1, say.proofRequired)),
    password: newPassword,
    confirmPassword,
  })
  .check(passwordsMatch);
export const FirstPasswordForm = z
  .object({ password: newPassword, confirmPassword })
  .check(passwordsMatch);

export const Session = z.object({
  id: Id,
  /** As in "Firefox on Windows". */
  device: z.string(),
  current: z.boolean(),
  created_at: z.string(),
  seen_at: z.string(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint("GET /api/account/sessions", {
  who: "signed-in",
  summary: "Where the caller is signed in, the latest first.",
  response: z.object({ sessions: z.array(Session) }),
});

export const endSession = endpoint("DELETE /api/account/sessions/:id", {
  who: "signed-in",
  summary: "Sign out one browser.",
  response: Acknowledged,
});

export const endSessions = endpoint("POST /api/account/sessions/end", {
  who: "signed-in",
  summary: "Sign out everywhere: every other browser, and this one too if asked for.",
  body: z.object({ including_this: z.optional(z.boolean()) }),
  response: Acknowledged,
});

export const ProofForm = z.object({
  password: z.string(say.proofRequired).check(z.minLength(1, say.proofRequired)),
});

export const prepareExport = endpoint("POST /api/account/export", {
  who: "signed-in",
  summary: "Prove who is asking; answers the address of the archive, good for ten minutes.",
  body: z.object({ password: proof }),
  response: z.object({ success: z.literal(true), message: z.string(), url: z.string() }),
});

export const downloadExport = download("GET /api/account/export/archive", {
  who: "signed-in",
  summary: "Everything stored about the caller: data.json and the files, as a ZIP archive.",
  query: z.object({ token: z.string().check(upTo(200)) }),
});

export const deleteAccount = endpoint("POST /api/account/delete", {
  who: "signed-in",
  summary: "Erase the caller's account and everything personal with it, at once.",
  body: z.object({ password: proof, confirm: z.literal(DELETE_WORD, say.confirmDelete) }),
  response: Acknowledged,
});
