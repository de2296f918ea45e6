import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  emptyDatabase,
  fileIn,
  folder,
  MIGRATIONS,
  restore,
  tablesOf,
  write,
} from "#test/support/backups.ts";
import { createBrowser } from "#test/support/browser.ts";
import { startTestApp } from "#test/support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import type { Manifest } from "./platform/backup/manifest.ts";

/** Three hundred advertisements are read on the way, and the machine may be busy. */
const LOADING_MS = 180_000;

/** What a restore must leave as the migrations made it. */
async function rulesOf(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query(`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace in ('public'::regnamespace, 'jobs'::regnamespace)
      union all
      select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all
      select sequencename || ' ' || coalesce(last_value, 0) from pg_sequences order by 1`);
    return rows.map(({ rule }) => rule);
  } finally {
    await client.end();
  }
}

function filesIn(dataDir: string): Map<string, string> {
  const root = join(dataDir, "files");
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(join(root, name)).isFile());
  const hash = (name: string) => createHash("sha256").update(readFileSync(join(root, name)));
  return new Map(files.map((name) => [name, hash(name).digest("hex")]));
}

describe("a backup of the demo world", () => {
  const source = { dataDir: "", path: "" };
  let before: Awaited<ReturnType<typeof answersOf>>;
  let manifest: Manifest;
  let from: TestDatabase;
  let into: TestDatabase;
  beforeAll(async () => {
    [source.dataDir, from, into] = [folder(), await createTestDatabase(), await emptyDatabase()];
    source.path = fileIn(source.dataDir);
    before = await answersOf(from, source.dataDir);
    manifest = await write(from.connection, source.dataDir, source.path);
  }, LOADING_MS);
  afterAll(async () => {
    await from?.drop();
    await into?.drop();
  });

  /** What the program says to the demo's people, and what it has after that. */
  async function answersOf(testDatabase: TestDatabase, dataDir: string) {
    const env = { DEMO: "on", DATA_DIR: dataDir, ROLES: "web" };
    const app = await startTestApp({ env, beside: { testDatabase } });
    try {
      await app.loadDemo();
      await app.ready();
      const demo = await (await createBrowser(app.url).get("/api/demo")).json();
      const answers = new Map<string, unknown>([["/api/demo", demo]]);
      for (const { email, role } of demo.accounts) {
        const browser = createBrowser(app.url);
        await browser.post("/api/auth/login", { email, password: demo.password });
        for (const path of ASKED) {
          const answer = await browser.get(path);
          answers.set(`${role} ${path}`, { status: answer.status, text: await answer.text() });
        }
      }
      return answers;
    } finally {
      await app.end();
    }
  }
  const ASKED = [
    "/api/account",
    "/api/documents",
    "/api/conversations",
    "/api/notifications",
    "/api/candidates/profile",
    "/api/candidate/bookmarks",
    "/api/recruiter/profile",
    "/api/job-talks",
    "/api/blog",
    "/api/admin/law-firms",
  ];

  test(
    "is restored row for row and byte for byte by an ordinary owner, and serves the same",
    async () => {
      const dataDir = folder();
      await restore(into.connection, dataDir, source.path);
      const [there, here] = [await tablesOf(from.connection), await tablesOf(into.connection)];
      expect(there.get("public.accounts")?.rows).toBe(46);
      expect(there.get("jobs.queue")?.rows).toBeGreaterThan(10);
      expect([...here]).toEqual([...there]);
      expect(await rulesOf(into.connection)).toEqual(await rulesOf(from.connection));
      expect(filesIn(source.dataDir).size).toBeGreaterThan(30);
      expect([...filesIn(dataDir)]).toEqual([...filesIn(source.dataDir)]);
      expect(readFileSync(join(dataDir, "secret"))).toEqual(
        readFileSync(join(source.dataDir, "secret")),
      );
      expect([...(await answersOf(into, dataDir))]).toEqual([...before]);
    },
    LOADING_MS,
  );

  test("says what is in it, for its owner's eyes only", () => {
    const hashes = Object.values(manifest.members).map(({ sha256 }) => sha256);
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    expect(manifest.migrations.at(-1)?.name).toBe(readdirSync(MIGRATIONS).sort().at(-1));
    expect(manifest.files?.count).toBe(filesIn(source.dataDir).size);
    expect((statSync(source.path).mode & 0o777).toString(8)).toBe("600");
    expect(readdirSync(source.dataDir)).not.toContain("candour.zip.part");
  });

  test("is not written over", async () => {
    await expect(write(from.connection, source.dataDir, source.path)).rejects.toThrow(
      "is there already",
    );
  });
});
