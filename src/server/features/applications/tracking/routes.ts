import * as contract from "#contract/applications.ts";
import { readLink } from "#contract/job-links.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentTracked } from "../present.ts";
import type { TrackingService } from "./tracking.ts";

const say = contract.APPLICATION_SENTENCES;

export function trackingRoutes(routes: Routes, tracking: TrackingService): void {
  routes.on(contract.listTracked).answer(async ({ actor }) => {
    const cards = await tracking.list(actor);
    return { jobs: cards.map(presentTracked), total: cards.length };
  });

  routes.on(contract.getTracked).answer(async ({ actor, params }) => {
    const { card, words } = await tracking.open(actor, params.id);
    const sent = words.isSent ? { note: words.note, answers: words.answers } : null;
    return { job: presentTracked(card), advertisement: words.advertisement, sent };
  });

  routes
    .on(contract.readAdvertisement)
    .answer(({ actor, body }) => tracking.read(actor, body.text));

  routes.on(readLink).answer(({ actor, body }) => tracking.readLink(actor, body.link));

  routes.on(contract.addTracked).answer(async ({ actor, body }) => {
    const { closes_on, ...job } = body;
    const id = await tracking.add(actor, { ...job, closesOn: closes_on || null });
    return { success: true, message: say.added, id };
  });

  routes.on(contract.trackJob).answer(async ({ actor, body }) => {
    const { jobDocumentId, stage, remind_on } = body;
    const id = await tracking.track(actor, jobDocumentId, { stage, remindOn: remind_on });
    return { success: true, message: say.saved, id };
  });

  routes.on(contract.changeTracked).answer(async ({ actor, params, body }) => {
    const { remind_on, closes_on, ...rest } = body;
    const closesOn = closes_on === undefined ? undefined : closes_on || null;
    await tracking.change(actor, params.id, { ...rest, closesOn, remindOn: remind_on });
    return { success: true, message: say.saved };
  });

  routes.on(contract.removeTracked).answer(async ({ actor, params }) => {
    await tracking.remove(actor, params.id);
    return { success: true, message: say.removed };
  });
}
