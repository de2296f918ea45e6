import type * as z from "zod/mini";
import { type JobChange, POSTING_SENTENCES as say, type setJobStatus } from "#contract/postings.ts";
import { flagLines } from "#reading/flag-lines.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Line } from "#reading/line.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { type JobText, jobFromLines } from "../job-from-text.ts";
import type { JobColumns, JobRow, NewJob } from "../repository.ts";
import * as repository from "../repository.ts";
import { changeJob, type Justified } from "../stored-job.ts";
import { linesAfter } from "./follow-fields.ts";
import type { GoLive } from "./go-live.ts";
import { DRAFT_REASONS } from "./job-of-document.ts";
import type { PostingNews } from "./posting-news.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly news: PostingNews;
  readonly goLive: GoLive;
  /** The file that a draft was made of goes with it. */
  readonly removeDocument: (tx: Db, accountId: string, id: string) => Promise<void>;
}

export type OwnPostings = ReturnType<typeof createOwnPostings>;

/** A recruiter's own postings. */
export function createOwnPostings(parts: Parts) {
  const { database, clock, news, goLive, removeDocument } = parts;
  /** What `work` makes of one of the caller's postings, which holds still meanwhile. */
  const change = (actor: Actor, id: string, work: (tx: Db, job: JobRow) => Promise<JobRow>) =>
    database.transaction(async (tx) => {
      const job = await repository.lockOwned(tx, actor.id, id);
      if (!job) throw notFound(say.notFound);
      const changed = await work(tx, job);
      await news.publish(tx, changed);
      return changed;
    });

  const store = createStore(clock);
  const { close, open } = createStatusChange({ clock, news, store, goLive });
  const edited = createEdit({ clock, news, store, goLive });

  return {
    async list({ id }: Actor) {
      const [postings, totals] = await Promise.all([
        repository.listOfOwner(database, id),
        repository.totalsOfOwner(database, id),
      ]);
      return { postings, totals };
    },

    /** Who is no recruiter any more could not close them, and people would go on applying. */
    async closeAll(tx: Db, accountId: string): Promise<void> {
      for (const before of await repository.lockActive(tx, accountId))
        await news.publish(tx, await close(tx, before));
    },

    edit: (actor: Actor, id: string, to: z.output<typeof JobChange>) =>
      change(actor, id, (tx, before) => edited(tx, before, to)),

    setStatus: (
      actor: Actor,
      id: string,
      { status, exemptions }: z.output<typeof setJobStatus.body>,
    ) =>
      change(actor, id, async (tx, before) => {
        if (before.status === status) return before;
        if (status === "draft") throw conflict(say.neverDraft);
        return status === "closed" ? close(tx, before) : open(tx, before, exemptions);
      }),

    discard: (actor: Actor, id: string) =>
      change(actor, id, async (tx, draft) => {
        if (draft.status !== "draft") throw conflict(say.onlyDrafts);
        if (draft.applicationsCount > 0) throw conflict(say.hasApplicants);
        await repository.remove(tx, id);
        await removeDocument(tx, actor.id, id);
        await news.trail(tx, "discarded", draft);
        return draft;
      }),
  };
}

interface EditPostingParts {
  readonly clock: () => Date;
  readonly news: PostingNews;
  readonly store: Store;
  readonly goLive: GoLive;
}

/** A posting as its owner wrote it anew. */
function createEdit({ clock, news, store, goLive }: EditPostingParts) {
  /** Live ones stay live and waiting ones wait, as long as the owner may name the company that they name now. */
  async function stateAfter(tx: Db, before: JobRow, company: string): Promise<Partial<JobRow>> {
    if (before.status !== "active" && !before.waiting) return { draftReason: "" };
    const state = await goLive(tx, { ownerId: before.ownerId, company });
    return before.waiting && state.status === "active" ? { ...state, postedAt: clock() } : state;
  }

  return async (tx: Db, before: JobRow, to: z.output<typeof JobChange>): Promise<JobRow> => {
    refuseWhileRead(before);
    if (to.updated_at !== undefined && to.updated_at !== before.updatedAt.toISOString())
      throw conflict(say.changedMeanwhile);
    const columns = editedJob(before, {
      text: to.text,
      title: to.title,
      company: to.company,
      location: to.location,
      employmentType: to.employment_type,
      salaryText: to.salary_range,
    });
    if (columns.lines.length === 0) throw invalid(say.textRequired);
    const state = await stateAfter(tx, before, columns.company);
    const job = await store(tx, before, { ...columns, ...state }, to.exemptions);
    await news.trail(tx, "changed", job);
    if (before.waiting && job.status === "active") await news.live(tx, job);
    if (job.status === "active") await news.matchSoon(tx);
    return job;
  };
}

