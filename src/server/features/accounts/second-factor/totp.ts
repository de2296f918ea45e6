import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Codes that change with the time, as authenticator apps make them (RFC 6238: SHA-1, 30 s, six figures). */

const STEP_MS = 30_000;
const FIGURES = 6;
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
/** Two clocks need not agree: the codes before and after count too. */
const DRIFT = [0, -1, 1] as const;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS);

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mark = createHmac("sha1", secret).update(counter).digest();
  const offset = (mark.at(-1) ?? 0) & 0x0f;
  const number = mark.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** FIGURES).padStart(FIGURES, "0");
}

/** The step whose code this is, or undefined. The caller sees to it that a step counts once. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  if (given.length !== FIGURES) return undefined;
  const matches = (step: number) =>
    step >= 0 && timingSafeEqual(given, Buffer.from(totpCode(secret, step)));
  return DRIFT.map((drift) => stepAt(now) + drift).find(matches);
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without the padding: what people type and apps read. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** What the picture holds that an app reads. */
export function totpUri(issuer: string, account: string, secret: Buffer): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer });
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query}`;
}
