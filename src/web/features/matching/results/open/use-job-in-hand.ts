import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#web/lib/api.ts";
import { whyQuery } from "../../api.ts";
import { cardOf } from "../../model/explained-match.ts";
import type { JobMatch } from "../../model/job-match.ts";

/**
 * A job as the list has it; who came by a link may look at one that is on none of its pages. None
 * when it turned out to be closed, though the list may not have heard of it yet.
 */
export function useJobInHand(
  jobId: string | undefined,
  jobs: readonly JobMatch[],
  resumeId: string,
): JobMatch | undefined {
  const listed = jobs.find((job) => job.jobId === jobId);
  const { data, error } = useQuery({
    ...whyQuery(jobId ?? "", resumeId),
    enabled: jobId !== undefined && !listed,
  });
  if (error instanceof ApiError && error.fault === "not-found") return undefined;
  return listed ?? (data && cardOf(data));
}
