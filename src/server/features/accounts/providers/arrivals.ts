import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Verification } from "../links/verification.ts";
import * as accounts from "../repository.ts";
import { newToken, type Sessions } from "../sign-in/sessions.ts";
import { claimAccount } from "./claim-account.ts";
import type { Connections } from "./connections.ts";
import { ProviderFailure } from "./oidc/provider-failure.ts";
import type { ProviderPerson } from "./oidc/provider-person.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly verification: Verification;
  readonly connections: Connections;
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly rules: {
    readonly mustVerifyEmail: boolean;
    readonly registrations: LimitRule;
    readonly linksPerNetwork: LimitRule;
    readonly linksPerAddress: LimitRule;
  };
}

/** What became of somebody a provider sent: in, or not yet. */
export type Arrival =
  | { readonly at: "signed-in"; readonly accountId: string; readonly token: string }
  | { readonly at: "unverified"; readonly email: string; readonly isNew: boolean }
  | { readonly at: "mailed"; readonly browser: string };

/** The browser that arrives, with the session it had. */
interface Arriving {
  readonly client: Client;
  readonly oldToken: string | undefined;
}

/**
 * Two arrivals met: what this one looked up has changed. As a serialisation failure, so that the
 * transaction runs again from the start and finds what the other has made.
 */
class Overtaken extends Error {
  readonly code = "40001";
}

/** The account of a person, locked; nobody's when somebody took the identity away meanwhile. */
export async function ownerOf(
  tx: Db,
  person: ProviderPerson,
): Promise<accounts.Account | undefined> {
  const identity = await repository.findIdentity(tx, person);
  if (!identity) return undefined;
  const account = await accounts.lockAccount(tx, identity.accountId);
  return (await repository.findIdentity(tx, person)) && account;
}

export function createArrivals(parts: Parts) {
  const { database, sessions, verification, connections, limits, clock, rules } = parts;

  /** Counted before the transaction, which must not wait for a second connection. */
  async function count(person: ProviderPerson, { network }: Client): Promise<void> {
    if (await repository.findIdentity(database, person)) return;
    const { email = "", hasProvenEmail } = person;
    const existing = await accounts.findAccountByEmail(database, email);
    if (!existing) return limits.take(`register:${network}`, rules.registrations);
    if (hasProvenEmail) return;
    await limits.take(`connect-provider:${network}`, rules.linksPerNetwork);
    await limits.take(`connect-provider:to:${email.toLowerCase()}`, rules.linksPerAddress);
  }

  async function join(tx: Db, account: accounts.Account, person: ProviderPerson, email: string) {
    const { provider, subject } = person;
    const identity = { provider, subject, email, accountId: account.id };
    if (!(await repository.insertIdentity(tx, identity))) throw new Overtaken();
  }

  async function create(tx: Db, person: ProviderPerson, email: string): Promise<accounts.Account> {
    const emailVerifiedAt = person.hasProvenEmail ? clock() : null;
    const about = { email, name: person.name, emailVerifiedAt, randomString: newToken() };
    const account = await accounts.insertAccount(tx, about);
    if (!account) throw new Overtaken();
    await join(tx, account, person, email);
    await verification.send(tx, account);
    const detail = { provider: person.provider };
    await recordAudit(tx, { actorId: account.id, action: "account.registered", detail });
    return account;
  }

  async function start(
    tx: Db,
    { id }: accounts.Account,
    person: ProviderPerson,
    { client, oldToken }: Arriving,
  ): Promise<Arrival> {
    if (oldToken) await sessions.end(tx, oldToken);
    const detail = { provider: person.provider };
    await recordAudit(tx, { actorId: id, action: "account.signed-in", detail });
    const token = await sessions.start(tx, id, client.userAgent, clock());
    return { at: "signed-in", accountId: id, token };
  }

  async function arrive(tx: Db, person: ProviderPerson, arriving: Arriving): Promise<Arrival> {
    const { email, hasProvenEmail } = person;
    // First by address, then by identity: whoever made both in between is found by the second.
    const existing = email && (await accounts.findAccountByEmail(tx, email));
    const enter = async (account: accounts.Account, isNew: boolean): Promise<Arrival> => {
      if (rules.mustVerifyEmail && !account.emailVerifiedAt)
        return { at: "unverified", email: account.email, isNew };
      return start(tx, account, person, arriving);
    };
    const owner = await ownerOf(tx, person);
    if (owner) return enter(owner, false);
    if (!email) throw new ProviderFailure("no-email");
    if (person.provider === "google" && !hasProvenEmail) throw new ProviderFailure("unverified");
    if (!existing) return enter(await create(tx, person, email), true);
    const account = await accounts.lockAccount(tx, existing.id);
    if (!hasProvenEmail)
      return { at: "mailed", browser: await connections.offer(tx, account, person) };
    await claimAccount(tx, account, sessions, clock());
    await join(tx, account, person, email);
    return start(tx, account, person, arriving);
  }

  return async (person: ProviderPerson, arriving: Arriving): Promise<Arrival> => {
    await count(person, arriving.client);
    return database.transaction((tx) => arrive(tx, person, arriving));
  };
}
