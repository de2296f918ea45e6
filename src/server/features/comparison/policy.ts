import type { Actor } from "#server/platform/http/caller.ts";
import type { JobRow } from "../postings/service.ts";

/** Other people's resumes are compared by recruiters, and only with a posting of their own. */
export const canCompareOthers = (
  actor: Pick<Actor, "id" | "role">,
  { ownerId }: Pick<JobRow, "ownerId">,
): boolean => actor.role === "recruiter" && ownerId === actor.id;
