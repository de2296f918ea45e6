import type { FirmFields } from "#contract/firms.ts";
import { type Board, createBoard } from "./board/board.ts";
import { newFirmSites } from "./search/new-firms.ts";
import { createSearch, SEARCH, type Search } from "./search/search.ts";
import { type SeenRequest, serveSite } from "./serve-site.ts";
import type { FirmSite, TrueJob } from "./site.ts";
import { applicantSystem } from "./sites/applicant-system.ts";
import { baseHref } from "./sites/base-href.ts";
import { brokenPages } from "./sites/broken-pages.ts";
import { busySite } from "./sites/busy-site.ts";
import { oldLetters } from "./sites/old-letters.ts";
import { pagedList } from "./sites/paged-list.ts";
import { plainList } from "./sites/plain-list.ts";
import { robotsRules } from "./sites/robots-rules.ts";
import { structuredData } from "./sites/structured-data.ts";
import { vacancyTable } from "./sites/vacancy-table.ts";

/** The outside as far as the product looks at it, on this machine: see README.md here. */
export interface Replica {
  /** For FETCH_TEST_HOSTS. */
  readonly hosts: string;
  readonly firms: readonly FirmFields[];
  /** Every job of the firms that must be found. */
  readonly truth: readonly TrueJob[];
  readonly board: Board;
  readonly search: Search;
  /** What SCRAPE_…, SEARCH_… and SEEK_… must be for the program to look here. */
  readonly env: Readonly<Record<string, string>>;
  /** Of one host as it is now; undefined when it has none. */
  robotsOf(host: string): string | undefined;
  requests(): readonly SeenRequest[];
  /** The firm puts another sentence into the ad. */
  reword(job: TrueJob, sentence: string): void;
  stop(): Promise<void>;
}

const FIRM_SITES: readonly (() => FirmSite)[] = [
  plainList,
  vacancyTable,
  pagedList,
  baseHref,
  oldLetters,
  structuredData,
  applicantSystem,
  brokenPages,
  robotsRules,
  busySite,
];
/** The company site of the journeys is at 127.0.0.2 already; two names may share an address, not a port. */
const FIRST_ADDRESS = 3;

export async function startReplica(): Promise<Replica> {
  const made = FIRM_SITES.map((make) => make());
  const { site: boardSite, board } = createBoard();
  const known = made.map(({ firm }) => ({ title: firm.name, url: firm.website_url }));
  const sites = [
    ...made.flatMap((one) => one.sites),
    boardSite,
    createSearch(known.slice(0, 3)),
    ...newFirmSites(),
  ];
  const seen: SeenRequest[] = [];
  const served = await Promise.all(
    sites.map((site, at) =>
      serveSite(site, `127.0.0.${FIRST_ADDRESS + at}`, (request) => void seen.push(request)),
    ),
  );
  const hosts = served.map(({ standIn }) => standIn).join(",");
  return {
    hosts,
    firms: made.map(({ firm }) => firm),
    truth: made.flatMap(({ jobs }) => jobs),
    board,
    search: SEARCH,
    env: {
      FETCH_TEST_HOSTS: hosts,
      SEARCH_URL: SEARCH.url,
      SEARCH_KEY: SEARCH.key,
      SEEK_BASE_URL: board.url,
    },
    robotsOf: (host) => sites.find((site) => site.host === host)?.robots,
    requests: () => seen,
    reword: ({ ad }, sentence) => {
      ad.addition = sentence;
    },
    stop: async () => void (await Promise.all(served.map((one) => one.stop()))),
  };
}
