import * as z from "zod";
import { ACCOUNT_SENTENCES as say } from "#contract/accounts.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { EmailLinks } from "./email-links.ts";
import { verificationMail } from "./mails.ts";
import * as repository from "./repository.ts";

/** What is remembered of a link that was opened. */
const USED = { used: true } as const;
const Used = z.object({ used: z.literal(true) });

interface Parts {
  readonly database: Database;
  readonly mail: Mail;
  readonly links: EmailLinks;
  readonly clock: () => Date;
  readonly rules: { readonly publicUrl: () => string };
  readonly onEmailVerified: (tx: Db, accountId: string) => Promise<void>;
}

export type Verification = ReturnType<typeof createVerification>;

/** The mailed link that proves an address. */
export function createVerification(parts: Parts) {
  const { database, mail, links, clock, rules, onEmailVerified } = parts;
  return {
    /** To those who have not proved theirs yet. */
    async send(tx: Db, account: repository.Account): Promise<void> {
      if (account.emailVerifiedAt) return;
      const token = await links.make(tx, account.id, "verify-email");
      const query = new URLSearchParams({ token, email: account.email });
      const link = `${rules.publicUrl()}/verify-email?${query}`;
      const content = verificationMail(account.name, link);
      await mail.send(tx, { to: account.email, content, kind: "verify-email" });
    },

    /**
     * A provider that was connected before has not proved the address (Google would have), and need
     * not be the owner's who opens this mail: it can be connected again, by the link that takes the
     * mailbox and the browser. Opened again, the link says that all is well and does nothing.
     */
    verify(token: string): Promise<string> {
      return database.transaction(async (tx) => {
        const { accountId, detail } = await links.use(tx, token, "verify-email", say.tokenInvalid);
        const account = await repository.lockAccount(tx, accountId);
        const keepUsed = () =>
          links.keepUsed(tx, token, { accountId, purpose: "verify-email", detail: USED });
        if (Used.safeParse(detail).success) {
          if (!account.emailVerifiedAt) throw invalid(say.tokenInvalid);
          await keepUsed();
          return say.alreadyVerified;
        }
        if (!account.emailVerifiedAt) await repository.deleteIdentities(tx, accountId);
        await repository.markEmailVerified(tx, accountId, clock());
        await repository.deleteEmailTokens(tx, accountId, "verify-email");
        await keepUsed();
        await recordAudit(tx, { actorId: accountId, action: "account.email-verified" });
        await onEmailVerified(tx, accountId);
        return say.verified;
      });
    },
  };
}
