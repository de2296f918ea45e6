import { type Answer, html, type Site } from "../site.ts";
import { boardJobs } from "./board-jobs.ts";
import { jobPage, resultsPage } from "./board-pages.ts";
import { LISTINGS } from "./listings.ts";
import { searchBoard } from "./search-board.ts";

const HOST = "www.board.example";
const OPEN = "User-agent: *\nDisallow: /api/\nDisallow: /companies/\n";
const CLOSED = "User-agent: *\nDisallow: /\n";

/** A job board that behaves like a large one, and badly when it is told to. */
export interface Board {
  readonly url: string;
  /** What the template "legal-sydney" must find, by title and company. */
  readonly wanted: readonly { readonly title: string; readonly company: string }[];
  robots(rule: "allow" | "disallow"): void;
  /** From now on every page but robots.txt is refused with 403, or none. */
  forbid(isForbidden: boolean): void;
  /** The next so many questions are answered by 429 with Retry-After. */
  busy(times: number): void;
}

export function createBoard(): { site: Site; board: Board } {
  const all = boardJobs();
  let isForbidden = false;
  let busyLeft = 0;
  const page = (url: URL): Answer | undefined => {
    const found = searchBoard(all, url);
    if (found) return html(resultsPage(found));
    const job = all.find(({ id }) => url.pathname === `/job/${id}`);
    return job && html(jobPage(job));
  };
  const site: Site = {
    host: HOST,
    robots: OPEN,
    answer: (url) => {
      if (isForbidden) return html("<h1>Forbidden</h1>", { status: 403 });
      if (busyLeft === 0) return page(url);
      busyLeft -= 1;
      return { status: 429, headers: { "retry-after": "1" }, body: "" };
    },
  };
  const board: Board = {
    url: `https://${HOST}`,
    wanted: LISTINGS.flatMap(([title, company, , { unwanted }]) =>
      unwanted === undefined ? [{ title, company }] : [],
    ),
    robots: (rule) => {
      site.robots = rule === "allow" ? OPEN : CLOSED;
    },
    forbid: (is) => {
      isForbidden = is;
    },
    busy: (times) => {
      busyLeft = times;
    },
  };
  return { site, board };
}
