import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/**
 * Many rows in one statement with one parameter. As fast as COPY, and several times as fast as values for each column
 * of each row (docs/decisions/0028). All rows have the fields of the first; other columns have their defaults.
 */
export async function insertRows<Table extends PgTable>(
  tx: Db,
  table: Table,
  rows: readonly Partial<Table["$inferInsert"]>[],
  /** Columns that the database works out from the others, as SQL. */
  computed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const names = columns.map(([, { name }]) => name);
  const records = rows.map((row) => recordOf(columns, row));
  await tx.query(
    `insert into ${getTableName(table)} (${[...names, ...Object.keys(computed)]})
     select ${[...names, ...Object.values(computed)]}
     from jsonb_populate_recordset(null::${getTableName(table)}, $1)`,
    [JSON.stringify(records)],
  );
}

type Column = readonly [field: string, { readonly name: string }];

/** Dates and lists become what PostgreSQL reads from JSON by themselves. */
function recordOf(columns: readonly Column[], row: object): Record<string, unknown> {
  const values = new Map(Object.entries(row));
  return Object.fromEntries(columns.map(([field, { name }]) => [name, jsonOf(values.get(field))]));
}

const jsonOf = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : value;
