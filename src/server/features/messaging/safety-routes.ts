import * as contract from "#contract/messaging.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { SafetyService } from "./safety-service.ts";

const say = contract.MESSAGE_SENTENCES;

export function safetyRoutes(routes: Routes, safety: SafetyService): void {
  routes.on(contract.blockConversation).answer(async ({ actor, params, body }) => {
    await safety.setBlocked(actor, params.id, body.blocked);
    return { success: true, message: body.blocked ? say.blockedNow : say.unblocked };
  });

  routes.on(contract.reportConversation).answer(async ({ actor, params, body }) => {
    await safety.report(actor, params.id, body);
    return { success: true, message: say.reported };
  });
}
