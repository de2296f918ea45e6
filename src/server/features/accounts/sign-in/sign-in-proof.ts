import { ACCOUNT_SENTENCES as say } from "#contract/accounts.ts";
import type { Database } from "#server/platform/database/database.ts";
import { unauthenticated } from "#server/platform/faults.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import * as repository from "../repository.ts";
import type { Passwords } from "./passwords.ts";

interface Parts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly rules: { readonly wrongPerAccount: LimitRule; readonly wrongPerNetwork: LimitRule };
}

/**
 * Whose email and password these are. One answer for a wrong password, an unknown address and an
 * account without a password. A try counts before it is judged, so that many at once cannot slip
 * under the limit, and a right one is given back.
 */
export function createSignInProof({ database, passwords, limits, rules }: Parts) {
  return async (email: string, password: string, client: Client): Promise<repository.Account> => {
    const account = `sign-in:${email.toLowerCase()}:${client.network}`;
    const network = `sign-in:${client.network}`;
    await limits.take(account, rules.wrongPerAccount);
    await limits.take(network, rules.wrongPerNetwork);
    const found = await repository.findAccountByEmail(database, email);
    const matches = await passwords.verify(found?.passwordHash, password);
    if (!found || !matches) throw unauthenticated(say.wrongCredentials);
    await limits.giveBack(account, rules.wrongPerAccount);
    await limits.giveBack(network, rules.wrongPerNetwork);
    return found;
  };
}
