import type { QueryClient } from "@tanstack/react-query";
import {
  type Assertion,
  addPasskey,
  confirmPasskeyOptions,
  confirmWithPasskey,
  newPasskeyOptions,
  PASSKEY_ALGORITHMS,
  passkeySignInOptions,
  signInWithPasskey,
} from "#contract/passkeys.ts";
import { ApiError, call } from "#web/lib/api.ts";
import { refreshSession } from "#web/lib/session.ts";
import { passkeyTexts as texts } from "./passkeys-texts.ts";

/** Passkeys as the browser knows them (WebAuthn): bytes there are base64url on the wire. */

const TIMEOUT_MS = 300_000;

export const knowsPasskeys = () => typeof PublicKeyCredential === "function";

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const listed = (ids: readonly string[]) =>
  ids.map((id) => ({ type: "public-key", id: bytesOf(id) }) as const);

/** What went wrong in front of the screen, in words that can be shown like a refusal of ours. */
async function atDevice<T>(work: () => Promise<T>): Promise<T> {
  if (!knowsPasskeys()) throw new ApiError(0, "invalid", texts.unknownHere);
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    const said = name === "InvalidStateError" ? texts.already : texts.notGiven;
    throw new ApiError(0, "invalid", name === "SecurityError" ? texts.unknownHere : said);
  }
}

async function sign(challenge: string, rpId: string, allow: readonly string[]): Promise<Assertion> {
  const credential = await atDevice(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId,
        allowCredentials: listed(allow),
        userVerification: "required",
        timeout: TIMEOUT_MS,
      },
    }),
  );
  const isAssertion =
    credential instanceof PublicKeyCredential &&
    credential.response instanceof AuthenticatorAssertionResponse;
  if (!isAssertion) throw new ApiError(0, "invalid", texts.notGiven);
  // Narrowed above; the compiler forgets it for a property.
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(credential.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    user_handle: response.userHandle && textOf(response.userHandle),
  };
}

/** Afterwards the session is known, and the guard of /login sends the person on. */
export async function signInWithDevice(client: QueryClient): Promise<void> {
  const { challenge, rp_id } = await call(passkeySignInOptions, {});
  await call(signInWithPasskey, { body: await sign(challenge, rp_id, []) });
  await refreshSession(client);
}

export async function confirmWithDevice(): Promise<void> {
  const { challenge, rp_id, allow } = await call(confirmPasskeyOptions, {});
  await call(confirmWithPasskey, { body: await sign(challenge, rp_id, allow) });
}

export async function addDevice(name: string, person: { email: string; name: string }) {
  const options = await call(newPasskeyOptions, {});
  const credential = await atDevice(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(options.challenge),
        rp: { id: options.rp_id, name: "Candour" },
        user: { id: bytesOf(options.user_id), name: person.email, displayName: person.name },
        pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: listed(options.exclude),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
        timeout: TIMEOUT_MS,
      },
    }),
  );
  const isNew =
    credential instanceof PublicKeyCredential &&
    credential.response instanceof AuthenticatorAttestationResponse;
  if (!isNew) throw new ApiError(0, "invalid", texts.notGiven);
  // As above.
  const response = credential.response as AuthenticatorAttestationResponse;
  const key = response.getPublicKey();
  if (!key) throw new ApiError(0, "invalid", texts.unknownHere);
  await call(addPasskey, {
    body: {
      name,
      credential: {
        id: textOf(credential.rawId),
        client_data: textOf(response.clientDataJSON),
        authenticator_data: textOf(response.getAuthenticatorData()),
        public_key: textOf(key),
        algorithm: response.getPublicKeyAlgorithm(),
      },
    },
  });
}
