import pg from "pg";
import type { Manifest, TableRecord } from "./manifest.ts";

/** What PostgreSQL's own catalogue says of the program's two schemas: ours, and pg-boss's. */
const SCHEMAS = ["public", "jobs"];
const IN_SCHEMAS = "n.nspname = any($1)";

export const nameOf = (schema: string, name: string) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
export const columnsOf = ({ columns }: Pick<TableRecord, "columns">) =>
  columns.map(pg.escapeIdentifier).join(", ");

/** Text that means the same on every server, whatever its settings are. */
export const PLAIN_TEXT =
  "set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local search_path = public";

/** Partitions are part of their table. */
export async function tablesIn(
  client: pg.Client,
): Promise<Pick<TableRecord, "schema" | "name" | "columns">[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and ${IN_SCHEMAS}
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

export async function sequencesIn(client: pg.Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${IN_SCHEMAS} order by 1, 2`,
    [SCHEMAS],
  );
  const found = [];
  for (const { schema, name } of rows) {
    const at = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${nameOf(schema, name)}`,
    );
    for (const { last, isCalled } of at.rows) found.push({ schema, name, last, isCalled });
  }
  return found;
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Those of partitions that come from their table come and go with it. */
export async function foreignKeysIn(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid
     join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and ${IN_SCHEMAS} order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Whether there is anything in the database that a restore would mix with. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${IN_SCHEMAS} limit 1`,
    [SCHEMAS],
  );
  return rows.length === 0;
}
