import * as z from "zod/mini";
import { SignedIn } from "./accounts.ts";
import { Acknowledged, endpoint } from "./endpoint.ts";
import { readable, upTo } from "./text-rules.ts";

/** Signing in with the lock of one's own device, after WebAuthn. Bytes travel as base64url. */

export const PASSKEY_SENTENCES = {
  refused: "That passkey could not be used. Please try again.",
  unknown: "We do not know that passkey. It may have been removed from your account.",
  registered: "That passkey is in use already.",
  tooMany: "You have 20 passkeys. Remove one before you add another.",
  nameRequired: "Please give it a name",
  nameTooLong: "The name must be at most 60 characters long",
} as const;
const say = PASSKEY_SENTENCES;

/** The signatures we can check: EdDSA, ES256 and RS256, as COSE calls them. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

const BASE64URL = /^[\w-]*$/;
const bytes = (most: number) => z.string().check(upTo(most), z.regex(BASE64URL));

const Challenge = z.object({ challenge: z.string(), rp_id: z.string() });

const Assertion = z.object({
  id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(2000),
  signature: bytes(2000),
  /** Which account the device says it is for. */
  user_handle: z.nullable(bytes(100)),
});
export type Assertion = z.infer<typeof Assertion>;

const NewCredential = z.object({
  id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(8000),
  /** SubjectPublicKeyInfo. */
  public_key: bytes(4000),
  algorithm: z.number(),
});
export type NewCredential = z.infer<typeof NewCredential>;

export const passkeySignInOptions = endpoint("POST /api/auth/passkey/options", {
  who: "anyone",
  summary: "What a browser signs to sign in with a passkey. Good once, for five minutes.",
  response: Challenge,
});

export const signInWithPasskey = endpoint("POST /api/auth/passkey", {
  who: "anyone",
  summary: "Sign in with a passkey. It stands for the password and the code.",
  body: Assertion,
  response: SignedIn,
});

export const newPasskeyOptions = endpoint("POST /api/account/passkeys/options", {
  who: "signed-in",
  summary: "What a browser needs to make a passkey.",
  response: z.extend(Challenge, { user_id: z.string(), exclude: z.array(z.string()) }),
});

export const passkeyName = z
  .string(say.nameRequired)
  .check(
    z.trim(),
    z.minLength(1, say.nameRequired),
    upTo(60, say.nameTooLong),
    readable(say.nameRequired),
  );

export const addPasskey = endpoint("POST /api/account/passkeys", {
  who: "signed-in",
  summary: "Keep a passkey that the browser has made.",
  body: z.object({ name: passkeyName, credential: NewCredential }),
  response: Acknowledged,
});

export const renamePasskey = endpoint("PUT /api/account/passkeys/:id", {
  who: "signed-in",
  summary: "Call a passkey something else.",
  body: z.object({ name: passkeyName }),
  response: Acknowledged,
});

export const removePasskey = endpoint("DELETE /api/account/passkeys/:id", {
  who: "signed-in",
  summary: "Forget a passkey.",
  response: Acknowledged,
});

export const confirmPasskeyOptions = endpoint("POST /api/account/confirm/passkey/options", {
  who: "signed-in",
  summary: "What a browser signs to prove once more who is signed in.",
  response: z.extend(Challenge, { allow: z.array(z.string()) }),
});

export const confirmWithPasskey = endpoint("POST /api/account/confirm/passkey", {
  who: "signed-in",
  summary: "Prove once more who is signed in, with one of their passkeys.",
  body: Assertion,
  response: Acknowledged,
});
