import { type BoardJob, WORK_TYPES } from "./board-jobs.ts";

const A_PAGE = 22;
/** Where the board claims more pages than there are, and shows the last one again. */
const REPEATS = "solicitor";
const REPEATS_CLAIM = 9;
/** Where the board claims more pages than there are, and shows an empty one. */
const EMPTIES = "barrister";
/** Where the state of one page breaks off in the middle. */
const BREAKS = { keyword: "lawyer", page: 2 };

export interface FoundPage {
  readonly keyword: string;
  readonly place: string;
  readonly jobs: readonly BoardJob[];
  readonly totalCount: number;
  readonly totalPages: number;
  readonly page: number;
  readonly isStateBroken: boolean;
}

/** What the board finds: `/legal-counsel-jobs/in-All-Sydney-NSW?page=2&worktype=242&daterange=31`. */
export function searchBoard(all: readonly BoardJob[], url: URL): FoundPage | undefined {
  const [, slug, where] = /^\/([\w-]+)-jobs\/in-([\w-]+)$/.exec(url.pathname) ?? [];
  if (!slug || !where) return undefined;
  const keyword = slug.replaceAll("-", " ").toLowerCase();
  const place = where.replaceAll("-", " ").replace(/^All /, "");
  const found = all.filter(
    (job) =>
      `${job.ad.title} ${job.teaser}`.toLowerCase().includes(keyword) &&
      (place === "Australia" || job.place === place) &&
      isAsked(job, url.searchParams),
  );
  if (url.searchParams.get("sortmode") === "ListedDate")
    found.sort((a, b) => a.daysAgo - b.daysAgo);
  const pages = Math.max(1, Math.ceil(found.length / A_PAGE));
  const asked = Number(url.searchParams.get("page") ?? 1);
  const page = keyword === REPEATS ? Math.min(asked, pages) : asked;
  const claims = new Map([
    [REPEATS, REPEATS_CLAIM],
    [EMPTIES, pages + 2],
  ]);
  return {
    keyword,
    place,
    jobs: found.slice((page - 1) * A_PAGE, page * A_PAGE),
    totalCount: found.length,
    totalPages: claims.get(keyword) ?? pages,
    page: asked,
    isStateBroken: keyword === BREAKS.keyword && page === BREAKS.page,
  };
}

function isAsked(job: BoardJob, asked: URLSearchParams): boolean {
  const workTypes = (asked.get("worktype") ?? "").split(",").filter(Boolean);
  const days = Number(asked.get("daterange") ?? Number.POSITIVE_INFINITY);
  const least = Number((asked.get("salaryrange") ?? "").split("-")[0]);
  const most = Number(job.salary.split("$").at(-1)?.replace(",", ""));
  return (
    (workTypes.length === 0 || workTypes.some((id) => named(id) === job.workType)) &&
    job.daysAgo <= days &&
    (job.salary === "" || most >= least)
  );
}

const named = (id: string) => Object.entries(WORK_TYPES).find(([key]) => key === id)?.[1];
