import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#web/lib/api.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { useMissing } from "#web/lib/missing.ts";
import { jobTitle } from "./job-title.ts";
import { jobPageTexts as texts } from "./texts.ts";

/** A job, or why there is none to show. */
export function useJob(jobId: string) {
  const query = jobQuery(jobId);
  const { data, isPending, error, refetch } = useQuery(query);
  const knownMissing = useMissing(query);
  // Before what was known: a job that is closed meanwhile is not shown as open.
  const refused = error instanceof ApiError && error.fault === "not-found";
  if (refused || (isPending && knownMissing))
    return { face: "missing", title: texts.missingTitle } as const;
  if (data) return { face: "full", job: data, title: jobTitle(data) } as const;
  if (isPending) return { face: "loading", title: texts.job } as const;
  return { face: "failed", title: texts.failedTitle, retry: () => void refetch() } as const;
}
