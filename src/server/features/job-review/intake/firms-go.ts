import type { Db } from "#server/platform/database/database.ts";
import * as repository from "../repository.ts";
import type { TellAdministrators } from "../review-news.ts";
import { REVIEW_TEXTS as say } from "../texts.ts";
import { MISSED_READINGS, withdrawn } from "./removed-jobs.ts";

interface Parts {
  readonly clock: () => Date;
  readonly tell: TellAdministrators;
}

/**
 * What becomes of the jobs of firms that are deleted. What waits would be decided for nobody. What is live stays as
 * it was approved, and is closed when it has not been seen for as long as a board's job (tidying/tidy.ts): nobody
 * reads any more whether it is still there. Where the firm is added again, so are its jobs.
 */
export function createFirmsGo({ clock, tell }: Parts) {
  return async (tx: Db, firmIds: readonly string[]): Promise<void> => {
    const now = clock();
    const reason = say.firmDeleted;
    const updates = await repository.lockUpdates(tx, firmIds);
    for (const row of updates)
      await repository.change(tx, row.id, { ...withdrawn(row, reason, now), updatedAt: now });
    const gone = { firmIds, reason, now, goneAfter: MISSED_READINGS };
    const rejected = await repository.rejectWaiting(tx, gone);
    await repository.missFromNow(tx, firmIds, now);
    if (updates.length + rejected > 0) await tell(tx);
  };
}
