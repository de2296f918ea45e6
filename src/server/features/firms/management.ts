import { hostOf } from "#contract/firm-rules.ts";
import { type FirmFields, FIRM_SENTENCES as say } from "#contract/firms.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { allInvalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { isSelector } from "#server/platform/web-pages/is-selector.ts";
import type { NewFirm } from "./repository.ts";
import * as repository from "./repository.ts";
import type { BeforeDeletion } from "./service.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly beforeDeletion: BeforeDeletion;
}

export type FirmManagement = ReturnType<typeof createFirmManagement>;

/** Law firms as administrators keep them. */
export function createFirmManagement({ database, clock, beforeDeletion }: Parts) {
  const trail = (tx: Db, actor: Actor, deed: string, { id, name }: { id: string; name: string }) =>
    recordAudit(tx, {
      actorId: actor.id,
      action: `law-firm.${deed}`,
      subject: { type: "law-firm", id },
      detail: { name },
    });

  const removeIn = async (tx: Db, actor: Actor, ids: readonly string[]) => {
    await repository.lock(tx, ids);
    await beforeDeletion(tx, ids);
    const gone = await repository.remove(tx, ids);
    for (const firm of gone) await trail(tx, actor, "deleted", firm);
    return gone.length;
  };

  return {
    list: () => repository.list(database),

    create: (actor: Actor, fields: FirmFields) =>
      database.transaction(async (tx) => {
        const now = clock();
        const made = { ...firmColumns(fields), createdAt: now, updatedAt: now };
        const [firm] = await repository.insert(tx, [made]);
        if (!firm) throw new Error("A law firm was not stored.");
        await trail(tx, actor, "created", firm);
        return firm;
      }),

    change: (actor: Actor, id: string, fields: FirmFields) =>
      database.transaction(async (tx) => {
        const firm = await repository.change(tx, id, {
          ...firmColumns(fields),
          updatedAt: clock(),
        });
        if (!firm) throw notFound(say.notFound);
        await trail(tx, actor, "changed", firm);
        return firm;
      }),

    /** What was found on its pages stays on record; what that means for its jobs is their feature's. */
    remove: (actor: Actor, id: string) =>
      database.transaction(async (tx) => {
        if ((await removeIn(tx, actor, [id])) === 0) throw notFound(say.notFound);
      }),

    removeMany: (actor: Actor, ids: readonly string[]) =>
      database.transaction((tx) => removeIn(tx, actor, ids)),
  };
}

const SELECTORS = [
  ["job_list_selector", "job list selector"],
  ["job_link_selector", "job link selector"],
  ["job_title_selector", "job title selector"],
  ["job_content_selector", "job content selector"],
] as const;

/** The form as a row. A selector that cannot be read would make every run of the firm fail. */
function firmColumns(fields: FirmFields) {
  const config = fields.scraping_config;
  const bad = SELECTORS.filter(([field]) => !isSelector(config[field]));
  if (bad.length > 0) throw allInvalid(bad.map(([, name]) => say.badSelector(name)));
  return {
    name: fields.name,
    websiteUrl: fields.website_url,
    host: hostOf(fields.website_url),
    careersPageUrl: fields.careers_page_url,
    location: fields.location,
    sizeCategory: fields.size_category,
    practiceAreas: fields.practice_areas,
    scrapingConfig: config,
    scrapingEnabled: fields.scraping_enabled,
  } satisfies NewFirm;
}
