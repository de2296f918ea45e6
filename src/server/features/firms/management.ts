import { type FirmFields, FIRM_SENTENCES as say } from "#contract/firms.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { firmColumns } from "./firm-columns.ts";
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
