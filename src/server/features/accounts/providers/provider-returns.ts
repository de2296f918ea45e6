import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import * as accounts from "../repository.ts";
import { addressKey } from "../rules.ts";
import type { Arriving, Entrance } from "../sign-in/entrance.ts";
import type { SecondStep } from "../sign-in/second-step.ts";
import { newToken, type Sessions } from "../sign-in/sessions.ts";
import type { Verification } from "../verification.ts";
import { type Connections, claimAccount, type ProviderPerson } from "./connections.ts";
import { ProviderFailure } from "./provider-failure.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly verification: Verification;
  readonly connections: Connections;
  readonly entrance: Entrance;
  readonly secondStep: SecondStep;
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly rules: {
    readonly mustVerifyEmail: boolean;
    readonly registrations: LimitRule;
    readonly linksPerNetwork: LimitRule;
    readonly linksPerAddress: LimitRule;
  };
}

/** What became of somebody whom a provider sent: in, or not yet. */
type Arrival =
  | { readonly at: "signed-in"; readonly accountId: string; readonly token: string }
  | { readonly at: "second-step"; readonly account: accounts.Account }
  | { readonly at: "unverified"; readonly email: string; readonly isNew: boolean }
  | { readonly at: "mailed"; readonly browser: string };

export type Arrive = (person: ProviderPerson, arriving: Arriving) => Promise<Arrival>;

export function createProviderReturns(parts: Parts): Arrive {
  const { database, sessions, verification, connections, entrance, secondStep, clock, rules } =
    parts;

  async function enter(
    tx: Db,
    account: accounts.Account,
    person: ProviderPerson,
    arriving: Arriving,
  ): Promise<Arrival> {
    if (await secondStep.isAsked(tx, account.id)) return { at: "second-step", account };
    const isOwnersFirst = !account.emailVerifiedAt && person.hasProvenEmail;
    const how = { detail: { provider: person.provider }, provedAt: clock(), isOwnersFirst };
    const token = await entrance.open(tx, account, arriving, how);
    return { at: "signed-in", accountId: account.id, token };
  }

  async function arrive(tx: Db, person: ProviderPerson, arriving: Arriving): Promise<Arrival> {
    // First by address, then by identity: what another arrival makes of both is found by the second.
    const existing = await accounts.findAccountByEmail(tx, person.email ?? "");
    const owner = await ownerOf(tx, person);
    if (owner || !existing) {
      const account = owner ?? (await createAccount(tx, person, clock()));
      if (!owner) await verification.send(tx, account);
      if (account.emailVerifiedAt || !rules.mustVerifyEmail)
        return enter(tx, account, person, arriving);
      return { at: "unverified", email: account.email, isNew: !owner };
    }
    firstEmailOf(person);
    const account = await accounts.lockAccount(tx, existing.id);
    if (!person.hasProvenEmail)
      return { at: "mailed", browser: await connections.offer(tx, account, person) };
    await claimAccount(tx, account, sessions, clock());
    await join(tx, account, person);
    return enter(tx, account, person, arriving);
  }

  return async (person, arriving) => {
    await count(parts, person, arriving.client);
    return database.transaction((tx) => arrive(tx, person, arriving));
  };
}

/** Before the transaction, which must not wait for a second connection of the pool. */
async function count(
  { database, limits, rules }: Parts,
  person: ProviderPerson,
  { network }: Client,
): Promise<void> {
  if (await repository.findIdentity(database, person)) return;
  const email = firstEmailOf(person);
  const existing = await accounts.findAccountByEmail(database, email);
  if (!existing) return limits.take(`register:${network}`, rules.registrations);
  if (person.hasProvenEmail) return;
  await limits.take(`connect-provider:${network}`, rules.linksPerNetwork);
  await limits.take(`connect-provider:to:${addressKey(email)}`, rules.linksPerAddress);
}

/**
 * Two arrivals met: what this one looked up has changed. It has the code of a serialisation
 * failure, so that the transaction runs again from the start and finds what the other has made.
 */
class Overtaken extends Error {
  readonly code = "40001";
}

/** The account that the person opens, locked; none when the identity was taken away meanwhile. */
export async function ownerOf(
  tx: Db,
  person: ProviderPerson,
): Promise<accounts.Account | undefined> {
  const identity = await repository.findIdentity(tx, person);
  if (!identity) return undefined;
  const account = await accounts.lockAccount(tx, identity.accountId);
  return (await repository.findIdentity(tx, person)) && account;
}

/** The address under which a person may come for the first time. */
function firstEmailOf({ provider, email, hasProvenEmail }: ProviderPerson): string {
  if (!email) throw new ProviderFailure("no-email");
  if (provider === "google" && !hasProvenEmail) throw new ProviderFailure("unverified");
  return email;
}

async function join(tx: Db, account: accounts.Account, person: ProviderPerson): Promise<void> {
  const { provider, subject, email = account.email } = person;
  const identity = { provider, subject, email, accountId: account.id };
  if (!(await repository.insertIdentity(tx, identity))) throw new Overtaken();
}

/** An account without a password; its address counts as proved when the provider has proved it. */
async function createAccount(tx: Db, person: ProviderPerson, now: Date): Promise<accounts.Account> {
  const account = await accounts.insertAccount(tx, {
    email: firstEmailOf(person),
    name: person.name,
    emailVerifiedAt: person.hasProvenEmail ? now : null,
    randomString: newToken(),
  });
  if (!account) throw new Overtaken();
  await join(tx, account, person);
  const detail = { provider: person.provider };
  await recordAudit(tx, { actorId: account.id, action: "account.registered", detail });
  return account;
}
