import { ACCOUNT_SENTENCES as say } from "#contract/accounts.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, forbidden, invalid, unauthenticated } from "#server/platform/faults.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import { verificationMail } from "./mails.ts";
import type { Passwords } from "./passwords.ts";
import * as repository from "./repository.ts";
import { actorOf, hashToken, newToken, type Sessions } from "./sessions.ts";

const VERIFY_LINK_MS = 24 * 3_600_000;
const VERIFY = "verify-email";

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

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(parts: Parts) {
  const { database, sessions, passwords, limits, clock, rules } = parts;

  async function sendVerification(tx: Db, account: repository.Account): Promise<void> {
    const token = newToken();
    await repository.insertEmailToken(tx, {
      tokenHash: hashToken(token),
      accountId: account.id,
      purpose: VERIFY,
      expiresAt: new Date(clock().getTime() + VERIFY_LINK_MS),
    });
    const query = new URLSearchParams({ token, email: account.email });
    const link = `${rules.publicUrl()}/verify-email?${query}`;
    const content = verificationMail(account.name, link);
    await parts.mail.send(tx, { to: account.email, content, kind: VERIFY });
  }

  /** One answer for a wrong password, an unknown address and an account without a password. */
  async function proveOwner(email: string, password: string, client: Client) {
    const keys = {
      account: `sign-in:${email.toLowerCase()}:${client.address}`,
      network: `sign-in:${client.address}`,
    };
    await limits.check(keys.account, rules.wrongPerAccount);
    await limits.check(keys.network, rules.wrongPerNetwork);
    const account = await repository.findAccountByEmail(database, email);
    const matches = await passwords.verify(account?.passwordHash, password);
    if (account && matches) return account;
    await limits.count(keys.account, rules.wrongPerAccount);
    await limits.count(keys.network, rules.wrongPerNetwork);
    throw unauthenticated(say.wrongCredentials);
  }

  return {
    identify: sessions.identify,

    async register(registration: Registration, client: Client): Promise<string> {
      await limits.take(`register:${client.address}`, rules.registrations);
      const { password, ...person } = registration;
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        const randomString = newToken();
        const account = await repository.insertAccount(tx, {
          ...person,
          passwordHash,
          randomString,
        });
        if (!account) throw conflict(say.emailTaken);
        await sendVerification(tx, account);
        await recordAudit(tx, { actorId: account.id, action: "account.registered" });
      });
      return rules.mustVerifyEmail
        ? "Account created. Check your email to verify it, then sign in."
        : "Account created. You can sign in now.";
    },

    /** Answers the person and the new session's token; the old session, if any, is over. */
    async signIn(
      credentials: { email: string; password: string },
      client: Client,
      oldToken: string | undefined,
    ): Promise<{ actor: Actor; token: string }> {
      const account = await proveOwner(credentials.email, credentials.password, client);
      if (rules.mustVerifyEmail && !account.emailVerifiedAt)
        throw forbidden("Please verify your email address before signing in.");
      const token = await database.transaction(async (tx) => {
        if (oldToken) await sessions.end(tx, oldToken);
        await recordAudit(tx, { actorId: account.id, action: "account.signed-in" });
        return sessions.start(tx, account.id, client.userAgent);
      });
      return { actor: actorOf(account, false), token };
    },

    async signOut(token: string): Promise<void> {
      await database.transaction(async (tx) => {
        const accountId = await sessions.end(tx, token);
        if (accountId) await recordAudit(tx, { actorId: accountId, action: "account.signed-out" });
      });
    },

    async verifyEmail(token: string): Promise<void> {
      await database.transaction(async (tx) => {
        const accountId = await repository.takeEmailToken(tx, hashToken(token), VERIFY, clock());
        if (!accountId) throw invalid(say.tokenInvalid);
        await repository.markEmailVerified(tx, accountId, clock());
        await recordAudit(tx, { actorId: accountId, action: "account.email-verified" });
      });
    },

    /** Does and says the same for known and unknown addresses. */
    async resendVerification(email: string, client: Client): Promise<void> {
      await limits.take(`resend:${client.address}`, rules.resends);
      await database.transaction(async (tx) => {
        const account = await repository.findAccountByEmail(tx, email);
        if (account && !account.emailVerifiedAt) await sendVerification(tx, account);
      });
    },

    isUnused: async (db: Db) => !(await repository.hasAccounts(db)),

    async removeExpired(): Promise<void> {
      await repository.deleteExpired(database, clock());
    },
  };
}
