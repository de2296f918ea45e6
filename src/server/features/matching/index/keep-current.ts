import { createCandidateIndex } from "#matching/index/candidate-index.ts";
import { createJobIndex } from "#matching/index/job-index.ts";
import type { Market } from "./market.ts";
import { FIRST_ID, type Kind, type MarketStore } from "./market-store.ts";

/** How the index comes to hold what the database holds, and stays so. */
export type Keeper = ReturnType<typeof createKeeper>;

const BATCH = 4000;
const AT_ONCE = 1000;
/** Rebuilt when more slots are empty than full, and it is worth the trouble. */
const HOLES = 2000;

export function createKeeper(store: MarketStore, market: Market) {
  /** Transactions before this one have all been read. */
  let horizon = "0";
  /** Changes that were read already, of transactions that may still be under way beside. */
  let seen = new Set<string>();

  async function load(): Promise<void> {
    const { client } = store;
    const fresh = { jobs: createJobIndex(), candidates: createCandidateIndex() };
    await client.query("begin isolation level repeatable read read only");
    try {
      const from = await xmin();
      for (let after = FIRST_ID; ; ) {
        const rows = await store.jobs({ after, limit: BATCH });
        for (const row of rows) fresh.jobs.put(row);
        if (rows.length < BATCH) break;
        after = rows.at(-1)?.id ?? after;
      }
      for (let after = FIRST_ID; ; ) {
        const rows = await store.candidates({ after, limit: BATCH });
        for (const row of rows) fresh.candidates.put(row);
        if (rows.length < BATCH) break;
        after = rows.at(-1)?.id ?? after;
      }
      horizon = from;
      seen = new Set();
    } finally {
      await client.query("commit");
    }
    market.replace(fresh);
  }

  /** The oldest transaction that is still under way: what was done before it can be seen. */
  async function xmin(): Promise<string> {
    const { rows } = await store.client.query(
      "select pg_snapshot_xmin(pg_current_snapshot())::text as xmin",
    );
    return rows[0]?.xmin ?? "0";
  }

  async function apply(kind: Kind, ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const index = kind === "job" ? market.jobs : market.candidates;
      const gone = new Set(some);
      if (kind === "job")
        for (const row of await store.jobs({ ids: some })) {
          market.jobs.put(row);
          gone.delete(row.id);
        }
      else
        for (const row of await store.candidates({ ids: some })) {
          market.candidates.put(row);
          gone.delete(row.id);
        }
      for (const id of gone) index.remove(id);
    }
  }

  /** Brings in what has changed; answers what it was. */
  async function follow(): Promise<Record<Kind, string[]>> {
    const next = await xmin();
    const { rows } = await store.client.query(
      "select id::text, kind, document_id from changes where txid >= $1::xid8 order by changes.id",
      [horizon],
    );
    const fresh = rows.filter(({ id }) => !seen.has(id));
    const changed = {
      job: distinct(fresh, "job"),
      resume: distinct(fresh, "resume"),
    };
    await apply("job", changed.job);
    await apply("resume", changed.resume);
    seen = new Set(rows.map(({ id }) => id));
    horizon = next;
    return changed;
  }

  /** Whether the whole is what it should be; what is not is put right. Answers how much was wrong. */
  async function check(): Promise<number> {
    const totals = await store.totals();
    let wrong = 0;
    for (const kind of ["job", "resume"] as const) {
      const index = kind === "job" ? market.jobs : market.candidates;
      let sum = 0n;
      for (const [, stamp] of index.stamps()) sum += stamp;
      if (index.count === totals[kind].count && sum === totals[kind].sum) continue;
      const right = await store.stamps(kind);
      const own = new Map(index.stamps());
      const ids = [...new Set([...right.keys(), ...own.keys()])];
      const differing = ids.filter((id) => right.get(id) !== own.get(id));
      await apply(kind, differing);
      wrong += differing.length;
    }
    const holes = market.jobs.holes + market.candidates.holes;
    if (holes > HOLES && holes > market.jobs.count + market.candidates.count) await load();
    return wrong;
  }

  return { load, follow, check };
}

const distinct = (rows: readonly { kind: string; document_id: string }[], kind: Kind) => [
  ...new Set(rows.filter((row) => row.kind === kind).map((row) => row.document_id)),
];
