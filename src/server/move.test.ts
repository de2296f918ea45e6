import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { databaseUrl } from "#test/support/database-url.ts";
import { type Program, startProgram } from "#test/support/program.ts";
import { differences, digestsOf } from "./platform/backup/move-database.ts";

/** From the embedded server to another one that runs beside it, by the commands that an operator types. */
const run = promisify(execFile);
let dataDir: string;
let admin: pg.Client;
const name = `moved_to_${process.pid}`;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "candour-move-"));
  admin = new pg.Client(inject("server"));
  await admin.connect();
  await admin.query(`create role ${name} login password 'mover'`);
  await admin.query(`create database ${name} owner ${name}`);
});
const programs: Program[] = [];
afterAll(async () => {
  for (const { child, ended } of programs) {
    child.kill("SIGKILL");
    await ended;
  }
  await admin?.query(`drop database if exists ${name} with (force)`);
  await admin?.query(`drop role if exists ${name}`);
  await admin?.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const target = () => ({ ...inject("server"), database: name, user: name, password: "mover" });
const targetUrl = () => databaseUrl(target());

function start(env: Record<string, string> = {}): Program {
  const program = startProgram({ DATA_DIR: dataDir, PORT: "0", DEMO: "off", ...env });
  programs.push(program);
  return program;
}
async function stop(program: Program): Promise<void> {
  program.child.kill("SIGTERM");
  expect(await program.ended).toBe(0);
}

const move = (env: Record<string, string> = {}) =>
  run(process.execPath, ["dist/server/move.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATA_DIR: dataDir, ...env },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  );

const person = { email: "ada@example.org", password: "correct horse battery" };
const signIn = async (url: string) =>
  (await createBrowser(url).post("/api/auth/login", person)).status;

test("an installation goes from its own database to one outside, and is the same there", async () => {
  const first = start();
  const url = await first.url;
  const browser = createBrowser(url);
  expect((await browser.post("/api/auth/register", { name: "Ada", ...person })).status).toBe(200);
  expect(await signIn(url)).toBe(200);

  expect(await move()).toMatch(/^Where to\? Set DATABASE_URL/);
  expect(await move({ DATABASE_URL: targetUrl() })).toBe(
    `The program is running on ${dataDir}. Stop it, then move.\n`,
  );
  await stop(first);
  expect(await move({ DATABASE_URL: targetUrl() })).toMatch(
    /^Moved \d+ rows of \d+ tables, and found every table the same on both sides\./,
  );
  // What it left is the database, put aside; and no second move finds anything.
  const left = readdirSync(dataDir);
  expect(left.filter((entry) => entry.startsWith("postgres"))).toEqual([
    expect.stringMatching(/^postgres-moved-\d{4}-\d\d-\d\d$/),
  ]);
  expect(left.filter((entry) => entry.startsWith(".move"))).toEqual([]);
  expect(await move({ DATABASE_URL: targetUrl() })).toMatch(/^There is nothing to move/);

  const second = start({ DATABASE_URL: targetUrl() });
  expect(await signIn(await second.url)).toBe(200);
  await stop(second);
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
}, 180_000);

test("a row that differs is seen, whatever its table and its place", async () => {
  const before = await digestsOf(target());
  expect(before.size).toBeGreaterThan(40);
  const client = new pg.Client(target());
  await client.connect();
  await client.query("update accounts set name = 'Grace'");
  await client.end();
  expect(differences(before, await digestsOf(target()))).toEqual(["public.accounts"]);
});
