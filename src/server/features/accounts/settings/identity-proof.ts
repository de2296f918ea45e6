import { SETTINGS_SENTENCES as say } from "#contract/account-settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { forbidden, invalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import * as accounts from "../repository.ts";
import type { Passwords } from "../sign-in/passwords.ts";
import { hashToken } from "../sign-in/sessions.ts";
import * as repository from "./repository.ts";

/** How long a sign-in through a provider counts as fresh. */
const FRESH_MS = 10 * 60_000;

interface Parts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly rules: { readonly wrongPerAccount: LimitRule };
}

/** What the person brings: the session of the request, and the password typed once more. */
interface Proof {
  readonly sessionToken: string | undefined;
  readonly password: string | null | undefined;
}

export type ProveIdentity = (actor: Actor, proof: Proof) => Promise<void>;

/**
 * Asked for before export, deletion, a change of role or of the password: a session that was left
 * open must not be enough.
 */
export function createIdentityProof(parts: Parts): ProveIdentity {
  const { database, passwords, limits, clock, rules } = parts;

  async function checkPassword(account: accounts.Account, password: string): Promise<void> {
    const key = `prove:${account.id}`;
    await limits.take(key, rules.wrongPerAccount);
    if (!(await passwords.verify(account.passwordHash, password))) throw forbidden(say.proofWrong);
    await limits.giveBack(key, rules.wrongPerAccount);
  }

  return async (actor, { sessionToken, password }) => {
    const account = await accounts.findAccount(database, actor.id);
    if (account?.passwordHash && !password) throw invalid(say.proofRequired);
    if (account && password) return checkPassword(account, password);
    const provedAt =
      sessionToken && (await repository.findProof(database, hashToken(sessionToken)));
    if (provedAt && clock().getTime() - provedAt.getTime() <= FRESH_MS) return;
    throw forbidden(say.proofStale);
  };
}
