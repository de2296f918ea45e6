import { SECOND_FACTOR_SENTENCES as say } from "#contract/second-factor.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, invalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { Sealer } from "#server/platform/signing/sealer.ts";
import { signInChangedMail } from "../mails.ts";
import { listPasskeys } from "../passkeys-repository.ts";
import * as accounts from "../repository.ts";
import type { TellSettings } from "../settings/tell-settings.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import {
  base32,
  hashRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  sealedFor,
  stepOfCode,
  totpUri,
} from "./check-code.ts";
import type { MayChangeFactors } from "./may-change-factors.ts";

import * as repository from "./repository.ts";

/** What apps show above the code. */
const ISSUER = "Candour";

interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly mail: Mail;
  readonly sealer: Sealer;
  readonly sessions: Sessions;
  readonly clock: () => Date;
  readonly mayChange: MayChangeFactors;
  readonly tell: TellSettings;
  readonly rules: {
    readonly publicUrl: () => string;
    readonly adminsNeedFactor: boolean;
    readonly wrongPerAccount: LimitRule;
  };
}

export type TwoStepService = ReturnType<typeof createTwoStepService>;

/** Turning two-step sign-in on and off. */
export function createTwoStepService(parts: Parts) {
  const { database, limits, mail, sealer, sessions, clock, mayChange, tell, rules } = parts;

  async function newCodes(tx: Db, accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashRecoveryCode(accountId, code));
    await repository.replaceRecoveryCodes(tx, accountId, hashes);
    return codes;
  }

  const send = (tx: Db, { name, email }: Actor, change: Parameters<typeof signInChangedMail>[1]) =>
    mail.send(tx, {
      to: email,
      content: signInChangedMail(name, change, rules.publicUrl()),
      kind: "sign-in-changed",
    });

  return {
    async state(actor: Actor) {
      const [totp, codesLeft, passkeys] = await Promise.all([
        repository.findTotp(database, actor.id),
        repository.countRecoveryCodes(database, actor.id),
        listPasskeys(database, actor.id),
      ]);
      const isAdministrator = actor.isAdmin || actor.adminLacks !== undefined;
      const isRequired = rules.adminsNeedFactor && isAdministrator;
      return { since: totp?.confirmedAt ?? null, codesLeft, passkeys, isRequired };
    },

    async begin(actor: Actor) {
      await mayChange(actor);
      const secret = newTotpSecret();
      const sealed = sealer.seal(sealedFor(actor.id), secret);
      const createdAt = clock();
      if (!(await repository.keepNewTotp(database, { accountId: actor.id, sealed, createdAt })))
        throw conflict(say.alreadyOn);
      return { secret: base32(secret), uri: totpUri(ISSUER, actor.email, secret) };
    },

    /** With a code of the new key: then the app has it. Answers the recovery codes. */
    async confirm(actor: Actor, code: string, { sessionToken }: Cookies): Promise<string[]> {
      const key = `new-key:${actor.id}`;
      await limits.take(key, rules.wrongPerAccount);
      const codes = await database.transaction(async (tx) => {
        await accounts.lockAccount(tx, actor.id);
        const kept = await repository.findTotp(tx, actor.id);
        if (kept?.confirmedAt) throw conflict(say.alreadyOn);
        const secret = kept && sealer.open(sealedFor(actor.id), kept.sealed);
        if (!secret) throw invalid(say.notBegun);
        const step = stepOfCode(secret, code.replace(/\s/g, ""), clock());
        if (step === undefined) throw invalid(say.codeWrong);
        await repository.confirmTotp(tx, actor.id, clock());
        await repository.takeStep(tx, actor.id, step);
        if (sessionToken) await sessions.prove(tx, sessionToken, { withFactor: true });
        await recordAudit(tx, { actorId: actor.id, action: "account.two-step-on" });
        await send(tx, actor, "two-step-on");
        await tell(tx, actor.id);
        return newCodes(tx, actor.id);
      });
      await limits.giveBack(key, rules.wrongPerAccount);
      return codes;
    },

    async renewCodes(actor: Actor): Promise<string[]> {
      await mayChange(actor);
      return database.transaction(async (tx) => {
        await accounts.lockAccount(tx, actor.id);
        const kept = await repository.findTotp(tx, actor.id);
        if (!kept?.confirmedAt) throw conflict(say.notBegun);
        await recordAudit(tx, { actorId: actor.id, action: "account.recovery-codes-renewed" });
        await tell(tx, actor.id);
        return newCodes(tx, actor.id);
      });
    },

    async end(actor: Actor): Promise<void> {
      await mayChange(actor);
      await database.transaction(async (tx) => {
        await accounts.lockAccount(tx, actor.id);
        await repository.deleteTwoStep(tx, actor.id);
        if (!(await repository.hasFactor(tx, actor.id)))
          await repository.forgetFactorProofs(tx, actor.id);
        await recordAudit(tx, { actorId: actor.id, action: "account.two-step-off" });
        await send(tx, actor, "two-step-off");
        await tell(tx, actor.id);
      });
    },
  };
}
