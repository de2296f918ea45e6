import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { Sealer } from "#server/platform/signing/sealer.ts";
import { recoveryCodeUsedMail } from "../mails.ts";
import type { Person } from "../repository.ts";
import { hashRecoveryCode, plainCode } from "./recovery-codes.ts";
import * as repository from "./repository.ts";
import { stepOfCode } from "./totp.ts";

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
