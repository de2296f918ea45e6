import { ACCOUNT_SENTENCES as say } from "#contract/accounts.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, forbidden } from "#server/platform/faults.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import { createVerification } from "./links/verification.ts";
import * as repository from "./repository.ts";
import type { Passwords } from "./sign-in/passwords.ts";
import { actorOf, newToken, type Sessions } from "./sign-in/sessions.ts";
import { createSignInProof } from "./sign-in/sign-in-proof.ts";

export interface AccountRules {
  readonly mustVerifyEmail: boolean;
  readonly publicUrl: () => string;
  readonly registrations: LimitRule;
  readonly resends: LimitRule;
  readonly wrongPerAccount: LimitRule;
  readonly wrongPerNetwork: LimitRule;
}

interface Parts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly mail: Mail;
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly rules: AccountRules;
}

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(parts: Parts) {
  const { database, sessions, passwords, limits, clock, rules } = parts;
  const verification = createVerification(parts);
  const prove = createSignInProof(parts);

  return {
    identify: sessions.identify,
    verifyEmail: verification.verify,
    resendVerification: verification.resend,

    async register({ password, ...person }: Registration, client: Client): Promise<string> {
      await limits.take(`register:${client.network}`, rules.registrations);
      const secrets = { passwordHash: await passwords.hash(password), randomString: newToken() };
      await database.transaction(async (tx) => {
        const account = await repository.insertAccount(tx, { ...person, ...secrets });
        if (!account) throw conflict(say.emailTaken);
        await verification.send(tx, account);
        await recordAudit(tx, { actorId: account.id, action: "account.registered" });
      });
      return rules.mustVerifyEmail
        ? "Account created. Check your email to verify it, then sign in."
        : "Account created. You can sign in now.";
    },

    /** The person and the new session's token; the browser's old session, if any, is over. */
    async signIn({ email, password }: Credentials, client: Client, oldToken: string | undefined) {
      const account = await prove(email, password, client);
      if (rules.mustVerifyEmail && !account.emailVerifiedAt)
        throw forbidden("Please verify your email address before signing in.");
      const token = await database.transaction(async (tx) => {
        if (oldToken) await sessions.end(tx, oldToken);
        await recordAudit(tx, { actorId: account.id, action: "account.signed-in" });
        return sessions.start(tx, account.id, client.userAgent);
      });
      const actor: Actor = actorOf(account, false);
      return { actor, token };
    },

    async signOut(token: string): Promise<void> {
      await database.transaction(async (tx) => {
        const accountId = await sessions.end(tx, token);
        if (accountId) await recordAudit(tx, { actorId: accountId, action: "account.signed-out" });
      });
    },

    isUnused: async (db: Db) => !(await repository.hasAccounts(db)),
    removeExpired: () => repository.deleteExpired(database, clock()),
  };
}
