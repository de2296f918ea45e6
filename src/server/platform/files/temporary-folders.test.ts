import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { builtFile } from "../processes/built-file.ts";
import { makeTemporaryFolder, removeAbandonedFolders } from "./temporary-folders.ts";

const HOURS_MS = 3_600_000;

/** A process of its own that has a file in a temporary folder. */
async function startOwner() {
  const module = pathToFileURL(builtFile("temporary-folders")).href;
  const script = `import(${JSON.stringify(module)}).then(async (m) => {
    process.stdout.write(await m.makeTemporaryFolder());
    setInterval(() => {}, 1000);
  })`;
  const child = spawn(process.execPath, ["--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [folder] = await once(child.stdout, "data");
  writeFileSync(join(String(folder), "0"), "a resume in clear");
  return { child, folder: String(folder) };
}

test("what a killed process had on the disk is gone with the next look, and not before", async () => {
  const mine = await makeTemporaryFolder();
  const { child, folder } = await startOwner();
  await removeAbandonedFolders();
  // However long it lasts.
  await removeAbandonedFolders(Date.now() + 100 * HOURS_MS);
  expect([existsSync(mine), existsSync(folder)]).toEqual([true, true]);
  child.kill("SIGSTOP");
  await removeAbandonedFolders();
  expect(existsSync(folder), "its owner only sleeps").toBe(true);
  child.kill("SIGKILL");
  await once(child, "exit");
  await removeAbandonedFolders();
  expect(existsSync(dirname(folder))).toBe(false);
  expect(existsSync(mine)).toBe(true);
});

test("a process that ends by itself leaves nothing", async () => {
  const { child, folder } = await startOwner();
  child.kill("SIGTERM");
  await once(child, "exit");
  await removeAbandonedFolders();
  expect(existsSync(dirname(folder))).toBe(false);
});

test("a folder that was tidied away meanwhile is made again", async () => {
  const first = await makeTemporaryFolder();
  rmSync(dirname(first), { recursive: true });
  const second = await makeTemporaryFolder();
  expect(existsSync(second)).toBe(true);
  await removeAbandonedFolders();
  expect(existsSync(second)).toBe(true);
});

test("a folder of an earlier version of the program is left for some hours", async () => {
  const left = mkdtempSync(join(tmpdir(), "candour-upload-"));
  await removeAbandonedFolders();
  expect(existsSync(left), "it may belong to another process").toBe(true);
  await removeAbandonedFolders(Date.now() + 7 * HOURS_MS);
  expect(existsSync(left)).toBe(false);
});
