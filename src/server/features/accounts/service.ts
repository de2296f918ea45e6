import { ACCOUNT_SENTENCES as say } from "#contract/accounts.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, forbidden, unauthenticated } from "#server/platform/faults.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import * as repository from "./repository.ts";
import { addressKey } from "./rules.ts";
import type { Entrance } from "./sign-in/entrance.ts";
import { knownBrowser } from "./sign-in/known-browser.ts";
import type { Passwords } from "./sign-in/passwords.ts";
import type { SecondStep } from "./sign-in/second-step.ts";
import { newToken, type Sessions } from "./sign-in/sessions.ts";
import type { Verification } from "./verification.ts";

interface Parts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly verification: Verification;
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly entrance: Entrance;
  readonly secondStep: SecondStep;
  readonly rules: {
    readonly mustVerifyEmail: boolean;
    readonly registrations: LimitRule;
    readonly wrongPerAccount: LimitRule;
    readonly wrongPerNetwork: LimitRule;
  };
}

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** Coming in and going out. */
export function createAccountService(parts: Parts) {
  const { database, sessions, passwords, verification, limits, clock, rules } = parts;
  const { entrance, secondStep } = parts;
  const prove = createSignInProof(parts);

  return {
    identify: sessions.identify,

    async register({ password, ...person }: Registration, client: Client): Promise<string> {
      refuseGuessable(password, person);
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

    /** Where a code is asked for too, the browser keeps the first step and is told so. */
    async signIn(
      credentials: Credentials,
      client: Client,
      cookies: Cookies,
    ): Promise<repository.Account> {
      const account = await prove(credentials, client, (id) => knownBrowser(cookies, id));
      if (rules.mustVerifyEmail && !account.emailVerifiedAt) throw forbidden(say.verifyFirst);
      const token = await database.transaction(async (tx) => {
        const current = await repository.lockAccount(tx, account.id);
        // Changed while it was being checked: whoever set the new one has thrown the others out.
        if (current.passwordHash !== account.passwordHash)
          throw unauthenticated(say.wrongCredentials);
        if (await secondStep.isAsked(tx, account.id)) return undefined;
        return entrance.open(tx, current, { client, cookies });
      });
      if (!token) {
        secondStep.begin(account, cookies);
        throw secondStep.refusal();
      }
      await entrance.welcome(account.id, token, cookies);
      return account;
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

interface FinishedOnboarding {
  readonly role: "candidate" | "recruiter";
  readonly name: string;
  readonly phone: string;
  readonly now: Date;
}

/** From now on the account has this role. Whoever calls has the rest of the role's data in place. */
export async function finishOnboarding(
  tx: Db,
  accountId: string,
  { role, name, phone, now }: FinishedOnboarding,
): Promise<void> {
  const change = { isRecruiter: role === "recruiter", onboarded: true, name, phone };
  await repository.changeAccount(tx, accountId, { ...change, updatedAt: now });
  await recordAudit(tx, {
    actorId: accountId,
    action: "account.onboarded",
    detail: { role },
  });
}

interface DemoCandidate {
  readonly name: string;
  readonly email: string;
  readonly since: Date;
}

/** Somebody whom recruiters find in the demo world. Without a password, nobody comes in as them. */
export async function addDemoCandidate(tx: Db, person: DemoCandidate): Promise<string> {
  const { name, email, since } = person;
  const account = await repository.insertAccount(tx, {
    name,
    email,
    onboarded: true,
    emailVerifiedAt: since,
    randomString: newToken(),
    createdAt: since,
    updatedAt: since,
  });
  if (!account) throw new Error(`The demo world has two people with the address ${email}.`);
  return account.id;
}

interface SignInProofParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly rules: { readonly wrongPerAccount: LimitRule; readonly wrongPerNetwork: LimitRule };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The name of the browser, when the account has signed in there before. */
type BrowserOf = (accountId: string) => string | undefined;

/**
 * Whose email and password these are. One answer for a wrong password, an unknown address and an
 * account without a password. A try counts before it is judged, so that many at once cannot slip
 * under the limit, and a right one is given back.
 */
function createSignInProof({ database, passwords, limits, rules }: SignInProofParts) {
  function countsFor(email: string, { network }: Client, browser: string | undefined) {
    const address = addressKey(email);
    if (browser)
      return [{ key: `sign-in:${address}:browser:${browser}`, rule: rules.wrongPerAccount }];
    return [
      { key: `sign-in:${address}:${network}`, rule: rules.wrongPerAccount },
      { key: `sign-in:${network}`, rule: rules.wrongPerNetwork },
    ];
  }

  return async (
    { email, password }: Credentials,
    client: Client,
    browserOf: BrowserOf,
  ): Promise<repository.Account> => {
    const found = await repository.findAccountByEmail(database, email);
    const counts = countsFor(email, client, found && browserOf(found.id));
    for (const { key, rule } of counts) await limits.take(key, rule);
    const giveBack = async () => {
      for (const { key, rule } of counts) await limits.giveBack(key, rule);
    };
    // One that could not be judged, because too many were waiting, is not a wrong one.
    const matches = await passwords
      .verify(found?.passwordHash, password)
      .catch((error) => giveBack().then(() => Promise.reject(error)));
    if (!found || !matches) throw unauthenticated(say.wrongCredentials);
    await giveBack();
    return found;
  };
}
