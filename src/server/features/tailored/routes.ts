import * as contract from "#contract/tailored.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentTailored } from "./present.ts";
import type { TailoredService } from "./service.ts";

export function tailoredRoutes(routes: Routes, tailored: TailoredService): void {
  routes
    .on(contract.getTailored)
    .answer(async ({ actor, params }) => presentTailored(await tailored.view(actor, params.id)));

  routes
    .on(contract.leaveOutLines)
    .answer(async ({ actor, params, body }) =>
      presentTailored(await tailored.leaveOut(actor, params.id, body.left_out)),
    );

  routes
    .on(contract.changeLetter)
    .answer(async ({ actor, params, body }) =>
      presentTailored(await tailored.changeLetter(actor, params.id, body.sentences)),
    );

  routes
    .on(contract.tailoredFile)
    .answer(({ actor, params }) => tailored.file(actor, params.id, params));
}
