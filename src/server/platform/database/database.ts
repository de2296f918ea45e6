import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log.ts";
import { createHistogram, type Histogram } from "../metrics/exposition.ts";

/**
 * What a repository is handed: the pool, or one transaction. `orm` is typed by the tables of the
 * feature, `query` takes SQL as text for the few statements that read better so.
 */
export interface Db {
  readonly orm: NodePgDatabase;
  query(text: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
}

export interface Database extends Db {
  /** Runs the work in one transaction, again from the start when the server asks for it. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  readonly connection: pg.ClientConfig;
  /** How long statements took. */
  readonly times: Pick<Histogram, "lines">;
  /** Open connections, and requests that wait for one. */
  load(): { open: number; waiting: number };
  close(): Promise<void>;
}

/** Serialisation failure and deadlock: PostgreSQL's way of saying "try that again". */
const RETRY_CODES = new Set(["40001", "40P01"]);
const RETRIES = 4;

const STATEMENT_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** A statement of a person's request; work in the background is given longer. */
export const STATEMENT_MS = { web: 30_000, worker: 900_000 } as const;

export function openDatabase(
  connection: pg.ClientConfig,
  poolSize: number,
  log: Log,
  statementMs: number = STATEMENT_MS.worker,
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "candour",
    // Only named statements are prepared, and those are key look-ups: planned once, not each time.
    options: `-c plan_cache_mode=force_generic_plan -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${STATEMENT_MS.worker}`,
  });
  // An idle connection that the server closes must not end the process.
  pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
  const times = createHistogram(
    "candour_database_statement_seconds",
    "Time of statements, from the moment they had a connection.",
    STATEMENT_BUCKETS,
  );
  pool.on("connect", (client) => timeStatements(client, (seconds) => times.observe("", seconds)));
  return {
    ...dbOf(pool),
    connection,
    times,
    transaction: (work) => runTransaction(pool, work),
    load: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function dbOf(client: pg.Pool | pg.PoolClient): Db {
  return {
    orm: drizzle({ client }),
    query: (text, values) => client.query(text, values),
  };
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const client = await pool.connect();
    let broken: Error | undefined;
    // The pool listens only while a client is idle: unheard, a lost connection would end the process.
    const onLost = (lost: Error) => {
      broken ??= lost;
    };
    client.on("error", onLost);
    try {
      await client.query("begin");
      const result = await work(dbOf(client));
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(onLost);
      if (attempt >= RETRIES || !RETRY_CODES.has(codeOf(error) ?? "")) throw error;
    } finally {
      client.off("error", onLost);
      client.release(broken);
    }
    await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * (1 + Math.random())));
  }
}

/** The SQLSTATE of an error, also when drizzle has wrapped it. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}

/** Says of every statement of this connection how long it took, whichever way it was asked and however it ended. */
function timeStatements(client: pg.PoolClient, tell: (seconds: number) => void): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const timed = (...args: unknown[]): unknown => {
    const began = performance.now();
    const over = () => tell((performance.now() - began) / 1000);
    const last = args.at(-1);
    // The pool asks with a function that is called at the end, everybody else waits for a promise.
    if (typeof last === "function") {
      const then = (...answer: unknown[]) => {
        over();
        last(...answer);
      };
      return query(...args.slice(0, -1), then);
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(over, over);
    return answer;
  };
  Object.assign(client, { query: timed });
}
