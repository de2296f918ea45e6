import type { Actor } from "#server/platform/http/caller.ts";
import type { JobRow } from "../postings/service.ts";

/** The people who fit a posting are for who posted it. */
export const canSeeCandidates = (
  actor: Pick<Actor, "id">,
  { ownerId }: Pick<JobRow, "ownerId">,
): boolean => ownerId === actor.id;

/** People are for verified recruiters; what somebody brought in themselves they know already. */
export const canSeePerson = (
  person: { readonly accountId: string | null } | undefined,
  isVerified: boolean,
): boolean => isVerified || person?.accountId === null;
