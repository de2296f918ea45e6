import type pg from "pg";
import type { CandidateEntry } from "#matching/index/candidate-index.ts";
import type { JobEntry } from "#matching/index/job-index.ts";

/** What the index reads. One connection of the thread's own, so that no request waits for a load. */
export interface MarketStore {
  readonly client: pg.Client;
  /** Rows after this id, in the order of their ids; or those with these ids. */
  jobs(where: Where): Promise<JobEntry[]>;
  candidates(where: Where): Promise<CandidateEntry[]>;
  /** What the whole should be: how many, and the sum of their stamps. */
  totals(): Promise<Record<Kind, Totals>>;
  stamps(kind: Kind): Promise<Map<string, bigint>>;
}

export type Kind = "job" | "resume";
type Where = { readonly after: string; readonly limit: number } | { readonly ids: string[] };
interface Totals {
  readonly count: number;
  readonly sum: bigint;
}

export const FIRST_ID = "00000000-0000-0000-0000-000000000000";
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
    case when c.account_id is null then d.account_id::text else '' end as brought_by`,
  stamp: `hashtextextended(concat_ws('|', d.id, p.revision, c.findable, c.account_id, d.account_id), 0)`,
  from: `documents d join match_profiles p on p.document_id = d.id and p.version = $1
    left join candidate_profiles c on c.document_id = d.id
    where d.kind = 'resume' and d.status = 'read'
      and (c.account_id is not null or d.archive_id is not null)`,
  id: "d.id",
};
type Side = typeof JOBS;

export function openMarketStore(client: pg.Client, version: number): MarketStore {
  async function rows(side: Side, where: Where): Promise<Row[]> {
    const isList = "ids" in where;
    const condition = isList ? `${side.id} = any($2::uuid[])` : `${side.id} > $2::uuid`;
    const text = `select ${side.columns}, ${side.stamp}::text as stamp from ${side.from} and ${condition}
      ${isList ? "" : `order by ${side.id} limit ${Number(where.limit)}`}`;
    const values = [version, isList ? where.ids : where.after];
    const result = await client.query<Row>(text, values);
    return result.rows;
  }

  async function totalsOf(side: Side): Promise<Totals> {
    const text = `select count(*)::text as count, coalesce(sum(${side.stamp}), 0)::text as sum from ${side.from}`;
    const { rows: found } = await client.query(text, [version]);
    return { count: Number(found[0]?.count), sum: BigInt(found[0]?.sum ?? 0) };
  }

  return {
    client,
    jobs: async (where) => (await rows(JOBS, where)).map(jobEntry),
    candidates: async (where) => (await rows(RESUMES, where)).map(candidateEntry),
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
}: Row): CandidateEntry => ({
  id,
  bytes,
  revision,
  stamp: BigInt(stamp),
  findable,
  broughtBy: brought_by,
});
