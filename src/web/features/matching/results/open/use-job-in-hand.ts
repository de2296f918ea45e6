import { useQuery } from "@tanstack/react-query";
import { whyQuery } from "../../api.ts";
import { cardOf } from "../../model/explained-match.ts";
import type { JobMatch } from "../../model/job-match.ts";

/** A job as the list has it; who came by a link may look at one that is on none of its pages. */
export function useJobInHand(
  jobId: string | undefined,
  jobs: readonly JobMatch[],
  resumeId: string,
): JobMatch | undefined {
  const listed = jobs.find((job) => job.jobId === jobId);
  const { data } = useQuery({
    ...whyQuery(jobId ?? "", resumeId),
    enabled: jobId !== undefined && !listed,
  });
  return listed ?? (data && cardOf(data));
}
