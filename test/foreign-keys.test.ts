import { expect, test } from "vitest";
import { sharedTestApp } from "./support/test-app.ts";

/**
 * Without an index that begins with its columns, every delete of a row that a foreign key points at reads the
 * whole table that points. An index with a condition counts only where the condition is that the key is set.
 */
const WITHOUT_INDEX = `
  select format('%s (%s)', k.conrelid::regclass, string_agg(a.attname, ', ' order by array_position(k.conkey, a.attnum))) as key
  from pg_constraint k
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index i
      where i.indrelid = k.conrelid and i.indisvalid
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)',
          (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1])))
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
        and i.indnkeyatts >= cardinality(k.conkey))
  group by k.oid, k.conrelid, k.conkey
  order by 1`;

test("every foreign key has an index that begins with its columns", async () => {
  const app = await sharedTestApp();
  const { rows } = await app.testDatabase.database.query(WITHOUT_INDEX);
  expect(rows.map(({ key }) => key)).toEqual([]);
});
