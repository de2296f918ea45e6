import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound, unauthenticated } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import { passwordChangedMail } from "../mails.ts";
import { refuseGuessable } from "../refuse-guessable.ts";
import * as accounts from "../repository.ts";
import type { Passwords } from "../sign-in/passwords.ts";
import { hashToken, type Sessions } from "../sign-in/sessions.ts";
import type { ProveIdentity } from "./identity-proof.ts";
import * as repository from "./repository.ts";
import type { TellSettings } from "./tell-settings.ts";

interface Parts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly mail: Mail;
  readonly clock: () => Date;
  readonly prove: ProveIdentity;
  readonly tell: TellSettings;
  readonly rules: { readonly publicUrl: () => string };
}

interface NewPassword {
  readonly currentPassword: string | null | undefined;
  readonly newPassword: string;
}

export type SettingsService = ReturnType<typeof createSettingsService>;

/** What a person may see and change about their own account. */
export function createSettingsService(parts: Parts) {
  const { database, sessions, passwords, mail, clock, prove, tell, rules } = parts;

  return {
    async details(actor: Actor) {
      const account = await accounts.findAccount(database, actor.id);
      const providers = await repository.listProviders(database, actor.id);
      return { hasPassword: Boolean(account?.passwordHash), providers };
    },

    async changeDetails(actor: Actor, details: { name: string; phone: string }): Promise<void> {
      await database.transaction(async (tx) => {
        await repository.updateDetails(tx, actor.id, { ...details, updatedAt: clock() });
        await recordAudit(tx, { actorId: actor.id, action: "account.details-changed" });
        await tell(tx, actor.id);
      });
    },

    /** Ends every session but this browser's. */
    async changePassword(
      actor: Actor,
      { currentPassword, newPassword }: NewPassword,
      { sessionToken }: Cookies,
    ): Promise<void> {
      await prove(actor, { sessionToken, password: currentPassword });
      refuseGuessable(newPassword, actor);
      const passwordHash = await passwords.hash(newPassword);
      await database.transaction(async (tx) => {
        await accounts.lockAccount(tx, actor.id);
        // Ended while the new one was being hashed: a reset has thrown this browser out.
        if (!(sessionToken && (await repository.hasSession(tx, hashToken(sessionToken)))))
          throw unauthenticated("Unauthorized: please sign in.");
        await accounts.setPassword(tx, actor.id, passwordHash, clock());
        await accounts.deleteEmailTokens(tx, actor.id, "reset-password");
        await sessions.endAll(tx, actor.id, sessionToken);
        await recordAudit(tx, { actorId: actor.id, action: "account.password-changed" });
        const content = passwordChangedMail(actor.name, rules.publicUrl());
        await mail.send(tx, { to: actor.email, content, kind: "password-changed" });
        await tell(tx, actor.id);
      });
    },

    async listSessions(actor: Actor, sessionToken: string | undefined) {
      const current = sessionToken ? hashToken(sessionToken) : undefined;
      const rows = await repository.listSessions(database, actor.id, clock());
      return rows.map((row) => ({ row, isCurrent: current?.equals(row.tokenHash) ?? false }));
    },

    async endSession(actor: Actor, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const gone = await repository.deleteSession(tx, actor.id, id);
        if (!gone) throw notFound("That session was not found. It may have ended already.");
        await recordAudit(tx, { actorId: actor.id, action: "account.session-ended" });
        await tell(tx, actor.id);
      });
    },

    async endSessions(actor: Actor, includingThis: boolean, cookies: Cookies): Promise<void> {
      await database.transaction(async (tx) => {
        await sessions.endAll(tx, actor.id, includingThis ? undefined : cookies.sessionToken);
        await recordAudit(tx, { actorId: actor.id, action: "account.signed-out-everywhere" });
        await tell(tx, actor.id);
      });
      if (includingThis) cookies.endSession();
    },
  };
}
