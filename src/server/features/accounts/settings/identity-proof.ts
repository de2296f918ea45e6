import { SETTINGS_SENTENCES as say } from "#contract/account-settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { forbidden, invalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { FRESH } from "#server/platform/http/recent-proof.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import * as accounts from "../repository.ts";
import type { Passwords } from "../sign-in/passwords.ts";
import { hashToken } from "../sign-in/sessions.ts";
import * as repository from "./repository.ts";

interface PasswordParts {
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly rules: { readonly wrongPerAccount: LimitRule };
}

export type CheckPassword = (
  account: accounts.Account | undefined,
  password: string,
) => Promise<void>;

/** The password of somebody who is signed in, typed once more; wrong tries are counted. */
export const createPasswordCheck =
  ({ passwords, limits, rules }: PasswordParts): CheckPassword =>
  async (account, password) => {
    if (!account) throw forbidden(say.proofWrong);
    const key = `prove:${account.id}`;
    await limits.take(key, rules.wrongPerAccount);
    if (!(await passwords.verify(account.passwordHash, password))) throw forbidden(say.proofWrong);
    await limits.giveBack(key, rules.wrongPerAccount);
  };

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly checkPassword: CheckPassword;
}

/** What the person brings: the session of the request, and the password typed once more. */
interface Proof {
  readonly sessionToken: string | undefined;
  readonly password: string | null | undefined;
}

export type ProveIdentity = (actor: Actor, proof: Proof) => Promise<void>;

/**
 * Asked for before export, deletion, a change of role or of the password: a session that was left
 * open must not be enough. A code, a passkey or a provider's word of a moment ago stands for the password.
 */
export function createIdentityProof(parts: Parts): ProveIdentity {
  const { database, clock, checkPassword } = parts;
  return async (actor, { sessionToken, password }) => {
    const account = await accounts.findAccount(database, actor.id);
    if (account && password) return checkPassword(account, password);
    const provedAt =
      sessionToken && (await repository.findProof(database, hashToken(sessionToken)));
    if (provedAt && clock().getTime() - provedAt.getTime() <= FRESH.account) return;
    throw account?.passwordHash ? invalid(say.proofRequired) : forbidden(say.proofStale);
  };
}
