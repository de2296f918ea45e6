import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import * as z from "zod";
import { PASSKEY_ALGORITHMS } from "#contract/passkeys.ts";

/**
 * What a server has to check of WebAuthn (level 3, sections 7.1 and 7.2), without attestation: we do not ask who
 * made the device. Pure functions over bytes; challenges, accounts and counters are the callers'.
 */

/** This site, as browsers name it when they sign. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Why it was refused, for the log: the person reads one sentence for all. */
export class WebauthnRefused extends Error {}
const refuse = (why: string): never => {
  throw new WebauthnRefused(why);
};

const ClientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

type Ceremony = "webauthn.create" | "webauthn.get";

/** What the browser says it was asked. Answers the challenge. */
export function readClientData(bytes: Buffer, ceremony: Ceremony, party: RelyingParty): Buffer {
  const { data } = ClientData.safeParse(jsonOf(bytes));
  if (!data) return refuse("client data cannot be read");
  if (data.type !== ceremony) return refuse("made for something else");
  if (data.origin !== party.origin) return refuse("made at another origin");
  if (data.crossOrigin) return refuse("made in a frame of another site");
  return Buffer.from(data.challenge, "base64url");
}

const HASH_BYTES = 32;
const FLAGS_AT = 32;
const COUNT_AT = 33;
const HEAD_BYTES = 37;
const FLAG = { present: 0x01, verified: 0x04, hasCredential: 0x40 } as const;

interface AuthenticatorData {
  readonly signCount: number;
  readonly flags: number;
  /** What follows the head. */
  readonly rest: Buffer;
}

/** What the device says: for which site, and that somebody unlocked it. */
export function readAuthenticatorData(bytes: Buffer, party: RelyingParty): AuthenticatorData {
  if (bytes.length < HEAD_BYTES) return refuse("authenticator data is cut short");
  const site = createHash("sha256").update(party.id).digest();
  if (!bytes.subarray(0, HASH_BYTES).equals(site)) return refuse("made for another site");
  const flags = bytes.readUInt8(FLAGS_AT);
  if (!(flags & FLAG.present)) return refuse("nobody was there");
  if (!(flags & FLAG.verified)) return refuse("nobody unlocked the device");
  return { flags, signCount: bytes.readUInt32BE(COUNT_AT), rest: bytes.subarray(HEAD_BYTES) };
}

const AAGUID_BYTES = 16;

/** The id of the credential that a device has just made. */
export function newCredentialId({ flags, rest }: AuthenticatorData): Buffer {
  if (!(flags & FLAG.hasCredential) || rest.length < AAGUID_BYTES + 2)
    return refuse("no credential was made");
  const length = rest.readUInt16BE(AAGUID_BYTES);
  const id = rest.subarray(AAGUID_BYTES + 2, AAGUID_BYTES + 2 + length);
  return length > 0 && id.length === length ? id : refuse("the credential is cut short");
}

type Algorithm = (typeof PASSKEY_ALGORITHMS)[number];
const isKnown = (number: number): number is Algorithm =>
  PASSKEY_ALGORITHMS.some((one) => one === number);

const RSA_LEAST_BITS = 2048;
const FITS: Record<Algorithm, (key: KeyObject) => boolean> = {
  "-8": (key) => key.asymmetricKeyType === "ed25519",
  "-7": (key) =>
    key.asymmetricKeyType === "ec" && key.asymmetricKeyDetails?.namedCurve === "prime256v1",
  "-257": (key) =>
    key.asymmetricKeyType === "rsa" &&
    (key.asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_LEAST_BITS,
};
const HASH: Record<Algorithm, string | null> = { "-8": null, "-7": "sha256", "-257": "sha256" };

/** Refuses a key that we could not check a signature with. */
export function readPublicKey(spki: Buffer, algorithm: number): KeyObject {
  if (!isKnown(algorithm)) return refuse("signs in a way that we do not know");
  const key = keyOf(spki);
  return key && FITS[algorithm](key) ? key : refuse("the key does not fit how it signs");
}

function keyOf(spki: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: spki, format: "der", type: "spki" });
  } catch {
    return undefined;
  }
}

interface Signed {
  readonly clientData: Buffer;
  readonly authenticatorData: Buffer;
  readonly signature: Buffer;
}

export function checkSignature(
  { publicKey, algorithm }: { publicKey: Buffer; algorithm: number },
  { clientData, authenticatorData, signature }: Signed,
): void {
  const key = readPublicKey(publicKey, algorithm);
  const hash = isKnown(algorithm) ? HASH[algorithm] : null;
  const told = createHash("sha256").update(clientData).digest();
  const signed = Buffer.concat([authenticatorData, told]);
  if (!isSignature(hash, signed, key, signature)) refuse("the signature is wrong");
}

function isSignature(hash: string | null, signed: Buffer, key: KeyObject, signature: Buffer) {
  try {
    return verify(hash, signed, key, signature);
  } catch {
    return false;
  }
}

/** A device that counts never goes back: somebody has made a copy of it. Many do not count at all. */
export function checkCount(kept: number, shown: number): void {
  if ((kept > 0 || shown > 0) && shown <= kept) refuse("the device's counter went back");
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}
