import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { accountFor, makeFolder } from "./embedded-account.ts";
import {
  findNative,
  libraryPath,
  makeNamelessCopy,
  removeNamelessCopy,
} from "./embedded-binaries.ts";
import {
  EngineError,
  errorCode,
  failureOf,
  hasNoName,
  latestLog,
  namelessError,
} from "./embedded-error.ts";
import { type Hold, letGo, takeHold, whenReady } from "./embedded-hold.ts";
import { LOCK_TAKEN, PORT, startKeeper } from "./embedded-keeper.ts";

export { EngineError };

export interface EmbeddedPostgres {
  /** for pg: host is the socket folder */
  readonly connection: { host: string; port: number; user: string; database: string };
  /** true when another process had already started the server for this folder */
  readonly joined: boolean;
  /** Ends this process's use of the server, and waits for its end when nobody else uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dir: string;
  /** false: fast, and not safe against a power cut, for tests. Who starts the server decides. */
  readonly durable?: boolean;
  /** created when missing */
  readonly database?: string;
  readonly maxConnections?: number;
  /** another copy of the binaries, for tests */
  readonly native?: string;
}

/** A first start takes a second; recovery after a crash may take a while. */
const START_MS = 120_000;
const ASK_AGAIN_MS = 25;

/**
 * Starts the PostgreSQL of a folder, or joins the one that another process has started. It lives
 * until every process that got it here has called stop() or is gone, in whatever way.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dir = makeFolder(resolve(options.dir));
  const { hold, host, joined } = await joinOrStart(dir, options);
  const connection = { host, port: PORT, user: "candour", database: options.database ?? "candour" };
  try {
    await ensureDatabase(connection);
  } catch (error) {
    closeSync(hold);
    throw error;
  }
  let stopped: Promise<void> | undefined;
  return {
    connection,
    joined,
    stop() {
      stopped ??= letGo(dir, hold);
      return stopped;
    },
  };
}

interface Use {
  readonly hold: Hold;
  readonly host: string;
  readonly joined: boolean;
}

async function joinOrStart(dir: string, options: EmbeddedOptions): Promise<Use> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const use = (await join(dir, deadline)) ?? (await start(dir, options, deadline));
    if (use) return use;
    // Another process is between taking the lock and opening its pipe, or its server is stopping.
    await pause(ASK_AGAIN_MS);
  }
  throw new EngineError(
    `Another process has the database in ${dir} and neither lets it be used nor ends. Find it with "fuser ${dir}/lock" and end it.`,
  );
}

async function join(
  dir: string,
  deadline: number,
  starter?: ChildProcess,
): Promise<Use | undefined> {
  const hold = takeHold(dir);
  // From here our hold keeps the server, no longer the keeper's standard input.
  starter?.stdin?.end();
  if (hold === undefined) return undefined;
  const host = await whenReady(dir, hold, deadline);
  if (host !== undefined) return { hold, host, joined: starter === undefined };
  closeSync(hold);
  return undefined;
}

/** Undefined when another process turned out to be first. */
async function start(
  dir: string,
  options: EmbeddedOptions,
  deadline: number,
  maker?: string,
): Promise<Use | undefined> {
  const native = options.native ?? findNative();
  const { process: keeper, complaint } = await startKeeper({
    dir,
    native,
    maker: maker ?? native,
    libraries: libraryPath(native, dir),
    account: accountFor(dir, native),
    durable: options.durable ?? true,
    maxConnections: options.maxConnections ?? 40,
  });
  const use = hasEnded(keeper) ? undefined : await join(dir, deadline, keeper);
  if (use) {
    // The server must not keep this process from ending.
    keeper.unref();
    return use;
  }
  if (!hasEnded(keeper)) await once(keeper, "exit");
  if (keeper.exitCode === LOCK_TAKEN) return undefined;
  if (!hasNoName(latestLog(dir))) throw failureOf(dir, complaint);
  if (maker !== undefined) throw namelessError();
  try {
    return await start(dir, options, deadline, makeNamelessCopy(native, dir));
  } finally {
    removeNamelessCopy(dir);
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Another process made it at the same moment: the name is taken, or its row in the catalogue is. */
const ALREADY_THERE = new Set<unknown>(["42P04", "23505"]);

async function ensureDatabase(connection: EmbeddedPostgres["connection"]): Promise<void> {
  // Said outright, because pg would otherwise follow PGSSLMODE from the environment.
  const client = new pg.Client({ ...connection, database: "postgres", ssl: false });
  await client.connect();
  try {
    const name = connection.database;
    const found = await client.query("select from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!ALREADY_THERE.has(errorCode(error))) throw error;
  } finally {
    await client.end();
  }
}
