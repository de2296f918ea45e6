import type { InferSelectModel } from "drizzle-orm";
import type { RunStatus, RunType } from "#contract/scraping.ts";
import type { Db } from "#server/platform/database/database.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import type { FoundJob, Outcome } from "../job-review/service.ts";
import type { scrapeRunParts, scrapeRuns } from "./tables.ts";

export type RunRow = InferSelectModel<typeof scrapeRuns>;
export type PartRow = InferSelectModel<typeof scrapeRunParts>;

/** A run with its numbers: the sums of its parts'. */
export interface CountedRun extends RunRow {
  readonly jobsFound: number;
  readonly jobsNew: number;
  readonly jobsDuplicate: number;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
}
export type CountedPart = PartRow;

export interface NewRun {
  readonly type: RunType;
  readonly startedBy: string;
  readonly config?: object;
  readonly parts: readonly {
    readonly name: string;
    readonly url?: string;
    readonly firmId?: string;
  }[];
}

/** Runs as records, for whoever starts and shows them. */
export interface Runs {
  /** Refuses (409) while one of its kind is under way. Its work begins when the transaction commits. */
  start(tx: Db, run: NewRun): Promise<string>;
  /** One that could not even begin: on record with its reason. */
  recordFailed(tx: Db, run: Omit<NewRun, "parts">, error: string): Promise<string>;
  read(db: Db, id: string, type?: RunType): Promise<CountedRun>;
  parts(db: Db, id: string): Promise<CountedPart[]>;
  recent(db: Db, most: number, type?: RunType): Promise<CountedRun[]>;
  totals(db: Db, type: RunType): Promise<{ runs: number; successful: number; jobs: number }>;
  /** Resolves with the run when it is no longer running, or as it is when the time is up. */
  ended(id: string, withinMs: number): Promise<CountedRun>;
}

/** What somebody who works through a part of a run is handed. */
export interface PartContext {
  readonly run: RunRow;
  readonly part: PartRow;
  /** Aborted when the run is stopped or the process ends; what was done so far stays. */
  readonly signal: AbortSignal;
  /** Whether this run has seen the job already, in an earlier part or before it was interrupted. */
  hasSeen(sourceKey: string): Promise<boolean>;
  /** Hands a job to the review queue and counts it, together or not at all. Once for each source key. */
  found(job: FoundJob): Promise<Outcome>;
  /** A job that the run came across and does not want (excluded words, another company): counted, not kept. */
  leftOut(sourceKey: string): Promise<void>;
  /** A firm was come across: `keep` says whether it is a new one. Counted together with that, or not at all. */
  discovered(keep: (tx: Db) => Promise<boolean>): Promise<void>;
  /** One more page was read. */
  page(): Promise<void>;
  /** What could not be read, though the part as a whole was: its error, without making it failed. */
  note(error: string): void;
  /** In the transaction that ends the part: done once, however often the part was begun again. */
  whenDone(work: (tx: Db) => Promise<void>): void;
}

/** How runs of one kind are worked through. Registered once, at the start. */
export interface RunKind {
  readonly type: RunType;
  /** How many parts at the same time. */
  readonly atOnce: number;
  /** Throwing makes the part failed, with the message of a Refusal as its error; the run goes on. */
  part(context: PartContext): Promise<void>;
  /** Before the parts: throws a Refusal when the run cannot be done at all, and that is its error. */
  before?(run: RunRow, signal: AbortSignal): Promise<void>;
}

/**
 * Fetches as a polite stranger: allowed by robots.txt, not before the host's next turn, not while it asked to be
 * left alone, at public addresses only. Why a page was not read is a Refusal with a sentence.
 */
export type PoliteFetch = (url: string, options?: PoliteOptions) => Promise<FetchedPage>;
/** Why a page was not read, where its host's robots.txt is the reason, or could not be asked. */
export class RobotsRefusal extends Refusal {
  readonly host: string;
  /** It was read and forbids the page. Otherwise it could not be asked, or wants robots to be too slow. */
  readonly isSaid: boolean;

  constructor(host: string, sentence: string, isSaid: boolean) {
    super("invalid", sentence);
    this.host = host;
    this.isSaid = isSaid;
  }
}
export interface PoliteOptions {
  readonly signal?: AbortSignal | undefined;
  readonly contentTypes?: readonly string[];
  /** The operator holds the host's written permission: its robots.txt is not asked. */
  readonly permitted?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How far a page's elements are read. Pages are strangers': they are taken apart in processes of their own. */
export interface PageTools {
  /** A list of jobs: one entry for each, and where the list goes on ("" when it ends). */
  list(page: FetchedPage, selectors: ListSelectors): Promise<ListedPage>;
  /** A job's own page. */
  job(page: FetchedPage, selectors: JobSelectors): Promise<JobPage>;
  /** Who a website belongs to, and its careers page. */
  site(page: FetchedPage): Promise<SitePage>;
  /** The JSON that a script assigns to `window.NAME`, or null; and the cards that match `card`. */
  state(page: FetchedPage, want: StateWanted): Promise<StatePage>;
}

export interface ListSelectors {
  readonly job: string;
  readonly link: string;
}
export interface JobSelectors {
  readonly title: string;
  readonly content: string;
}
/** A job of schema.org's kind, in plain values. */
export interface StructuredJob {
  readonly title: string;
  readonly url: string;
  readonly company: string;
  readonly location: string;
  readonly jobType: string;
  readonly salary: string;
  readonly text: string;
  readonly validThrough: string;
}
export interface ListedPage {
  readonly jobs: readonly { readonly title: string; readonly url: string }[];
  readonly structured: readonly StructuredJob[];
  readonly nextPage: string;
  /** How many elements the selector matched, for who tests it. */
  readonly matched: number;
}
export interface JobPage {
  readonly title: string;
  /** In the form that `plainLines` reads; hidden text is left out. */
  readonly text: string;
  readonly structured: StructuredJob | null;
  readonly canonical: string;
}
export interface SitePage {
  readonly name: string;
  readonly careersUrl: string;
}
export interface StateWanted {
  readonly variable: string;
  /** Cards as a reader sees them: `fields` are selectors inside each; `attribute` is read in place of the text. */
  readonly cards?: {
    readonly selector: string;
    readonly fields: Readonly<
      Record<string, { readonly selector: string; readonly attribute?: string }>
    >;
  };
}
export interface StatePage {
  readonly state: unknown;
  readonly cards: readonly Readonly<Record<string, string>>[];
}

/** For features that look for jobs elsewhere. */
export interface Scraping {
  readonly runs: Runs;
  readonly fetch: PoliteFetch;
  readonly pages: PageTools;
  /** Before the start. */
  addKind(kind: RunKind): void;
}

export const isOver = ({ status }: { readonly status: RunStatus }) => status !== "running";
