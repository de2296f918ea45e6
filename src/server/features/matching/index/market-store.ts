import pg from "pg";
import type { CandidateEntry } from "#matching/index/candidate-index.ts";
import type { JobEntry } from "#matching/index/job-index.ts";

/** What the index reads. One connection of the thread's own, so that no request waits for a load. */
export interface MarketStore {
  readonly client: IndexQueries;
  /** Those with these ids. */
  jobs(ids: readonly string[]): Promise<JobEntry[]>;
  candidates(ids: readonly string[]): Promise<CandidateEntry[]>;
  /** All of them, some at a time, in no order. Inside a transaction. */
  allJobs(take: (row: JobEntry) => void): Promise<void>;
  allCandidates(take: (row: CandidateEntry) => void): Promise<void>;
  /** What the whole should be: how many, and the sum of their stamps. */
  totals(): Promise<Record<Kind, Totals>>;
  stamps(kind: Kind): Promise<Map<string, bigint>>;
}

export type Kind = "job" | "resume";
interface Totals {
  readonly count: number;
  readonly sum: bigint;
}

/** Rows that are fetched at once. */
const BATCH = 2000;
const DAY_SECONDS = 86_400;

/** Two states of one row never have the same stamp: it is made of everything that the index keeps. */
const JOBS = {
  columns: `j.id, p.bytes, p.revision::float8 as revision, j.state, j.employment_type, j.level,
    coalesce(j.salary_max, j.salary_min, 0) as salary,
    floor(extract(epoch from j.posted_at) / ${DAY_SECONDS})::int as posted_day`,
  stamp: `hashtextextended(concat_ws('|', j.id, p.revision, j.state, j.employment_type, j.level,
    j.salary_max, j.salary_min, extract(epoch from j.posted_at)), 0)`,
  from: `jobs j join match_profiles p on p.document_id = j.id and p.version = $1
    where j.status = 'active'`,
  id: "j.id",
};
const RESUMES = {
  columns: `d.id, p.bytes, p.revision::float8 as revision, coalesce(c.findable, false) as findable,
    case when c.account_id is null then d.account_id::text else '' end as brought_by,
    coalesce(p.state, '') as state, p.years`,
  stamp: `hashtextextended(concat_ws('|', d.id, p.revision, c.findable, c.account_id, d.account_id,
    p.state, p.years), 0)`,
  from: `documents d join match_profiles p on p.document_id = d.id and p.version = $1
    left join candidate_profiles c on c.document_id = d.id
    where d.kind = 'resume' and d.status = 'read'
      and (c.account_id is not null or d.archive_id is not null)`,
  id: "d.id",
};
type Side = typeof JOBS;

export function openMarketStore(client: IndexQueries, version: number): MarketStore {
  const selecting = (side: Side) =>
    `select ${side.columns}, ${side.stamp}::text as stamp from ${side.from}`;

  async function rows(side: Side, ids: readonly string[]): Promise<Row[]> {
    const text = `${selecting(side)} and ${side.id} = any($2::uuid[])`;
    const result = await client.query<Row>(text, [version, ids]);
    return result.rows;
  }

  /** A cursor: the whole is planned and gone through once. It takes no parameters. */
  async function all(side: Side, take: (row: Row) => void): Promise<void> {
    const query = selecting(side).replace("$1", String(Number(version)));
    await client.query(`declare all_of_them no scroll cursor for ${query}`);
    for (;;) {
      const { rows: some } = await client.query<Row>(`fetch ${BATCH} from all_of_them`);
      for (const row of some) take(row);
      if (some.length === 0) break;
    }
    await client.query("close all_of_them");
  }

  async function totalsOf(side: Side): Promise<Totals> {
    const text = `select count(*)::text as count, coalesce(sum(${side.stamp}), 0)::text as sum from ${side.from}`;
    const { rows: found } = await client.query(text, [version]);
    return { count: Number(found[0]?.count), sum: BigInt(found[0]?.sum ?? 0) };
  }

  return {
    client,
    jobs: async (ids) => (await rows(JOBS, ids)).map(jobEntry),
    candidates: async (ids) => (await rows(RESUMES, ids)).map(candidateEntry),
    allJobs: (take) => all(JOBS, (row) => take(jobEntry(row))),
    allCandidates: (take) => all(RESUMES, (row) => take(candidateEntry(row))),
    totals: async () => ({ job: await totalsOf(JOBS), resume: await totalsOf(RESUMES) }),
    async stamps(kind) {
      const side = kind === "job" ? JOBS : RESUMES;
      const text = `select ${side.id} as id, ${side.stamp}::text as stamp from ${side.from}`;
      const { rows: found } = await client.query(text, [version]);
      return new Map(found.map(({ id, stamp }) => [id, BigInt(stamp)]));
    },
  };
}

