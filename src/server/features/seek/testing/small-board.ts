import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { escapeHtml } from "#server/platform/escape-html.ts";

/** A job board of a few pages, on this machine under a name of its own. */

interface SmallJob {
  readonly id: string;
  readonly title: string;
  readonly company?: string;
  readonly teaser?: string;
  readonly text?: string;
  readonly salary?: string;
  readonly workType?: string;
}

/** What the board shows under a path: a page, or a status without one. */
type Shown = string | number;

export interface SmallBoard {
  /** For FETCH_TEST_HOSTS. */
  readonly hosts: string;
  /** Every path that was asked for, in order, without its parameters but the page. */
  readonly asked: string[];
  readonly pages: Map<string, Shown>;
  /** Lays out the pages of a keyword, and every job's own page. */
  list(keyword: string, pages: readonly (readonly SmallJob[])[], form?: Form): void;
  /** Requests for this path wait until the answer is called. */
  hold(path: string): () => void;
  stop(): void;
}

interface Form {
  readonly isStateBroken?: boolean;
  /** More than there are. */
  readonly claimsPages?: number;
  /** What comes after the last page: nothing, or the last again. */
  readonly repeatsLast?: boolean;
}

export const BOARD_HOST = "board.example";
const OPEN_ROBOTS = "User-agent: *\nDisallow: /api/\n";

export async function startSmallBoard({ robots = OPEN_ROBOTS } = {}): Promise<SmallBoard> {
  const asked: string[] = [];
  const pages = new Map<string, Shown>();
  const held = new Map<string, Promise<void>>();

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://${BOARD_HOST}`);
    const page = searchParams.get("page");
    const path = page === null ? pathname : `${pathname}?page=${page}`;
    asked.push(path);
    await held.get(path);
    if (path === "/robots.txt") return answer(response, robots, "text/plain");
    return answer(response, pages.get(path) ?? 404, "text/html; charset=utf-8");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.3", done));
  // The server listens on a port, not on a path, so its address is an object.
  const { port } = server.address() as AddressInfo;

  return {
    hosts: `${BOARD_HOST}=127.0.0.3:${port}`,
    asked,
    pages,
    list(keyword, listed, form = {}) {
      const last = listed.at(-1) ?? [];
      const total = form.claimsPages ?? listed.length;
      for (let at = 0; at < total; at += 1) {
        const jobs = listed[at] ?? (form.repeatsLast ? last : []);
        const path = `/${keyword}-jobs/in-All-Sydney-NSW?page=${at + 1}`;
        pages.set(path, resultsPage(jobs, total, form.isStateBroken ?? false));
      }
      for (const job of listed.flat()) pages.set(`/job/${job.id}`, jobPage(job));
    },
    hold(path) {
      let release = () => {};
      held.set(path, new Promise((done) => (release = done)));
      return () => release();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, shown: Shown, contentType: string): void {
  const status = typeof shown === "number" ? shown : 200;
  response.writeHead(status, { "content-type": contentType });
  response.end(typeof shown === "number" ? "" : shown);
}

const TEXT =
  "You act for owners and tenants of shops and offices, from the first letter to the settlement.";

function resultsPage(jobs: readonly SmallJob[], totalPages: number, isBroken: boolean): string {
  const state = JSON.stringify({
    results: { results: { jobs: jobs.map(stateJob) }, totalCount: jobs.length, totalPages },
  }).replaceAll("<", "\\u003c");
  return `<!doctype html><html><head><title>Jobs</title><script>
    window.SEEK_REDUX_DATA = ${isBroken ? state.slice(0, 60) : state};
  </script></head><body>${jobs.map(card).join("\n")}</body></html>`;
}

const stateJob = ({ id, title, company = "Harrow Finch", ...more }: SmallJob) => ({
  id,
  title,
  companyName: company,
  advertiser: { description: company },
  teaser: more.teaser ?? "",
  locations: [{ label: "Sydney NSW" }],
  workTypes: [more.workType ?? "Full time"],
  salaryLabel: more.salary ?? "",
  listingDate: new Date().toISOString(),
  classifications: [
    {
      classification: { description: "Legal" },
      subclassification: { description: "Property Law" },
    },
  ],
});

const part = (name: string, text = "") =>
  `<span data-automation="${name}">${escapeHtml(text)}</span>`;

const card = ({ id, title, company = "Harrow Finch", ...more }: SmallJob, at: number) =>
  `<article data-automation="${at === 0 ? "premiumJob" : "normalJob"}" data-job-id="${id}">
    <h3><a data-automation="jobTitle" href="/job/${id}?type=standard">${escapeHtml(title)}</a></h3>
    ${part("jobCompany", company)}${part("jobLocation", "Sydney NSW")}
    ${part("jobSalary", more.salary)}${part("jobShortDescription", more.teaser)}
    ${part("jobListingDate", "2d ago")}</article>`;

const jobPage = ({ title, company = "Harrow Finch", ...more }: SmallJob) =>
  `<!doctype html><html><head><title>${escapeHtml(title)}</title></head><body>
    <h1 data-automation="job-detail-title">${escapeHtml(title)}</h1>
    ${part("advertiser-name", company)}${part("job-detail-location", "Parramatta, Sydney NSW")}
    ${part("job-detail-work-type", more.workType ?? "Full time")}
    ${part("job-detail-salary", more.salary)}
    <div data-automation="jobAdDetails"><p>${escapeHtml(`${title}. ${more.text ?? TEXT}`)}</p>
    <ul><li>A practising certificate</li></ul></div></body></html>`;
