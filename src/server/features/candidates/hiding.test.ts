import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { SHARED_DOMAINS } from "../profiles/recruiter/shared-domains.ts";

/** The rule of migrations/0020-who-looks.sql: under which names people hide, and recruiters look. */
let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store?.drop());

const one = async (text: string, ...values: unknown[]) =>
  (await store.database.query(`select ${text} as it`, values)).rows[0].it;

test.each([
  ["Harrow & Lyle", "harrowlyle"],
  ["HARROW AND LYLE LAWYERS PTY LTD", "harrowlyle"],
  ["Harrow Lyle Legal Group", "harrowlyle"],
  ["harrowlylelaw", "harrowlyle"],
  ["ABC Law", "abc"],
  ["Law Partners Australia", "lawpartners"],
  ["Legal", "legal"],
  ["Outlook Partners", "outlook"],
  ["The Group Pty Ltd", "thegroupptyltd"],
  ["& . -", null],
  ["", null],
])("%s is hidden from as %s", async (name, bare) => {
  expect(await one("hiding_name($1)", name)).toBe(bare);
});

test.each([
  ["harrow-lyle.com.au", "harrowlyle"],
  ["www.harrowlyle.com", "harrowlyle"],
  ["mail.harrowlylelawyers.co.nz", "harrowlyle"],
  ["justice.nsw.gov.au", "justice"],
])("%s belongs to %s", async (domain, bare) => {
  expect(await one("company_of_domain($1)", domain)).toBe(bare);
});

test("a domain that many share names no company, here as where addresses are proved", async () => {
  const all = [...SHARED_DOMAINS, ...SHARED_DOMAINS.map((domain) => `harrow.${domain}`)];
  const named =
    "array(select d from unnest($1::text[]) as d where company_of_domain(d) is not null)";
  expect(await one(named, all)).toEqual([]);
  expect(await one(named, ["notgmail.com", "gmail.com.harrow.example"])).toHaveLength(2);
});

test("a dump can be restored: profiles are stored without a search path", async () => {
  const id = randomUUID();
  await store.database.transaction(async (tx) => {
    await tx.query(
      "insert into accounts (id, name, email, random_string) values ($1, 'A', $2, $2)",
      [id, `${id}@example.org`],
    );
    await tx.query("select set_config('search_path', '', true)");
    await tx.query(
      "insert into public.candidate_profiles (account_id, hidden_companies) values ($1, $2)",
      [id, ["Harrow & Lyle Legal"]],
    );
  });
  const { rows } = await store.database.query(
    "select hiding from candidate_profiles where account_id = $1",
    [id],
  );
  expect(rows).toEqual([{ hiding: ["harrowlyle"] }]);
});
