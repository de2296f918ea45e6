import { SETTINGS_SENTENCES as proofSay } from "#contract/account-settings.ts";
import { SECOND_FACTOR_SENTENCES as say } from "#contract/second-factor.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { invalid, unauthenticated } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import * as accounts from "../repository.ts";
import type { CheckCode } from "../second-factor/check-code.ts";
import { knownBrowser } from "../sign-in/known-browser.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import type { CheckPassword } from "./identity-proof.ts";

interface Parts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly checkPassword: CheckPassword;
  readonly checkCode: CheckCode;
}

interface Shown {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

export type ConfirmIdentity = (actor: Actor, shown: Shown, cookies: Cookies) => Promise<void>;

/** Whoever sits before an open session proves who they are: for a while no call asks again. */
export function createConfirmIdentity(parts: Parts): ConfirmIdentity {
  const { database, sessions, checkPassword, checkCode } = parts;
  return async (actor, { password, code }, cookies) => {
    const { sessionToken } = cookies;
    if (!sessionToken) throw unauthenticated("Unauthorized: please sign in.");
    if (code) {
      if (!(await checkCode(actor, code, knownBrowser(cookies, actor.id))))
        throw invalid(say.codeWrong);
    } else {
      if (!password) throw invalid(proofSay.proofRequired);
      await checkPassword(await accounts.findAccount(database, actor.id), password);
    }
    await database.transaction(async (tx) => {
      await sessions.prove(tx, sessionToken, { withFactor: Boolean(code) });
      const detail = { with: code ? "code" : "password" };
      await recordAudit(tx, { actorId: actor.id, action: "account.confirmed", detail });
    });
  };
}
