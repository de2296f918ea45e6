import * as contract from "#contract/account-settings.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { PersonalDataService } from "./personal-data-service.ts";

export function personalDataRoutes(routes: Routes, personal: PersonalDataService): void {
  routes.on(contract.prepareExport).answer(async ({ actor, body, cookies }) => {
    const token = await personal.prepareExport(actor, body.password, cookies);
    const url = `${contract.downloadExport.path}?${new URLSearchParams({ token })}`;
    return { success: true, message: "Your archive is ready.", url };
  });

  routes.on(contract.downloadExport).answer(async ({ actor, query }) => ({
    fileName: "candour-data.zip",
    contentType: "application/zip",
    body: await personal.openArchive(actor, query.token),
  }));

  routes.on(contract.deleteAccount).answer(async ({ actor, body, cookies }) => {
    await personal.deleteAccount(actor, body.password, cookies);
    return { success: true, message: "Your account and your data have been deleted." };
  });
}