type Store = (
  tx: Db,
  before: JobRow,
  to: Partial<NewJob>,
  exemptions?: Justified["exemptions"],
) => Promise<JobRow>;

const createStore =
  (clock: () => Date): Store =>
  async (tx, { id, ownerId: by }, to, exemptions) => {
    const at = clock();
    const stored = await changeJob(tx, id, { ...to, updatedAt: at }, { exemptions, by, at });
    if (!stored) throw notFound(say.notFound);
    return stored;
  };

interface StatusChangeParts {
  readonly clock: () => Date;
  readonly news: PostingNews;
  readonly store: Store;
  readonly goLive: GoLive;
}

/** From draft to live, or to waiting for it, and from live to closed and back. */
function createStatusChange({ clock, news, store, goLive }: StatusChangeParts) {
  async function close(tx: Db, before: JobRow): Promise<JobRow> {
    if (before.status === "draft" && !before.waiting) throw conflict(say.draftStays);
    const job = await store(tx, before, { status: "closed", draftReason: "", waiting: false });
    await news.trail(tx, "closed", job);
    return job;
  }

  /** A draft is news from now on; what was live before keeps its day. */
  async function open(
    tx: Db,
    before: JobRow,
    exemptions: Justified["exemptions"],
  ): Promise<JobRow> {
    refuseWhileRead(before);
    if (!before.title || !before.company || before.lines.length === 0)
      throw conflict(say.incomplete);
    const isFirst = before.status === "draft";
    const to: Partial<NewJob> = await goLive(tx, before);
    const dated = isFirst ? { ...to, postedAt: clock() } : to;
    const job = await store(tx, before, dated, exemptions);
    if (job.waiting) {
      await news.trail(tx, "held", job);
      return job;
    }
    await news.trail(tx, "opened", job);
    if (isFirst) await news.live(tx, job);
    await news.matchSoon(tx);
    return job;
  }

  return { close, open };
}

function refuseWhileRead({ status, draftReason }: JobRow): void {
  if (status === "draft" && draftReason === DRAFT_REASONS.reading) throw conflict(say.stillReading);
}

type Before = Pick<JobColumns, "lines" | "details">;

/**
 * An advertisement after its owner changed it. Lines that stayed keep what the file said of them (their
 * place, that they are headings). What was once said beside the text stays said where the editor has no
 * field for it (level, practice area, contact), and what was left off stays off until it is filled in. Where the
 * words were left alone they follow the fields.
 */
export function editedJob(before: JobColumns, { text, ...given }: JobText): JobColumns {
  const edited = keptLines(before.lines, plainLines(text).lines);
  const lines = isSame(before.lines, edited) ? linesAfter(before, given) : edited;
  const said = saidBeside(before);
  return jobFromLines(lines, {
    ...said,
    ...given,
    location: given.location || said.location,
    employmentType: given.employmentType || said.employmentType,
    salaryText: given.salaryText || said.salaryText,
  });
}

/** So many lines may have been taken out in one place; a line from farther away was moved. */
const AHEAD = 60;

/** Both lists from the top. */
function keptLines(before: readonly Line[], edited: readonly Line[]): Line[] {
  const old = before.map(bare);
  let from = 0;
  return edited.map((line) => {
    const at = old.slice(from, from + AHEAD).indexOf(bare(line));
    const kept = at < 0 ? undefined : before[from + at];
    if (!kept) return line;
    from += at + 1;
    return kept;
  });
}

const isSame = (before: readonly Line[], after: readonly Line[]) =>
  before.length === after.length && before.every((line, at) => line === after[at]);

/** Tabs and runs of spaces are no difference that a person makes. */
const bare = ({ text, bullet }: Line) =>
  `${bullet ? "•" : ""}\n${text.replace(/\s+/g, " ").trim()}`;

/** What stands in the fields and not in the words: null is what was left off although the words have it. */
function saidBeside({ lines, details }: Before) {
  const skip = new Set(flagLines(lines).map(({ line }) => line));
  const read = readJob(lines, { skip }).profile;
  const other = (said: string, inText: string) => (said === inText ? undefined : said || null);
  const leftOff = (said: string, inText: string) => (!said && inText ? null : undefined);
  return {
    location: leftOff(details.location, read.location),
    employmentType: leftOff(details.employmentType, read.employmentType),
    salaryText: !details.salary && read.salary ? null : undefined,
    level: other(details.level, read.level),
    practiceArea: other(details.practiceArea, read.practiceArea),
    contact: {
      name: other(details.contact.name, read.contact.name),
      email: other(details.contact.email, read.contact.email),
      phone: other(details.contact.phone, read.contact.phone),
    },
  };
}
