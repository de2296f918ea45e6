import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { engineFolders } from "#test/support/engine-folders.ts";
import { openDatabase } from "../database/database.ts";
import { createLog } from "../log.ts";
import { keepRunning } from "./keep-running.ts";

const { cluster } = engineFolders();

test("a server that is killed under us is back soon, with what was written", async () => {
  const dir = cluster();
  const log = createLog("silent");
  const engine = await keepRunning({ dir }, log);
  const database = openDatabase(engine.connection, 2, log);
  try {
    await database.query("create table kept (n int); insert into kept values (7)");
    const pidOf = () => readFileSync(join(dir, "data/postmaster.pid"), "utf8").split("\n")[0];
    const killed = pidOf();
    process.kill(Number(killed), "SIGKILL");
    // What was connected may be answered for another moment; then there is another server.
    await vi.waitFor(
      async () => {
        expect(pidOf()).not.toBe(killed);
        expect((await database.query("select n from kept")).rows).toEqual([{ n: 7 }]);
      },
      { timeout: 25_000, interval: 200 },
    );
  } finally {
    await database.close();
    await engine.stop();
  }
});
