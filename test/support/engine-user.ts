import { createInterface } from "node:readline";
import pg from "pg";
import {
  type EmbeddedOptions,
  startEmbeddedPostgres,
} from "#server/platform/embedded-postgres/embedded-postgres.ts";

/**
 * A process that uses the embedded PostgreSQL, for tests that need more than one, kill one, or run as
 * somebody else. Its argument is the options as JSON; it says what it got, then answers one JSON line
 * for each line it is told: SQL, "stop", or "write", which inserts rows and says each one's id.
 * It ends with its standard input, so that it never outlives the test.
 */
async function main(options: EmbeddedOptions & { leave?: boolean }): Promise<void> {
  // Ctrl-C is for the test to try out.
  process.on("SIGINT", () => {});
  const engine = await startEmbeddedPostgres(options);
  say({ joined: engine.joined, connection: engine.connection });
  // Nothing is stopped and nothing is left to do: node must end by itself.
  if (options.leave) return;
  const pool = new pg.Pool({ ...engine.connection, max: 2 });
  pool.on("error", () => {});
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === "stop") {
      await pool.end();
      await engine.stop();
      say("stopped");
    } else if (line === "write") await write(pool);
    else say((await pool.query(line)).rows);
  }
  process.exit(0);
}

async function write(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query("insert into written default values returning id");
    say(rows[0].id);
  }
}

function say(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

main(JSON.parse(process.argv[2] ?? "{}")).catch((error: unknown) => {
  say({ failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  process.exit(1);
});
