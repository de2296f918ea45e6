import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";
import * as accounts from "../repository.ts";
import { newToken } from "../sign-in/sessions.ts";
import { ProviderFailure } from "./oidc/provider-failure.ts";
import type { ProviderPerson } from "./oidc/provider-person.ts";
import * as repository from "./repository.ts";

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
export function firstEmailOf({ provider, email, hasProvenEmail }: ProviderPerson): string {
  if (!email) throw new ProviderFailure("no-email");
  if (provider === "google" && !hasProvenEmail) throw new ProviderFailure("unverified");
  return email;
}

export async function join(
  tx: Db,
  account: accounts.Account,
  person: ProviderPerson,
): Promise<void> {
  const { provider, subject, email = account.email } = person;
  const identity = { provider, subject, email, accountId: account.id };
  if (!(await repository.insertIdentity(tx, identity))) throw new Overtaken();
}

/** An account without a password; its address counts as proved when the provider has proved it. */
export async function createAccount(
  tx: Db,
  person: ProviderPerson,
  now: Date,
): Promise<accounts.Account> {
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
