import type { Job } from "#contract/postings.ts";
import { jobPosting } from "./job-posting.ts";
import { jobTitle } from "./job-title.ts";
import { shortText } from "./short-text.ts";

/** As much as search engines show. */
const LONGEST_DESCRIPTION = 160;

/** What the page of a job tells search engines and those with whom it is shared. */
export function jobHead(job: Job | undefined) {
  if (!job) return { title: "This job is not available", unlisted: true };
  return {
    title: jobTitle(job),
    description: shortText(summaryOf(job), LONGEST_DESCRIPTION),
    // Drafts and closed ones are there for their owner alone.
    unlisted: job.status !== "active",
    structured: (address: string) => jobPosting(job, address),
  };
}

function summaryOf({ title, company, location, details, lines }: Job): string {
  if (details.summary) return details.summary;
  const first = lines.find(({ heading, bullet }) => !heading && !bullet)?.text;
  return first || `${[title, company, location].filter(Boolean).join(", ")}.`;
}
