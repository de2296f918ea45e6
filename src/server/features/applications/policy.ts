import type { Actor } from "#server/platform/http/caller.ts";
import type { JobRow } from "../postings/service.ts";

/** Who applied for a posting is for who posted it. */
export const canSeeApplications = (
  actor: Pick<Actor, "id">,
  { ownerId }: Pick<JobRow, "ownerId">,
): boolean => ownerId === actor.id;

/** What a recruiter has to do with somebody who wants to apply. */
export interface Standing {
  /** The candidate hides from a company that would see the application. */
  readonly isHidden: boolean;
  readonly hasBlocked: boolean;
  readonly isBlocked: boolean;
}

/** Applying shows a resume to one recruiter. It does not undo what somebody has decided about them. */
export type Hindrance = "elsewhere" | "ownJob" | "hidden" | "blocked" | "notTaken";

export function hindranceOf(
  accountId: string,
  { ownerId }: Pick<JobRow, "ownerId">,
  { isHidden, hasBlocked, isBlocked }: Standing,
): Hindrance | undefined {
  if (ownerId === null) return "elsewhere";
  if (ownerId === accountId) return "ownJob";
  if (hasBlocked) return "blocked";
  if (isBlocked) return "notTaken";
  return isHidden ? "hidden" : undefined;
}
