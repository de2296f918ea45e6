import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import type { Firm } from "../../firms/service.ts";
import type { FoundJob } from "../../job-review/service.ts";
import type { JobPage, StructuredJob } from "../service.ts";

/** Less than this is no advertisement. */
const LEAST_TEXT = 80;
const LONGEST_TITLE = 300;
const DAY_MS = 86_400_000;
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

export const hasText = ({ text }: { readonly text: string }) => text.trim().length >= LEAST_TEXT;

/** "Valid through" a day is valid until its end. What is no date says nothing. */
export function isExpired(validThrough: string, now: Date): boolean {
  const at = Date.parse(validThrough);
  if (Number.isNaN(at)) return false;
  return at + (DAY_ALONE.test(validThrough.trim()) ? DAY_MS : 0) < now.getTime();
}

/** For a job that has no address of its own. */
export const slugOf = ({ title, location }: StructuredJob) =>
  `${title} ${location}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 200);

const ofFirm = ({ id, name, websiteUrl }: Firm) =>
  ({ source: "law_firm", firmId: id, firmName: name, firmWebsite: websiteUrl }) as const;

const besides = ({ location, jobType, salary }: StructuredJob) => ({ location, jobType, salary });

export const fromPage = (
  firm: Firm,
  sourceKey: string,
  page: FetchedPage,
  job: JobPage,
): FoundJob => ({
  ...ofFirm(firm),
  sourceKey,
  sourceUrl: page.url,
  title: job.title.slice(0, LONGEST_TITLE),
  text: job.text,
  ...(job.structured && besides(job.structured)),
});

export const fromStructured = (
  firm: Firm,
  sourceKey: string,
  sourceUrl: string,
  job: StructuredJob,
): FoundJob => ({
  ...ofFirm(firm),
  sourceKey,
  sourceUrl,
  title: job.title.slice(0, LONGEST_TITLE),
  text: job.text,
  ...besides(job),
});
