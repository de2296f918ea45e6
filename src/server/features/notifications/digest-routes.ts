import * as contract from "#contract/notifications.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { DigestService } from "./digest-service.ts";

export function digestRoutes(routes: Routes, digests: DigestService): void {
  routes.on(contract.getNotificationSettings).answer(async ({ actor }) => ({
    email_digest: await digests.find(actor),
    email_verified: actor.emailVerified,
  }));

  routes.on(contract.saveNotificationSettings).answer(async ({ actor, body }) => {
    await digests.save(actor, body.email_digest);
    return { success: true, message: "Your email settings are saved." };
  });

  routes.on(contract.openUnsubscribe).answer(({ query }) => ({
    redirect: `/unsubscribe?${new URLSearchParams({ token: query.token })}`,
  }));

  routes.on(contract.unsubscribe).answer(async ({ query }) => {
    const message = await digests.unsubscribe(query.token);
    return { success: true, message };
  });
}
