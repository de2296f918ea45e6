import type { Db } from "#server/platform/database/database.ts";
import type { PostingService } from "../../postings/service.ts";
import type { ScrapedJob } from "../repository.ts";
import * as repository from "../repository.ts";
import type { FoundJob } from "../service.ts";
import type { createRemovedJobs } from "./removed-jobs.ts";

export interface CopiesParts {
  readonly clock: () => Date;
  readonly gone: Pick<ReturnType<typeof createRemovedJobs>, "backAgain">;
  readonly postings: Pick<PostingService, "byIds" | "change">;
}

/** A reading of a firm takes less than this, and the next one comes later. */
const OUT_OF_SIGHT_MS = 12 * 3_600_000;

/** Jobs that are advertised at several addresses, of which one is the job and the others are copies. */
export function createCopies({ clock, gone, postings }: CopiesParts) {
  /** The firm shows it here now, and no longer where it was. */
  const hasMoved = (original: ScrapedJob, found: FoundJob) =>
    original.source === "law_firm" &&
    isOfSite(original, found) &&
    found.sourceUrl !== "" &&
    clock().getTime() - original.lastSeenAt.getTime() > OUT_OF_SIGHT_MS;

  async function move(tx: Db, original: ScrapedJob, found: FoundJob): Promise<ScrapedJob> {
    const { sourceKey, sourceUrl } = found;
    await repository.change(tx, original.id, { sourceKey, sourceUrl });
    if (original.jobId) await postings.change(tx, original.jobId, { sourceUrl });
    return { ...original, sourceKey, sourceUrl };
  }

  return {
    /** The job itself, when it has moved to where this copy of it was found; its key is the copy's from now on. */
    async moved(tx: Db, copy: FoundJob, originalId: string | null | undefined) {
      const original = originalId ? await repository.lock(tx, originalId) : undefined;
      if (!original || !hasMoved(original, copy)) return undefined;
      await repository.removeByKey(tx, copy.sourceKey);
      return move(tx, original, copy);
    },

    /** What it is a copy of is still advertised. What a firm's own website no longer has, no board keeps alive. */
    async keepAlive(tx: Db, copy: FoundJob, originalId: string | null | undefined): Promise<void> {
      const original = originalId ? await repository.lock(tx, originalId) : undefined;
      if (!original || (original.firmId !== null && !isOfSite(original, copy))) return;
      await gone.backAgain(tx, original);
      await repository.change(tx, original.id, { lastSeenAt: clock(), missed: 0 });
    },

    /** The recruiter's posting that it was a copy of is no longer there. */
    async isLeftAlone(tx: Db, { similarJobId }: ScrapedJob): Promise<boolean> {
      if (!similarJobId) return false;
      const [posting] = await postings.byIds(tx, [similarJobId]);
      return posting?.status !== "active";
    },
  };
}

const isOfSite = (original: ScrapedJob, { source, firmId }: FoundJob) =>
  source === "law_firm" && firmId !== null && original.firmId === firmId;
