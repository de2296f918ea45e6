import type { Database } from "#server/platform/database/database.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { requireRecentFactor, requireRecentProof } from "#server/platform/http/recent-proof.ts";
import { hasFactor } from "./repository.ts";

export type MayChangeFactors = (actor: Actor) => Promise<void>;

/**
 * Whoever has a code or a passkey shows it before one is added or taken away: otherwise somebody who
 * knows the password could make one of their own.
 */
export const createMayChangeFactors =
  ({ database, clock }: { database: Database; clock: () => Date }): MayChangeFactors =>
  async (actor) => {
    if (await hasFactor(database, actor.id)) requireRecentFactor(actor, clock());
    else requireRecentProof(actor, clock(), "account");
  };
