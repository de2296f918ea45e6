import { useMatch } from "react-router";
import type { Job } from "#contract/postings.ts";
import { JobPage as OneJobPage } from "#web/features/postings/job-page.tsx";
import { useJob } from "#web/features/postings/use-job.ts";
import { JobActions } from "#web/features/recommendations/actions/job-actions.tsx";
import { jobPath } from "#web/lib/paths.ts";
import { usePageTitle } from "../screen-change.ts";

export function JobPage() {
  const jobId = useMatch("/job/:jobId")?.params.jobId ?? "";
  const shown = useJob(jobId);
  usePageTitle(shown.title, shown.face !== "loading");
  return <OneJobPage key={jobId} shown={shown} actions={actionsOf} apply={applyOf} />;
}

const actionOf = (
  where: "page" | "apply",
  { id, title, company, details, source, source_url }: Job,
) => (
  <JobActions
    job={{ id, title, company, source, contactEmail: details.contact.email, sourceUrl: source_url }}
    where={where}
    from={jobPath(id)}
  />
);
const actionsOf = (job: Job) => actionOf("page", job);
const applyOf = (job: Job) => actionOf("apply", job);
