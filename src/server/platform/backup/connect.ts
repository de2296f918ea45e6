import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "../config.ts";
import { keepRunning } from "../embedded-postgres/keep-running.ts";
import type { Log } from "../log.ts";

export const hasEmbeddedDatabase = ({ dataDir }: Config) =>
  existsSync(join(dataDir, "postgres", "data"));

/** The database of the settings, for as long as the work takes: another process may be using the embedded one, too. */
export async function withConnection<T>(
  config: Config,
  log: Log,
  work: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return work({ connectionString: config.databaseUrl });
  const engine = await keepRunning({ dir: join(config.dataDir, "postgres") }, log);
  try {
    return await work(engine.connection);
  } finally {
    await engine.stop();
  }
}

export async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: "candour-backup" });
  // What breaks the connection is told to the statement that was running.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
