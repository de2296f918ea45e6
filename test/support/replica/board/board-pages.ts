import { escapeHtml } from "#server/platform/escape-html.ts";
import { adHtml } from "../ads/ad-html.ts";
import type { BoardJob } from "./board-jobs.ts";
import type { FoundPage } from "./search-board.ts";

const DAY_MS = 86_400_000;
const listedAt = ({ daysAgo }: BoardJob) => new Date(Date.now() - daysAgo * DAY_MS).toISOString();

/** The board's page of results: the state of its script, and the cards that a reader sees. */
export function resultsPage(found: FoundPage): string {
  const state = JSON.stringify(stateOf(found)).replaceAll("<", "\\u003c");
  const shown = found.isStateBroken ? state.slice(0, state.length / 2) : state;
  return `<!doctype html><html lang="en-AU"><head><title>${escapeHtml(found.keyword)} jobs in ${escapeHtml(found.place)}</title>
<script data-automation="server-state">
  window.SEEK_CONFIG = {"name":"a board; not \\"the\\" board"};
  window.SEEK_REDUX_DATA = ${shown};
  window.SEEK_APOLLO_DATA = {};
</script></head><body>
<h1 data-automation="totalJobsMessage">${found.totalCount} jobs</h1>
<div data-automation="searchResults">${found.jobs.map(card).join("\n")}</div>
<nav>${Array.from({ length: found.totalPages }, (_, at) => `<a data-automation="page-${at + 1}" href="?page=${at + 1}">${at + 1}</a>`).join(" ")}</nav>
</body></html>`;
}

const stateOf = ({ jobs, totalCount, totalPages, keyword, place, page }: FoundPage) => ({
  results: {
    isError: false,
    isLoading: false,
    jobIds: jobs.map(({ id }) => id),
    lastPage: null,
    results: {
      isZeroResults: jobs.length === 0,
      summary: { displayTotalCount: String(totalCount), text: "jobs" },
      searchParams: { keywords: keyword, where: place },
      jobs: jobs.map(stateJob),
    },
    totalCount,
    totalPages,
  },
  location: { pageNumber: page, query: {} },
});

const stateJob = (job: BoardJob) => ({
  id: job.id,
  title: job.ad.title,
  companyName: job.company,
  advertiser: { id: `a${job.id}`, description: job.company },
  teaser: job.teaser,
  bulletPoints: job.ad.offers,
  locations: [{ countryCode: "AU", label: job.place, seoHierarchy: [] }],
  workTypes: [job.workType],
  salaryLabel: job.salary,
  listingDate: listedAt(job),
  listingDateDisplay: `${job.daysAgo}d ago`,
  displayType: job.isPremium ? "promoted" : null,
  classifications: [
    {
      classification: { id: "1216", description: job.classification },
      subclassification: { id: "6137", description: job.subClassification },
    },
  ],
});

const part = (name: string, text: string) =>
  text ? `<span data-automation="${name}">${escapeHtml(text)}</span>` : "";

const card = (
  job: BoardJob,
) => `<article data-automation="${job.isPremium ? "premiumJob" : "normalJob"}" data-job-id="${job.id}">
<h3><a data-automation="jobTitle" href="/job/${job.id}?type=${job.isPremium ? "promoted" : "standard"}&amp;ref=search#sol=${job.id}">${escapeHtml(job.ad.title)}</a></h3>
<a data-automation="jobCompany" href="/companies/${job.id}">${escapeHtml(job.company)}</a>
${part("jobLocation", job.place)}${part("jobSalary", job.salary)}${part("jobShortDescription", job.teaser)}
${part("jobClassification", job.classification)}${part("jobSubClassification", job.subClassification)}
${part("jobListingDate", job.daysAgo === 0 ? "3h ago" : `${job.daysAgo}d ago`)}</article>`;

/** A job's own page. */
export const jobPage = (
  job: BoardJob,
) => `<!doctype html><html lang="en-AU"><head><title>${escapeHtml(job.ad.title)} job</title></head><body>
<header><a href="/">A board</a></header>
<h1 data-automation="job-detail-title">${escapeHtml(job.ad.title)}</h1>
${part("advertiser-name", job.company)}${part("job-detail-location", job.place)}
${part("job-detail-classifications", `${job.subClassification} (${job.classification})`)}
${part("job-detail-work-type", job.workType)}${part("job-detail-salary", job.salary)}
<div data-automation="jobAdDetails">${adHtml(job.ad)}</div>
<section><h2>Be careful</h2><p>Never give your bank details to an advertiser.</p></section></body></html>`;
