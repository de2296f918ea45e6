import type { Actor } from "#server/platform/http/caller.ts";
import type { JobRow } from "./repository.ts";

/** Active ones are for anyone; drafts and closed ones for who posted them. */
export function canSeeJob(
  actor: Pick<Actor, "id"> | null,
  { status, ownerId }: Pick<JobRow, "status" | "ownerId">,
): boolean {
  if (status === "active") return true;
  return actor !== null && actor.id === ownerId;
}
