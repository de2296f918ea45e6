import { ACCOUNT_SENTENCES as say } from "#contract/accounts.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { EmailLinks } from "./email-links.ts";
import { passwordChangedMail, resetMail } from "./mails.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import * as repository from "./repository.ts";
import type { Passwords } from "./sign-in/passwords.ts";
import type { Sessions } from "./sign-in/sessions.ts";

interface Parts {
  readonly database: Database;
  readonly mail: Mail;
  readonly links: EmailLinks;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly clock: () => Date;
  readonly rules: { readonly publicUrl: () => string; readonly resets: LimitRule };
}

/** The mailed link that sets a new password, also for those who never had one. */
export function createPasswordReset(parts: Parts) {
  const { database, mail, links, limits, passwords, sessions, clock, rules } = parts;
  return {
    async send(tx: Db, account: repository.Account): Promise<void> {
      const token = await links.make(tx, account.id, "reset-password");
      const link = `${rules.publicUrl()}/reset-password?${new URLSearchParams({ token })}`;
      const content = resetMail(account.name, link);
      await mail.send(tx, { to: account.email, content, kind: "reset-password" });
    },

    async reset(token: string, newPassword: string, client: Client): Promise<void> {
      // Each try costs a hash, whether or not its token is worth one.
      await limits.take(`reset:${client.network}`, rules.resets);
      const passwordHash = await passwords.hash(newPassword);
      await database.transaction(async (tx) => {
        const { accountId } = await links.use(tx, token, "reset-password", say.resetTokenInvalid);
        const account = await repository.lockAccount(tx, accountId);
        // The link stays good: what was done in this transaction is undone.
        refuseGuessable(newPassword, account);
        // Until now nobody had proved the address: whoever connected a provider was not its owner.
        if (!account.emailVerifiedAt) await repository.deleteIdentities(tx, accountId);
        await repository.setPassword(tx, accountId, passwordHash, clock());
        await repository.markEmailVerified(tx, accountId, clock());
        await repository.deleteEmailTokens(tx, accountId);
        await sessions.endAll(tx, accountId);
        await recordAudit(tx, { actorId: accountId, action: "account.password-reset" });
        const content = passwordChangedMail(account.name, rules.publicUrl());
        await mail.send(tx, { to: account.email, content, kind: "password-changed" });
      });
    },
  };
}
