import { ACCOUNT_SENTENCES as say } from "#contract/accounts.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import { verificationMail } from "../mails.ts";
import * as repository from "../repository.ts";
import { hashToken, newToken } from "../sign-in/sessions.ts";

const PURPOSE = "verify-email";
const LINK_MS = 24 * 3_600_000;

interface Parts {
  readonly database: Database;
  readonly mail: Mail;
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly rules: { readonly publicUrl: () => string; readonly resends: LimitRule };
}

/** The mailed link that proves an address: stored hashed, used once. */
export function createVerification({ database, mail, limits, clock, rules }: Parts) {
  async function send(tx: Db, account: repository.Account): Promise<void> {
    const token = newToken();
    await repository.insertEmailToken(tx, {
      tokenHash: hashToken(token),
      accountId: account.id,
      purpose: PURPOSE,
      expiresAt: new Date(clock().getTime() + LINK_MS),
    });
    const query = new URLSearchParams({ token, email: account.email });
    const link = `${rules.publicUrl()}/verify-email?${query}`;
    const content = verificationMail(account.name, link);
    await mail.send(tx, { to: account.email, content, kind: PURPOSE });
  }

  return {
    send,

    async verify(token: string): Promise<void> {
      await database.transaction(async (tx) => {
        const accountId = await repository.takeEmailToken(tx, hashToken(token), PURPOSE, clock());
        if (!accountId) throw invalid(say.tokenInvalid);
        await repository.markEmailVerified(tx, accountId, clock());
        await recordAudit(tx, { actorId: accountId, action: "account.email-verified" });
      });
    },

    /** Does and says the same for known and unknown addresses. */
    async resend(email: string, client: Client): Promise<void> {
      await limits.take(`resend:${client.network}`, rules.resends);
      await database.transaction(async (tx) => {
        const account = await repository.findAccountByEmail(tx, email);
        if (account && !account.emailVerifiedAt) await send(tx, account);
      });
    },
  };
}
