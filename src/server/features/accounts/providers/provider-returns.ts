import type { Database, Db } from "#server/platform/database/database.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import * as accounts from "../repository.ts";
import { addressKey } from "../rules.ts";
import type { Arriving, Entrance } from "../sign-in/entrance.ts";
import type { SecondStep } from "../sign-in/second-step.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import type { Verification } from "../verification.ts";
import { claimAccount } from "./claim-account.ts";
import type { Connections } from "./connections.ts";
import { createAccount, firstEmailOf, join, ownerOf } from "./identities.ts";
import type { ProviderPerson } from "./oidc/provider-person.ts";
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
