import * as contract from "#contract/firms.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { Discoveries } from "./discoveries.ts";
import type { FirmManagement } from "./management.ts";
import { presentDiscovery, presentFirm } from "./present.ts";

const say = contract.FIRM_SENTENCES;

interface Parts {
  readonly firms: FirmManagement;
  readonly discoveries: Discoveries;
}

export function firmRoutes(routes: Routes, { firms, discoveries }: Parts): void {
  routes.on(contract.listFirms).answer(async () => {
    const all = await firms.list();
    return { firms: all.map(presentFirm), total: all.length };
  });

  routes.on(contract.createFirm).answer(async ({ actor, body }) => {
    const firm = await firms.create(actor, body);
    return { success: true, message: say.created, firm: presentFirm(firm) };
  });

  routes.on(contract.changeFirm).answer(async ({ actor, params, body }) => {
    const firm = await firms.change(actor, params.id, body);
    return { success: true, message: say.saved, firm: presentFirm(firm) };
  });

  routes.on(contract.deleteFirm).answer(async ({ actor, params }) => {
    await firms.remove(actor, params.id);
    return { success: true, message: say.deleted };
  });

  routes.on(contract.deleteFirms).answer(async ({ actor, body }) => {
    const deleted = await firms.removeMany(actor, body.ids);
    return { success: true, message: say.deletedMany(deleted), deleted };
  });

  routes.on(contract.listDiscoveredFirms).answer(async ({ query }) => {
    const { discoveries: found, total, hasMore } = await discoveries.list(query.page);
    return { discoveries: found.map(presentDiscovery), has_more: hasMore, total };
  });

  routes.on(contract.reviewDiscoveredFirm).answer(async ({ actor, params, body }) => {
    await discoveries.review(actor, params.id, body);
    return { success: true, message: body.action === "approve" ? say.approved : say.rejected };
  });
}
