import { execFileSync } from "node:child_process";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTemporaryFolder } from "#server/platform/files/temporary-folders.ts";
import { createLog } from "#server/platform/log.ts";
import { RESUME_TEXT } from "#test/support/uploads.ts";
import { createReader, type Reader } from "./reader.ts";

const HOW = { kind: "resume", receivedOn: "2026-11-15" } as const;
/** How long a busy machine may take. */
const PATIENCE = { timeout: 100_000, interval: 20 };

let reader: Reader;
let path: string;
let folder: string;
const killed: number[] = [];

beforeEach(async () => {
  reader = createReader(createLog("silent"));
  // A pipe: whoever opens it to read waits until something is written, so a process that reads it can be killed at leisure.
  folder = await makeTemporaryFolder();
  path = join(folder, "resume.txt");
  execFileSync("mkfifo", [path]);
});
afterEach(async () => {
  await reader.stop();
  await rm(folder, { recursive: true });
});

const readers = () =>
  execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes("reader-process"))
    .map((line) => Number.parseInt(line, 10));

/** Waits until one of the reader's processes is there, and kills it. */
async function killOne(): Promise<void> {
  const { length } = killed;
  await expect
    .poll(() => {
      const next = readers().find((pid) => !killed.includes(pid));
      if (next !== undefined) killed.push(next);
      return killed.length;
    }, PATIENCE)
    .toBe(length + 1);
  const pid = killed.at(-1);
  if (pid === undefined) throw new Error("There is one.");
  process.kill(pid, "SIGKILL");
  await expect.poll(() => readers().includes(pid), PATIENCE).toBe(false);
}

test("a file whose reader is killed is read by another", async () => {
  const reading = reader.read(path, "resume.txt", HOW);
  await killOne();
  const pipe = await open(path, "w");
  await pipe.writeFile(RESUME_TEXT);
  await pipe.close();
  expect((await reading).resume?.profile.name).toBe("Mei-Lin Chan");
}, 240_000);

test("a file whose readers are all killed is never called damaged", async () => {
  const reading = reader.read(path, "resume.txt", HOW).catch((error: unknown) => error);
  await killOne();
  await killOne();
  expect(await reading).toMatchObject({ fault: "unavailable" });
}, 240_000);
