import { beforeAll, expect, test } from "vitest";
import { sharedTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

/** A column that can hold an account's id: it points at accounts, or its name says so. */
const ACCOUNT_IDS = `
  select distinct t.relname as name
  from pg_class t join pg_namespace n on n.oid = t.relnamespace
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and t.relkind in ('r', 'p') and t.relname <> 'accounts'
    and (
      (a.atttypid = 'uuid'::regtype
        and a.attname ~ '(account|actor|user|owner|person|candidate|recruiter|sender|recipient|author|reviewer|creator|_by)(_id)?$')
      or exists (
        select from pg_constraint c
        where c.contype = 'f' and c.conrelid = t.oid and a.attnum = any(c.conkey)
          and c.confrelid = 'accounts'::regclass))
  order by 1`;

const accountTables = async () =>
  (await app.testDatabase.database.query(ACCOUNT_IDS)).rows.map(({ name }) => name);
const answeredFor = () => app.personalData.flatMap(({ tables }) => tables);

test("every table with an account's id in it is exported and erased by its feature", async () => {
  const orphans = (await accountTables()).filter((name) => !answeredFor().includes(name));
  expect(orphans, "tables that no feature's personalData answers for").toEqual([]);
});

test("no table is answered for twice, and none that does not exist", async () => {
  const names = answeredFor();
  expect(names).toEqual([...new Set(names)]);
  const { rows } = await app.testDatabase.database.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const existing = rows.map(({ name }) => name);
  expect(names.filter((name) => !existing.includes(name))).toEqual([]);
});

test("a new table with an account's id would be found", async () => {
  const { database } = app.testDatabase;
  await database.query("create table planted_one (reviewer_id uuid)");
  await database.query("create table planted_two (whoever uuid references accounts (id))");
  expect(await accountTables()).toEqual(expect.arrayContaining(["planted_one", "planted_two"]));
  await database.query("drop table planted_one, planted_two");
});
