import { createCandidateIndex } from "#matching/index/candidate-index.ts";
import { createJobIndex } from "#matching/index/job-index.ts";
import type { Market } from "./market.ts";
import type { Kind, MarketStore } from "./market-store.ts";

/** How the index comes to hold what the database holds, and stays so. */
export interface Keeper {
  load(): Promise<void>;
  /** Brings in what has changed; answers what it was. */
  follow(): Promise<Record<Kind, string[]>>;
  /** Whether the whole is what it should be; what is not is put right. Answers how much was wrong. */
  check(): Promise<number>;
}

type Warn = (text: string, detail: Record<string, unknown>) => void;

const AT_ONCE = 1000;
/** Rebuilt when more slots are empty than full, and it is worth the trouble. */
const HOLES = 2000;

export function createKeeper(store: MarketStore, market: Market, warn: Warn): Keeper {
  /** Transactions before this one have all been read. */
  let horizon = "0";
  /** Changes that were read already, of transactions that may still be under way beside. */
  let seen = new Set<string>();
  const apply = applier(store, market, warn);

  async function load(): Promise<void> {
    const { client } = store;
    await client.query("begin isolation level repeatable read read only");
    try {
      const from = await oldestUnderWay(store);
      market.replace(await loaded(store, warn));
      horizon = from;
      seen = new Set();
    } finally {
      await client.query("commit");
    }
  }

  return {
    load,
    async follow() {
      const next = await oldestUnderWay(store);
      const { rows } = await store.client.query<Change>(
        "select id::text, kind, document_id from changes where txid >= $1::xid8 order by changes.id",
        [horizon],
      );
      const fresh = rows.filter(({ id }) => !seen.has(id));
      const changed = { job: distinct(fresh, "job"), resume: distinct(fresh, "resume") };
      await apply("job", changed.job);
      await apply("resume", changed.resume);
      seen = new Set(rows.map(({ id }) => id));
      horizon = next;
      return changed;
    },
    async check() {
      const totals = await store.totals();
      let wrong = 0;
      for (const kind of ["job", "resume"] as const) {
        const index = kind === "job" ? market.jobs : market.candidates;
        const own = new Map(index.stamps());
        let sum = 0n;
        for (const stamp of own.values()) sum += stamp;
        if (own.size === totals[kind].count && sum === totals[kind].sum) continue;
        const right = await store.stamps(kind);
        const ids = [...new Set([...right.keys(), ...own.keys()])];
        const differing = ids.filter((id) => right.get(id) !== own.get(id));
        await apply(kind, differing);
        wrong += differing.length;
      }
      const holes = market.jobs.holes + market.candidates.holes;
      if (holes > HOLES && holes > market.jobs.count + market.candidates.count) await load();
      return wrong;
    },
  };
}

/** The oldest transaction that is still under way: what was done before it can be seen. */
async function oldestUnderWay({ client }: MarketStore): Promise<string> {
  const { rows } = await client.query(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as xmin",
  );
  return rows[0]?.xmin ?? "0";
}

async function loaded(store: MarketStore, warn: Warn) {
  const fresh = { jobs: createJobIndex(), candidates: createCandidateIndex() };
  await store.allJobs(taking(fresh.jobs.put, warn));
  await store.allCandidates(taking(fresh.candidates.put, warn));
  return fresh;
}

/** A profile that cannot be read leaves its document out, not all of them. */
const taking =
  <Row extends { readonly id: string }>(put: (row: Row) => void, warn: Warn) =>
  (row: Row): boolean => {
    try {
      put(row);
      return true;
    } catch (error) {
      warn("a profile could not be read", { id: row.id, reason: String(error) });
      return false;
    }
  };

function applier(store: MarketStore, market: Market, warn: Warn) {
  return async (kind: Kind, ids: readonly string[]): Promise<void> => {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const gone = new Set(some);
      if (kind === "job")
        for (const row of await store.jobs(some))
          if (taking(market.jobs.put, warn)(row)) gone.delete(row.id);
      if (kind === "resume")
        for (const row of await store.candidates(some))
          if (taking(market.candidates.put, warn)(row)) gone.delete(row.id);
      const index = kind === "job" ? market.jobs : market.candidates;
      for (const id of gone) index.remove(id);
    }
  };
}

interface Change {
  readonly id: string;
  readonly kind: string;
  readonly document_id: string;
}

const distinct = (rows: readonly Change[], kind: Kind) => [
  ...new Set(rows.filter((row) => row.kind === kind).map((row) => row.document_id)),
];
