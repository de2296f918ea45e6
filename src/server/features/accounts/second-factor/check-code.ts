import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { Sealer } from "#server/platform/signing/sealer.ts";
import { recoveryCodeUsedMail } from "../mails.ts";
import type { Person } from "../repository.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly mail: Mail;
  readonly sealer: Sealer;
  readonly clock: () => Date;
  readonly rules: {
    readonly publicUrl: () => string;
    readonly wrongPerAccount: LimitRule;
    readonly wrongCodesPerDay: LimitRule;
  };
}

export type CheckCode = (
  account: Pick<Person, "id" | "email" | "name">,
  code: string,
  knownBrowser?: string,
) => Promise<boolean>;

export const sealedFor = (accountId: string) => `totp:${accountId}`;

/**
 * Whether the code is one of the account's app, or one of its recovery codes; either way it is used up. A try
 * counts before it is judged, and a right one is given back. A browser that signed in before has a count of
 * its own, so that somebody who has the password cannot lock its owner out by guessing codes.
 */
export function createCodeCheck(parts: Parts): CheckCode {
  const { database, limits, mail, sealer, clock, rules } = parts;

  function countsFor(accountId: string, knownBrowser: string | undefined) {
    if (knownBrowser)
      return [{ key: `code:${accountId}:browser:${knownBrowser}`, rule: rules.wrongPerAccount }];
    return [
      { key: `code:${accountId}`, rule: rules.wrongPerAccount },
      { key: `code:${accountId}:day`, rule: rules.wrongCodesPerDay },
    ];
  }

  async function isFromApp(accountId: string, code: string): Promise<boolean> {
    const kept = await repository.findTotp(database, accountId);
    const secret = kept?.confirmedAt && sealer.open(sealedFor(accountId), kept.sealed);
    const step = secret ? stepOfCode(secret, code, clock()) : undefined;
    return step !== undefined && repository.takeStep(database, accountId, step);
  }

  const isRecoveryCode = (account: Parameters<CheckCode>[0], code: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      const hash = hashRecoveryCode(account.id, code);
      if (!(await repository.takeRecoveryCode(tx, account.id, hash))) return false;
      const left = await repository.countRecoveryCodes(tx, account.id);
      await recordAudit(tx, { actorId: account.id, action: "account.recovery-code-used" });
      const content = recoveryCodeUsedMail(account.name, left, rules.publicUrl());
      await mail.send(tx, { to: account.email, content, kind: "recovery-code-used" });
      return true;
    });

  return async (account, typed, knownBrowser) => {
    const counts = countsFor(account.id, knownBrowser);
    for (const { key, rule } of counts) await limits.take(key, rule);
    const code = plainCode(typed);
    const isRight = /^\d{6}$/.test(code)
      ? await isFromApp(account.id, code)
      : await isRecoveryCode(account, code);
    if (isRight) for (const { key, rule } of counts) await limits.giveBack(key, rule);
    return isRight;
  };
}

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

const HOW_MANY = 10;
/** 80 bits, sixteen letters and figures: nobody finds one by trying, not even with its hash in hand. */
const BYTES = 10;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () =>
    (base32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join("-"),
  );

/** However it was typed: in small letters, with or without hyphens and spaces. */
const plainCode = (code: string): string => code.replace(/[\s-]+/g, "").toUpperCase();

export const hashRecoveryCode = (accountId: string, code: string): Buffer =>
  createHash("sha256")
    .update(JSON.stringify(["recovery", accountId, plainCode(code)]))
    .digest();
