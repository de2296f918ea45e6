import type { CandidateEntry } from "#matching/index/candidate-index.ts";
import type { JobEntry } from "#matching/index/job-index.ts";
import type { IndexQueries } from "./index-connection.ts";

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
