import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";
import * as accounts from "../repository.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import * as repository from "./repository.ts";

/**
 * Somebody has proved to be the owner of an address whose account nobody ever proved. Whoever made
 * that account may have been a stranger: every way in that it had is gone first.
 */
export async function claimAccount(
  tx: Db,
  account: accounts.Account,
  sessions: Sessions,
  now: Date,
): Promise<void> {
  if (account.emailVerifiedAt) return;
  await sessions.endAll(tx, account.id);
  await accounts.deleteIdentities(tx, account.id);
  await accounts.deleteEmailTokens(tx, account.id);
  await repository.claim(tx, account.id, now);
  await recordAudit(tx, { actorId: account.id, action: "account.claimed" });
}
