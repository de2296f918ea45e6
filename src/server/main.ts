import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Config, ConfigError, readEnvironment } from "./platform/config.ts";
import { refuseUnusableDataDir } from "./platform/data-folder.ts";
import { openDatabase, STATEMENT_MS } from "./platform/database/database.ts";
import { MigrationError, migrate } from "./platform/database/migrate.ts";
import { demoPassword } from "./platform/demo-world.ts";
import { EngineError } from "./platform/embedded-postgres/engine-error.ts";
import { keepRunning } from "./platform/embedded-postgres/keep-running.ts";
import { startLink } from "./platform/http/start-token.ts";
import { createLog, type Log } from "./platform/log.ts";
import { projectRoot } from "./platform/project-root.ts";
import { createStartSteps, type StartSteps } from "./platform/start-steps.ts";
import type { AppServer } from "./platform/system/app-server.ts";
import { startEarly } from "./start-early.ts";

interface Address {
  readonly host: string;
  readonly port: number;
  readonly portIsFixed: boolean;
}

const TRIES = 50;
const SHOWN_AS_LOCALHOST = new Set(["127.0.0.1", "0.0.0.0", "::1", "::"]);
const bracketed = (host: string) => (host.includes(":") ? `[${host}]` : host);

/** Listens where it was asked to; the default port may move up when it is taken. */
async function listenOn(app: FastifyInstance, { host, port, portIsFixed }: Address) {
  for (let candidate = port; ; candidate++) {
    try {
      const { port: bound } = new URL(await app.listen({ host, port: candidate }));
      return `http://${SHOWN_AS_LOCALHOST.has(host) ? "localhost" : bracketed(host)}:${bound}`;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (portIsFixed)
        throw new ConfigError(
          `PORT=${port} is taken by another program. Stop that one or choose another port.`,
        );
      if (candidate >= port + TRIES) throw error;
    }
  }
}

const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** Longer than any request may take; then the process ends as it is. */
const STOP_MS = 20_000;
/** Ctrl-C under npm arrives twice, once from the terminal and once from npm. */
const ONE_PRESS_MS = 1500;

/** What was started, in order; a stop goes through it backwards. */
type Undo = () => Promise<void>;

const phases: string[] = [];
let mark = 0;
function phase(name: string): void {
  const now = performance.now();
  phases.push(`${name} ${Math.round(now - mark)} ms`);
  mark = now;
}

async function start(undo: Undo[], stopping: AbortSignal): Promise<void> {
  phase("program");
  const config = readEnvironment();
  const log = createLog(config.logLevel);
  const steps = stepsOf(config);
  refuseUnusableDataDir(config);
  const early = startEarly(config);
  const connecting = connectionOf(config, { log, undo, steps });
  // The app is large: it is loaded while the database starts.
  const loading = import("./app.ts");
  loading.catch(() => {});
  const connection = await connecting;
  const { createApp } = await loading;
  phase("engine");
  stopping.throwIfAborted();
  const folder = join(projectRoot(), "migrations");
  await steps.run("Making the tables", () => migrate(connection, folder, log));
  phase("migrations");
  stopping.throwIfAborted();
  // A process that does both waits for the longer of the two.
  const statementMs = STATEMENT_MS[config.roles.includes("worker") ? "worker" : "web"];
  const database = openDatabase(connection, config.databasePool, log, statementMs);
  undo.push(() => database.close());
  const app = await createApp({ config, log, database, clock: () => new Date() }, early);
  undo.push(() => app.stop());
  phase("app");
  const loadDemo = () => app.loadDemo(stopping);
  if (config.demo && (await steps.run("Loading the demo world", loadDemo))) phase("demo world");
  stopping.throwIfAborted();
  await app.start();
  const url = await listenOn(app.http, config);
  app.platform.publicUrl.value = config.publicUrl ?? url;
  phase("listening");
  await steps.run("Filling the index", (tell) => Promise.race([app.ready(tell), end(stopping)]));
  stopping.throwIfAborted();
  phase("index");
  await announce(app, url);
}

/** A folder without a database is a first start; of another database nobody knows before it is asked. */
function stepsOf({ databaseUrl, dataDir }: Config): StartSteps {
  const isFirst = !databaseUrl && !existsSync(join(dataDir, "postgres", "data"));
  const { stdout } = process;
  return createStartSteps({
    isFirst,
    write: (text) => stdout.write(text),
    isTerminal: stdout.isTTY === true,
  });
}

const end = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

interface Starting {
  readonly log: Log;
  readonly undo: Undo[];
  readonly steps: StartSteps;
}

async function connectionOf(config: Config, { log, undo, steps }: Starting) {
  if (config.databaseUrl) return { connectionString: config.databaseUrl };
  const options = { dir: join(config.dataDir, "postgres") };
  const engine = await steps.run("Starting PostgreSQL", () => keepRunning(options, log));
  undo.push(() => engine.stop());
  return engine.connection;
}

async function announce({ platform }: AppServer, url: string): Promise<void> {
  const { config, database } = platform;
  const password = config.demo ? await demoPassword(database) : null;
  const isWeb = config.roles.includes("web");
  const lines = [
    `Candour is ready at ${url}  (${Math.round(performance.now())} ms: ${phases.join(", ")})`,
    ...(config.databaseUrl ? [] : [`  data in ${config.dataDir}, PostgreSQL embedded`]),
    ...(config.localOnly && isWeb
      ? [
          `  open it with this link, which is for you alone: ${startLink(url, platform.startToken)}`,
          `  it shows your browser the demo administrator, and the mail that is kept, not sent: ${url}/dev/mailbox`,
        ]
      : []),
    ...(password === null || !isWeb
      ? []
      : [`  demo accounts are on the sign-in page, password ${password}`]),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** A stop lets the start give up at its next step, then undoes it; a second wish, later, ends the process. */
function stopOnSignal(started: Promise<void>, undo: Undo[], stopping: AbortController): void {
  let since: number | undefined;
  const stop = async (signal: string) => {
    if (since !== undefined && performance.now() - since > ONE_PRESS_MS) process.exit(1);
    if (since !== undefined) return;
    since = performance.now();
    process.stdout.write(`Stopping (${signal})\n`);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    stopping.abort();
    await started.catch(() => {});
    process.exit(await undoAll(undo));
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => void stop(signal));
}

let undone: Promise<number> | undefined;
/** Once: a stop may be wished for while a start that failed is being undone. */
function undoAll(undo: Undo[]): Promise<number> {
  undone ??= undoEach(undo);
  return undone;
}

/** The exit code: every part is let go, also when one before it failed. */
async function undoEach(undo: Undo[]): Promise<number> {
  let code = 0;
  for (const one of undo.reverse())
    await one().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      code = 1;
    });
  return code;
}

async function failToStart(error: unknown, undo: Undo[]): Promise<never> {
  const forPeople = [ConfigError, EngineError, MigrationError].some(
    (kind) => error instanceof kind,
  );
  const thrown = error instanceof Error ? error : new Error(String(error));
  const reason = forPeople ? thrown.message : thrown.stack;
  process.stderr.write(`Candour cannot start. ${reason}\n`);
  await undoAll(undo);
  process.exit(1);
}

const undo: Undo[] = [];
const stopping = new AbortController();
const started = start(undo, stopping.signal);
stopOnSignal(started, undo, stopping);
started.catch((error: unknown) => {
  if (!stopping.signal.aborted) return failToStart(error, undo);
});
