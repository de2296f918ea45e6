import type { SeekConfig } from "#contract/seek-rules.ts";
import { locationNamed } from "../locations.ts";

/** The board's numbers for kinds of work. It has none for internships: those are told by their words. */
const WORK_TYPES: Readonly<Record<string, string>> = {
  "full-time": "242",
  "part-time": "243",
  contract: "244",
  casual: "245",
};
/** In days, as the board offers them. Sixty is more than it offers: none is sent, and wanted.ts judges. */
const DATE_RANGES: Readonly<Record<string, string>> = {
  "last 24 hours": "1",
  "last 7 days": "7",
  "last 14 days": "14",
  "last 30 days": "31",
};
/** The board cannot sort by salary; every job of the pages is read, whatever their order. */
const SORT_MODES: Readonly<Record<string, string>> = { date: "ListedDate" };
const USUAL_SORT = "KeywordRelevance";

/** Words that survive as part of a path; anything else ("C++", "R&D") is asked for by a parameter. */
const PLAIN = /^[\p{L}\p{N}]+(?:[ -]+[\p{L}\p{N}]+)*$/u;

/** Where the board shows one page of results for one keyword. */
export function searchUrl(
  baseUrl: string,
  config: SeekConfig,
  keyword: string,
  page: number,
): string {
  const place = locationNamed(config.location)?.slug ?? "";
  const isPlain = PLAIN.test(keyword);
  const words = isPlain ? `${keyword.toLowerCase().replace(/[ -]+/g, "-")}-jobs` : "jobs";
  const url = new URL(`/${encodeURIComponent(words)}/in-${encodeURIComponent(place)}`, baseUrl);
  const parameters = {
    keywords: isPlain ? undefined : keyword,
    page: String(page),
    worktype: WORK_TYPES[config.job_type],
    daterange: DATE_RANGES[config.date_posted],
    ...salaryParameters(config),
    sortmode: SORT_MODES[config.sort_by] ?? USUAL_SORT,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** "150000-" is from, "0-150000" is up to. */
function salaryParameters({ salary_min, salary_max }: SeekConfig) {
  if (salary_min === null && salary_max === null) return {};
  const least = Math.floor(salary_min ?? 0);
  const most = salary_max === null ? "" : Math.ceil(salary_max);
  return { salaryrange: `${least}-${most}`, salarytype: "annual" };
}
