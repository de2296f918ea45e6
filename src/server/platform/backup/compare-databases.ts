import type pg from "pg";
import { columnsOf, nameOf, PLAIN_TEXT, tablesIn } from "./catalogue.ts";
import { withClient } from "./connect.ts";

/** How many rows a table has, and a sum over all of them that does not depend on their order. */
export type Digests = ReadonlyMap<string, string>;

export const digestsOf = (connection: pg.ClientConfig): Promise<Digests> =>
  withClient(connection, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    await client.query(PLAIN_TEXT);
    const digests = new Map<string, string>();
    for (const table of await tablesIn(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' rows, ' ||
           coalesce(sum(('x' || left(md5(row(${columnsOf(table)})::text), 15))::bit(60)::bigint), 0) as digest
         from ${nameOf(table.schema, table.name)}`,
      );
      digests.set(`${table.schema}.${table.name}`, rows[0]?.digest ?? "");
    }
    await client.query("commit");
    return digests;
  });

/** The tables that are not the same on both sides. */
export function differences(here: Digests, there: Digests): string[] {
  const names = new Set([...here.keys(), ...there.keys()]);
  return [...names].filter((name) => here.get(name) !== there.get(name)).sort();
}
