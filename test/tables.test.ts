import { is, Table } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

/** The tables that repositories are typed by, held against the database that migrations make. */
const files = import.meta.glob<Record<string, unknown>>("../src/server/features/*/tables.ts", {
  eager: true,
});
const tables = Object.values(files).flatMap((exports) => Object.values(exports).filter(isTable));

function isTable(value: unknown): value is PgTable {
  return is(value, Table);
}

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store?.drop());

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  "%s is what the migrations made",
  async (name, table) => {
    const { rows } = await store.database.query(
      `select column_name as name, format_type(a.atttypid, a.atttypmod) as type,
              is_nullable = 'NO' as "notNull", (column_default is not null or is_identity = 'YES') as "hasDefault"
       from information_schema.columns c
       join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name
       where table_schema = 'public' and table_name = $1 order by 1`,
      [name],
    );
    const typed = getTableConfig(table)
      .columns.map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        notNull: column.notNull || column.primary,
        hasDefault: column.hasDefault,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(typed).toEqual(rows);
  },
);