interface Row {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly stamp: string;
  readonly revision: number;
  readonly state: string;
  readonly employment_type: string;
  readonly level: string;
  readonly salary: number;
  readonly posted_day: number;
  readonly findable: boolean;
  readonly brought_by: string;
  readonly years: number | null;
}

const jobEntry = (row: Row): JobEntry => ({
  id: row.id,
  bytes: row.bytes,
  revision: row.revision,
  stamp: BigInt(row.stamp),
  facets: {
    state: row.state,
    employmentType: row.employment_type,
    level: row.level,
    salary: row.salary,
    postedDay: row.posted_day,
  },
});

const candidateEntry = ({
  id,
  bytes,
  revision,
  stamp,
  findable,
  brought_by,
  state,
  years,
}: Row): CandidateEntry => ({
  id,
  bytes,
  revision,
  stamp: BigInt(stamp),
  findable,
  broughtBy: brought_by,
  facets: { state, years },
});

/** What the index asks of its database; a plain client of pg does as well. */
export interface IndexQueries {
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

interface Options {
  readonly connection: object;
  readonly channel: string;
  readonly onNotification: () => void;
  /** It is there, for the first time or once more. */
  readonly onConnected: () => void;
  readonly onLost: (error: unknown) => void;
}

interface IndexConnection extends IndexQueries {
  open(): void;
  /** Whether it answers; one that does not is opened again. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

const QUERY_WITHIN_MS = 120_000;
const CONNECT_WITHIN_MS = 10_000;
const AGAIN_MS = { first: 200, longest: 5000 };

/** One connection, opened again whenever it is lost: what the index holds in memory stays meanwhile. */
export function createIndexConnection(options: Options): IndexConnection {
  let current: pg.Client | undefined;
  let isConnected = false;
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function open(): void {
    const client = new pg.Client({
      ...options.connection,
      application_name: "candour index",
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      // A peer that vanished without a word must not leave the lists as they were.
      query_timeout: QUERY_WITHIN_MS,
    });
    current = client;
    client.on("error", (error) => lose(client, error));
    client.on("end", () => lose(client, new Error("the connection ended")));
    client.on("notification", options.onNotification);
    client
      .connect()
      .then(() => client.query(`listen ${options.channel}`))
      .then(() => {
        if (current !== client) return;
        isConnected = true;
        failures = 0;
        options.onConnected();
      })
      .catch((error: unknown) => lose(client, error));
  }

  function lose(client: pg.Client, error: unknown): void {
    if (isClosed || client !== current) return;
    current = undefined;
    if (isConnected) options.onLost(error);
    isConnected = false;
    client.end().catch(() => {});
    const wait = Math.min(AGAIN_MS.longest, AGAIN_MS.first * 2 ** failures++);
    timer = setTimeout(open, wait);
  }

  return {
    open,
    query(text, values) {
      if (!current || !isConnected) return Promise.reject(new Error("The index has no database."));
      return current.query(text, values);
    },
    async answers() {
      const asked = current;
      if (!asked || !isConnected) return false;
      try {
        await asked.query("select 1");
        return true;
      } catch (error) {
        lose(asked, error);
        return false;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await current?.end().catch(() => {});
    },
  };
}
