import type { SystemStatus } from "#contract/system-status.ts";
import type { Database } from "#server/platform/database/database.ts";

export async function databaseFacts(
  database: Database,
  most: number,
): Promise<SystemStatus["database"]> {
  const { rows } = await database.query(
    `select current_setting('server_version') as version,
            pg_database_size(current_database())::float8 as bytes,
            (select max(name) from migrations) as migration`,
  );
  const [{ version, bytes, migration }] = rows;
  const connections = database.load().open;
  return { version, bytes, migration, connections, connections_most: most };
}
