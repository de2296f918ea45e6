import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Program, startProgram } from "./support/program.ts";

/** The program as a whole: how it starts, shares a folder, and goes. */
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "candour-program-"));
});
const started: Program[] = [];
afterEach(async () => {
  // Also those that a failed test left running.
  for (const { child, ended } of started.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): Program {
  const program = startProgram({ DATA_DIR: dataDir, PORT: "0", DEMO: "off", ...env });
  started.push(program);
  return program;
}

/** What one says that cannot start: sentences, without a stack. */
async function said(env: Record<string, string>): Promise<string> {
  const program = start(env);
  expect(await program.ended).toBe(1);
  expect(program.output()).not.toMatch(/\n\s+at /);
  return program.output();
}

/** The pid of the engine's own main process. */
const enginePid = () =>
  Number(readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("it says what it did and where it is; a second one on the same folder joins, goes on when the first is killed, and takes the engine along at the end", async () => {
  const first = start({ DEMO: "on" });
  const firstUrl = await first.url;
  expect(await (await fetch(`${firstUrl}/healthz`)).text()).toBe("ok\n");
  expect(first.output()).toMatch(/engine \d+ ms, migrations \d+ ms, app \d+ ms/);
  expect(first.output()).toMatch(/password [a-z]+-[a-z]+-\d\d/);
  const engine = enginePid();

  // One that wants the first one's port is told so.
  const { port } = new URL(firstUrl);
  expect(await said({ PORT: port })).toContain(`PORT=${port} is taken by another program`);

  const second = start();
  const url = await second.url;
  expect(enginePid()).toBe(engine);
  first.child.kill("SIGKILL");
  await first.ended;
  expect(await (await fetch(`${url}/readyz`)).text()).toContain("database: ok");
  second.child.kill("SIGKILL");
  await second.ended;
  await vi.waitFor(() => expect(lives(engine)).toBe(false), 10_000);
});

test("asked to stop while it starts, it stops", async () => {
  const program = start();
  await vi.waitFor(() => expect(existsSync(join(dataDir, "postgres/run"))).toBe(true), 10_000);
  program.child.kill("SIGTERM");
  expect(await program.ended).toBe(0);
  expect(existsSync(join(dataDir, "postgres/run"))).toBe(false);
});

test("a first start tells each step and is ready when everything is there; the next one says one thing", async () => {
  // As a person starts it, with its index.
  const first = start({ NODE_ENV: "development", DEMO: "on" });
  const url = await first.url;
  expect(await (await fetch(`${url}/readyz`)).text()).toContain("matching: ok");
  expect(first.output()).toMatch(
    /^Starting PostgreSQL … [\d.]+ s\nMaking the tables … [\d.]+ s\nLoading the demo world … [\d.]+ s\nFilling the index … /,
  );
  const engine = enginePid();
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(lives(engine)).toBe(false);
  const second = start({ NODE_ENV: "development", DEMO: "on" });
  await second.url;
  // On a busy machine it may add that a step takes long.
  expect(second.output()).not.toContain("Loading the demo world");
  second.child.kill("SIGTERM");
  await second.ended;
});

describe("what keeps it from starting is said in a sentence, without a stack", () => {
  test("a setting that cannot be", async () => {
    expect(await said({ PORT: "99999" })).toContain("Candour cannot start. These settings");
  });

  test("a database that is not there", async () => {
    const output = await said({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" });
    expect(output).toContain("DATABASE_URL");
    expect(output).toContain("127.0.0.1:1");
  });
});
