import type { Db } from "#server/platform/database/database.ts";
import * as repository from "../repository.ts";
import type { TellAdministrators } from "../review-news.ts";
import type { FoundJob, Outcome, ReadAhead } from "../service.ts";
import { contentHash } from "./content-hash.ts";
import { type CopiesParts, createCopies } from "./copies.ts";
import { createKnownJobs } from "./known-jobs.ts";
import { createReadingOfFound, type News } from "./read-found.ts";
import { tidied } from "./tidied.ts";

interface Parts extends CopiesParts {
  readonly tell: TellAdministrators;
}

/** How a job that was found gets into the queue, or is known there. */
export function createIntake(parts: Parts) {
  const { clock, tell } = parts;
  const read = createReadingOfFound();
  const copies = createCopies(parts);
  const seenAgain = createKnownJobs({ ...parts, copies, read });

  async function takeNew(tx: Db, news: News): Promise<Outcome | undefined> {
    const now = clock();
    const { found } = news;
    const { columns, isDuplicate } = await read(tx, news);
    const moved = isDuplicate && (await copies.moved(tx, found, columns.similarId));
    if (moved) return seenAgain(tx, moved, news);
    const { source, sourceKey } = found;
    const state = isDuplicate ? "duplicate" : "pending";
    const times = { foundAt: now, lastSeenAt: now, updatedAt: now };
    const added = await repository.insert(tx, [{ source, sourceKey, ...columns, state, ...times }]);
    if (added === 0) return undefined;
    if (isDuplicate) await copies.keepAlive(tx, found, columns.similarId);
    await tell(tx);
    return isDuplicate ? "duplicate" : "new";
  }

  return async (tx: Db, page: FoundJob, ahead?: ReadAhead): Promise<Outcome> => {
    const found = tidied(page);
    const news = { found, hash: contentHash(found), ahead };
    await repository.lockEmployer(tx, found.firmName);
    const known = await repository.lockByKey(tx, found.sourceKey);
    if (known) return seenAgain(tx, known, news);
    const taken = await takeNew(tx, news);
    if (taken) return taken;
    // Somebody who knows the firm by another name was faster.
    const faster = await repository.lockByKey(tx, found.sourceKey);
    if (!faster) throw new Error("A scraped job was neither stored nor found.");
    return seenAgain(tx, faster, news);
  };
}
