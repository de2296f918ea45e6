import * as contract from "#contract/activity.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentActivity, presentSummary } from "./present.ts";
import type { ActivityService } from "./service.ts";

export function activityRoutes(routes: Routes, activity: ActivityService): void {
  routes.on(contract.listActivities).answer(async ({ actor, query }) => {
    const { newest, total } = await activity.list(actor, query.limit);
    return { activities: newest.map(presentActivity), total };
  });

  routes.on(contract.createActivity).answer(async ({ actor, body }) => {
    const { activity_type: type, ...rest } = body;
    return presentActivity(await activity.write(actor, { type, ...rest }));
  });

  routes.on(contract.summariseActivities).answer(async ({ actor, query }) => ({
    summary: presentSummary(await activity.summary(actor, query.days)),
  }));

  routes.on(contract.deleteActivity).answer(async ({ actor, params }) => {
    await activity.remove(actor, params.id);
    return { success: true, message: contract.ACTIVITY_SENTENCES.deleted };
  });
}
