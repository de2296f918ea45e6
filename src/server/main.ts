import { join } from "node:path";
import { type App, createApp } from "./app.ts";
import { type Config, ConfigError, readEnvironment } from "./platform/config.ts";
import { openDatabase } from "./platform/database/database.ts";
import { EngineError, startEmbeddedPostgres } from "./platform/database/embedded-postgres.ts";
import { MigrationError, migrate } from "./platform/database/migrate.ts";
import { demoPassword } from "./platform/demo-world.ts";
import { listenOn } from "./platform/http/listen.ts";
import { createLog } from "./platform/log.ts";
import { projectRoot } from "./platform/project-root.ts";

/** Longer than any request may take; then the process ends as it is. */
const STOP_MS = 20_000;

const phases: string[] = [];
let mark = 0;
function phase(name: string): void {
  const now = performance.now();
  phases.push(`${name} ${Math.round(now - mark)} ms`);
  mark = now;
}

async function main(): Promise<void> {
  phase("program");
  const config = readEnvironment();
  const log = createLog(config.logLevel);
  const engine = config.databaseUrl ? undefined : await startEngine(config);
  phase("engine");
  const connection = engine?.connection ?? { connectionString: config.databaseUrl };
  await migrate(connection, join(projectRoot(), "migrations"), log);
  phase("migrations");
  const database = openDatabase(connection, config.databasePool, log);
  const app = await createApp({ config, log, database, clock: () => new Date() });
  phase("app");
  const loaded = await app.loadDemo();
  if (loaded) phase("demo world");

  onStop(async () => {
    await app.stop();
    await database.close();
    await engine?.stop();
  });
  const url = await listenOn(app.http, config);
  app.platform.publicUrl.value = config.publicUrl ?? url;
  await app.start();
  phase("listening");
  await announce(app, url);
}

function startEngine(config: Config) {
  return startEmbeddedPostgres({ dir: join(config.dataDir, "postgres") });
}

async function announce({ platform, http }: App, url: string): Promise<void> {
  const { config, database } = platform;
  const say = (text: string) => process.stdout.write(`${text}\n`);
  say(`Candour is ready at ${url}  (${Math.round(performance.now())} ms: ${phases.join(", ")})`);
  if (!config.databaseUrl) say(`  data in ${config.dataDir}, PostgreSQL embedded`);
  if (config.localOnly && http.server.listening)
    say(`  mail is kept, not sent: ${url}/dev/mailbox`);
  const password = config.demo ? await demoPassword(database) : null;
  if (password !== null)
    say(`  demo: candidate@, recruiter@, admin@demo.candour.example, password ${password}`);
}

/** One orderly stop, whoever asks first; asking again ends the process at once. */
function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const handle = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    process.stdout.write(`Stopping (${signal})\n`);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => handle("SIGTERM"));
  process.on("SIGINT", () => handle("SIGINT"));
}

main().catch((error: unknown) => {
  const isForPeople = [ConfigError, EngineError, MigrationError].some(
    (kind) => error instanceof kind,
  );
  const text = isForPeople && error instanceof Error ? error.message : (error as Error).stack;
  process.stderr.write(`Candour cannot start. ${text}\n`);
  process.exit(1);
});
