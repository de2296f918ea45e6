import { ACCOUNT_SENTENCES as say } from "#contract/accounts.ts";
import type { Database } from "#server/platform/database/database.ts";
import { unauthenticated } from "#server/platform/faults.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import * as repository from "../repository.ts";
import { addressKey } from "../rules.ts";
import type { Passwords } from "./passwords.ts";

interface Parts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly rules: { readonly wrongPerAccount: LimitRule; readonly wrongPerNetwork: LimitRule };
}

export interface Credentials {
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
export function createSignInProof({ database, passwords, limits, rules }: Parts) {
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
