import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openDatabase } from "../database/database.ts";
import { createLog } from "../log.ts";
import { keepRunning } from "./keep-running.ts";

test("a server that is killed under us is back soon, with what was written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "candour-keep-"));
  const dir = join(folder, "postgres");
  const log = createLog("silent");
  const engine = await keepRunning({ dir }, log);
  const database = openDatabase(engine.connection, 2, log);
  try {
    await database.query("create table kept (n int); insert into kept values (7)");
    const [pid] = readFileSync(join(dir, "data/postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
    await expect(database.query("select 1")).rejects.toThrow();
    await vi.waitFor(
      async () => expect((await database.query("select n from kept")).rows).toEqual([{ n: 7 }]),
      { timeout: 20_000, interval: 200 },
    );
  } finally {
    await database.close();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
