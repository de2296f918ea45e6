import { FIRM_DEFAULTS, FIRM_LOCATIONS, hostOf, isRecruitmentSite } from "#contract/firm-rules.ts";
import { ADMIN_PAGE, FIRM_SENTENCES as say } from "#contract/firms.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import * as rows from "./discovery-rows.ts";
import type { NewFirm } from "./repository.ts";
import * as firms from "./repository.ts";
import type { Discovery } from "./service.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
}

export type Discoveries = ReturnType<typeof createDiscoveries>;

/** Firms that a search came across, and what an administrator makes of them. */
export function createDiscoveries({ database, clock }: Parts) {
  async function approve(tx: Db, found: rows.DiscoveryRow): Promise<string> {
    if (await firms.hasHost(tx, found.host)) throw conflict(say.known);
    const [firm] = await firms.insert(tx, [firmOf(found, clock())]);
    if (!firm) throw new Error("A law firm was not stored.");
    return firm.id;
  }

  return {
    async list(page: number) {
      const from = (page - 1) * ADMIN_PAGE;
      const [discoveries, total] = await Promise.all([
        rows.listPending(database, { from, most: ADMIN_PAGE }),
        rows.countPending(database),
      ]);
      return { discoveries, total, hasMore: from + discoveries.length < total };
    },

    review: (
      actor: Actor,
      id: string,
      { action, reason }: { action: "approve" | "reject"; reason: string },
    ) =>
      database.transaction(async (tx) => {
        const found = await rows.lock(tx, id);
        if (!found) throw notFound(say.discoveryNotFound);
        if (found.state !== "pending") throw conflict(say.decided);
        const firmId = action === "approve" ? await approve(tx, found) : null;
        const state = action === "approve" ? "approved" : "rejected";
        const decision = { state, reason, decidedBy: actor.id, decidedAt: clock() } as const;
        await rows.change(tx, id, { ...decision, firmId });
        await recordAudit(tx, {
          actorId: actor.id,
          action: `discovered-firm.${state}`,
          subject: { type: "discovered-firm", id },
          detail: { name: found.firmName, host: found.host, reason },
        });
      }),

    waiting: rows.countPending,
    knownHosts: rows.knownHosts,

    async discover(tx: Db, discovery: Discovery): Promise<boolean> {
      const { firmName, discoveredUrl } = discovery;
      const host = hostOf(discoveredUrl);
      if (host === "" || isRecruitmentSite(firmName, discoveredUrl)) return false;
      if (await firms.hasHost(tx, host)) return false;
      return rows.insertNew(tx, { ...discovery, host, discoveredAt: clock() });
    },
  };
}

/** With what a form begins with; the place is what was searched for. */
function firmOf(found: rows.DiscoveryRow, now: Date): NewFirm {
  const query = found.searchQuery.toLowerCase();
  const named = FIRM_LOCATIONS.find((place) => query.includes(place.toLowerCase()));
  return {
    name: found.firmName,
    websiteUrl: new URL("/", found.discoveredUrl).href,
    host: found.host,
    careersPageUrl: found.careersPageUrl,
    location: named ?? FIRM_DEFAULTS.location,
    sizeCategory: FIRM_DEFAULTS.size_category,
    scrapingConfig: { ...FIRM_DEFAULTS.scraping_config },
    scrapingEnabled: FIRM_DEFAULTS.scraping_enabled,
    createdAt: now,
    updatedAt: now,
  };
}
