import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { accountFor, makeFolder } from "./account.ts";
import { findNative, libraryPath, makeNamelessCopy } from "./binaries.ts";
import {
  EngineError,
  errorCode,
  failureOf,
  hasNoName,
  latestLog,
  namelessError,
} from "./engine-error.ts";
import { type Hold, letGo, takeHold, whenReady } from "./hold.ts";
import { LOCK_TAKEN, PORT, startKeeper } from "./keeper.ts";

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
  /** Who starts the server decides here, too. */
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
  const native = options.native ?? findNative();
  const dir = makeFolder(resolve(options.dir));
  const { hold, host, joined } = await joinOrStart({ ...options, dir, native });
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

type Order = EmbeddedOptions & { readonly native: string };

async function joinOrStart(order: Order): Promise<Use> {
  const { dir } = order;
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const use = (await join(dir, deadline)) ?? (await start(order, deadline));
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
async function start(order: Order, deadline: number, maker?: string): Promise<Use | undefined> {
  const { dir, native } = order;
  const keeper = await startKeeper({
    dir,
    native,
    maker: maker ?? native,
    libraries: libraryPath(native, dir),
    account: accountFor(dir, native),
    durable: order.durable ?? true,
    maxConnections: order.maxConnections ?? 40,
  });
  const child = keeper.process;
  const use = keeper.isUp ? await join(dir, deadline, child) : undefined;
  if (use) {
    // The server must not keep this process from ending.
    child.unref();
    return use;
  }
  if (!hasEnded(child)) await once(child, "exit");
  if (child.exitCode === LOCK_TAKEN) return undefined;
  if (Date.now() > deadline) throw tooSlow(dir);
  const log = keeper.isUp ? latestLog(dir) : keeper.complaint;
  if (!hasNoName(log)) throw failureOf(dir, log);
  if (maker !== undefined) throw namelessError();
  const copy = makeNamelessCopy(native, dir);
  try {
    return await start(order, deadline, copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const tooSlow = (dir: string) =>
  new EngineError(
    `The embedded PostgreSQL was not ready after ${START_MS / 1000} seconds (see ${dir}/log).`,
  );

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
