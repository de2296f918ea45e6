import * as z from "zod";
import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import type { StatePage, StateWanted } from "../scraping/service.ts";

/** The board marks what its pages show: `[data-automation=jobTitle]`. */
export const marked = (name: string) => ({ selector: `[data-automation=${name}]` });

/** A job as a page of results shows it. Blank where the board says nothing. */
export interface ListedJob {
  /** The board's number for it. */
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** full-time, part-time, contract or casual, several joined by ", ". */
  readonly jobType: string;
  readonly salary: string;
  readonly teaser: string;
  /** The board's sub-classification, where its classification is law. */
  readonly practiceArea: string;
  readonly listedAt: Date | null;
}

const LONGEST_LINE = 300;
const LAW = "legal";

/** One line, no longer than anybody reads, without what a database does not take. */
export const oneLine = (text: string, longest = LONGEST_LINE): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, "");

/** "Legal" and "Corporate & Commercial Law" make the latter a practice area. */
const practiceAreaOf = (classification: string, sub: string): string =>
  classification.toLowerCase() === LAW ? sub : "";

const MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** "3d ago", "5h ago", "Listed 12 minutes ago", "30d+ ago". */
const AGO = /\b(\d{1,3}) ?(m|h|d)(?:in(?:ute)?s?|ours?|ays?)?(\+)? ago\b/i;

/** When a card says that its job was listed. "30d+" counts as a day more than thirty. */
function listedAtOf(words: string, now: Date): Date | null {
  const [, count, unit = "", more] = AGO.exec(words) ?? [];
  const length = MS[unit.toLowerCase()];
  if (count === undefined || length === undefined) return null;
  return new Date(now.getTime() - (Number(count) + (more ? 1 : 0)) * length);
}

export interface Results {
  readonly jobs: readonly ListedJob[];
  /** How many pages there are; null when the board does not say. */
  readonly pages: number | null;
  /** It is a page of results, be it one without any. */
  readonly isResults: boolean;
}

/** What a page of results is read for: the state that its script carries, and the cards that people see. */
export const RESULTS_WANTED: StateWanted = {
  variable: "SEEK_REDUX_DATA",
  cards: {
    selector: "article[data-automation=normalJob], article[data-automation=premiumJob]",
    fields: {
      link: { ...marked("jobTitle"), attribute: "href" },
      title: marked("jobTitle"),
      company: marked("jobCompany"),
      location: marked("jobLocation"),
      salary: marked("jobSalary"),
      teaser: marked("jobShortDescription"),
      listed: marked("jobListingDate"),
      classification: marked("jobClassification"),
      subClassification: marked("jobSubClassification"),
    },
  },
};

/** More than any page of the board has. */
const MOST_JOBS = 200;
const LONGEST_TEASER = 2000;

/** The state knows more of each job than its card; a job that the state lacks is taken from its card. */
export function readResults({ state, cards }: StatePage, now: Date): Results {
  const { jobs, pages, isResults } = readState(state);
  const shown = cards.flatMap((card) => fromCard(card, now));
  const byId = new Map([...shown, ...jobs].map((job) => [job.id, job]));
  const inOrder = new Set([...jobs, ...shown].map(({ id }) => id));
  const all = [...inOrder].flatMap((id) => byId.get(id) ?? []);
  return { jobs: all.slice(0, MOST_JOBS), pages, isResults: isResults || shown.length > 0 };
}

/** The page is a stranger's: whatever is not as expected counts as not said. */
const words = z
  .string()
  .catch("")
  .transform((text) => oneLine(text, LONGEST_TEASER));
const described = z.object({ description: words }).catch({ description: "" });
const StateJob = z.object({
  id: z.coerce.string().regex(/^\d{1,15}$/),
  title: z
    .string()
    .transform((text) => oneLine(text))
    .pipe(z.string().min(1)),
  advertiser: described,
  companyName: words,
  locations: z.array(z.object({ label: words })).catch([]),
  workTypes: z.array(words).catch([]),
  salaryLabel: words,
  teaser: words,
  bulletPoints: z.array(words).catch([]),
  classifications: z
    .array(z.object({ classification: described, subclassification: described }))
    .catch([]),
  listingDate: words,
});
const State = z.object({
  results: z.object({
    results: z.object({ jobs: z.array(z.unknown()) }).catch({ jobs: [] }),
    totalPages: z.number().int().min(1).nullable().catch(null),
  }),
});

function readState(state: unknown): Results {
  const parsed = State.safeParse(state);
  if (!parsed.success) return { jobs: [], pages: null, isResults: false };
  const { results, totalPages } = parsed.data.results;
  const jobs = results.jobs.slice(0, MOST_JOBS).flatMap((job) => {
    const read = StateJob.safeParse(job);
    return read.success ? fromState(read.data) : [];
  });
  return { jobs, pages: totalPages, isResults: true };
}

function fromState(job: z.output<typeof StateJob>): ListedJob {
  const date = new Date(job.listingDate);
  const [kind] = job.classifications;
  return {
    id: job.id,
    title: job.title,
    company: oneLine(job.advertiser.description || job.companyName),
    location: oneLine(job.locations[0]?.label ?? ""),
    jobType: employmentTypes(job.workTypes.join(", ")),
    salary: oneLine(job.salaryLabel),
    teaser: [job.teaser, ...job.bulletPoints].join("\n").slice(0, LONGEST_TEASER),
    practiceArea: practiceAreaOf(
      kind?.classification.description ?? "",
      kind?.subclassification.description ?? "",
    ),
    listedAt: Number.isNaN(date.getTime()) ? null : date,
  };
}

/** The number comes from the link, which stays on the board: nothing else of the address is used. */
const JOB_LINK = /\/job\/(\d{1,15})(?:[?#/]|$)/;

function fromCard(card: StatePage["cards"][number], now: Date): ListedJob[] {
  const { link = "", company = "", location = "", salary = "", teaser = "", listed = "" } = card;
  const id = JOB_LINK.exec(link)?.[1];
  const title = oneLine(card.title ?? "");
  if (id === undefined || title === "") return [];
  const practiceArea = practiceAreaOf(
    unbracketed(card.classification),
    unbracketed(card.subClassification),
  );
  return [
    {
      id,
      title,
      company: oneLine(company),
      location: oneLine(location),
      jobType: "",
      salary: oneLine(salary),
      teaser: oneLine(teaser, LONGEST_TEASER),
      practiceArea,
      listedAt: listedAtOf(listed, now),
    },
  ];
}

/** Cards have their classification as "(Legal)". */
const unbracketed = (text = "") => oneLine(text.replace(/^\s*\(|\)\s*$/g, ""));
