import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { engineFolders, nothingLeftIn } from "#test/support/engine-folders.ts";
import {
  engineUser,
  eventually,
  killAllIn,
  killUsers,
  postmasterOf,
  processesIn,
  statusOf,
} from "#test/support/engine-process.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { EngineError } from "./engine-error.ts";
import { letGo, takeHold } from "./hold.ts";

async function answers({ connection }: Pick<EmbeddedPostgres, "connection">): Promise<boolean> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rowCount } = await client.query("select 1");
  await client.end();
  return rowCount === 1;
}

// Which processes there are is read from /proc.
describe.skipIf(process.platform !== "linux")("the embedded PostgreSQL", () => {
  const { common, folder, cluster } = engineFolders();
  const start = (dir: string) => startEmbeddedPostgres({ dir, durable: false });

  describe("is shared", () => {
    test("by a second process, and lives on when the first is killed", async () => {
      const first = await engineUser({ dir: common });
      const second = await engineUser({ dir: common });
      expect([first.joined, second.joined]).toEqual([false, true]);
      await first.ask("create table shared (n int)");
      const server = postmasterOf(common);
      await first.kill();
      expect(await second.ask("select * from shared")).toEqual([]);
      const third = await start(common);
      expect(third.joined).toBe(true);
      // One of two leaves, and need not wait for the end.
      expect(await second.ask("stop")).toBe("stopped");
      expect(await answers(third)).toBe(true);
      expect(postmasterOf(common)).toBe(server);
      await third.stop();
      expect(existsSync(join(common, "run"))).toBe(false);
      await nothingLeftIn(common);
    });

    test("by all who start at the same instant, of whom one makes the cluster", async () => {
      const dir = folder();
      const starts = [start(dir), start(dir), start(dir)];
      const other = await engineUser({ dir });
      const engines = await Promise.all(starts);
      const joined = [...engines, other].map((engine) => engine.joined);
      expect(joined.filter((one) => !one)).toHaveLength(1);
      for (const engine of engines) expect(await answers(engine)).toBe(true);
      await Promise.all(engines.map((engine) => engine.stop()));
      expect(await other.ask("select 1 as one")).toEqual([{ one: 1 }]);
    });

    test("by nobody who comes too late", async () => {
      const engine = await start(common);
      const closing = join(common, "run", "closing");
      writeFileSync(closing, "");
      expect(takeHold(common)).toBeUndefined();
      rmSync(closing);
      const hold = takeHold(common);
      await engine.stop();
      // The server goes on for the one who came in time.
      expect(await answers(engine)).toBe(true);
      if (hold !== undefined) await letGo(common, hold);
      await nothingLeftIn(common);
    });

    test("by one who comes while it is stopping: joins or starts anew, and never fails", async () => {
      let engine = await start(common);
      for (let round = 0; round < 12; round++) {
        const stopping = engine.stop();
        // A little later each time, to meet every step of the stop.
        await pause(round * 5);
        engine = await start(common);
        expect(await answers(engine)).toBe(true);
        await stopping;
      }
      await engine.stop();
      await nothingLeftIn(common);
    });
  });

  describe("ends", () => {
    test("when its only user is killed, not by Ctrl-C in that user's terminal", async () => {
      const user = await engineUser({ dir: common });
      process.kill(-user.pid, "SIGINT");
      expect(await user.ask("select 1 as one")).toEqual([{ one: 1 }]);
      expect(processesIn(common).length).toBeGreaterThan(3);
      await user.kill();
      await nothingLeftIn(common);
      // It was asked to, and did not crash.
      expect(readFileSync(join(common, "log"), "utf8")).toMatch(/database system is shut down\s*$/);
    });

    test("when its user ends without a word, which it does not prevent", async () => {
      const user = await engineUser({ dir: common, leave: true });
      expect(await user.ended).toBe(0);
      await nothingLeftIn(common);
    });

    test("when its user is killed before it was ready", async () => {
      const user = engineUser({ dir: common }).catch(() => "killed");
      await eventually(() => existsSync(join(common, "run", "users")));
      await killUsers();
      await user;
      await nothingLeftIn(common);
    });

    test("when one of the shells that look after it is killed", async () => {
      for (const command of ["candour-postgres", "LD_LIBRARY_PATH=$0"]) {
        const engine = await start(common);
        const shells = processesIn(common).filter((one) => one.command.includes(command));
        const child = ({ pid }: { pid: number }) => statusOf(pid, "PPid")[0] === `${process.pid}`;
        const shell =
          command === "candour-postgres" ? shells.find(child) : shells.find((one) => !child(one));
        expect(shell).toBeDefined();
        if (shell) process.kill(shell.pid, "SIGKILL");
        await eventually(() =>
          processesIn(common).every((one) => !one.command.includes("postgres:")),
        );
        await engine.stop();
        await nothingLeftIn(common);
      }
      const again = await start(common);
      expect(again.joined).toBe(false);
      await again.stop();
    });
  });

  describe("starts again", () => {
    test("after everything was killed while the cluster was being made", async () => {
      const dir = folder();
      const first = start(dir);
      const failed = expect(first).rejects.toBeInstanceOf(EngineError);
      await eventually(() => existsSync(join(dir, "data.new", "PG_VERSION")));
      killAllIn(dir);
      await failed;
      await nothingLeftIn(dir);
      expect([existsSync(join(dir, "data")), existsSync(join(dir, "data.new"))]).toEqual([
        false,
        true,
      ]);
      const engine = await start(dir);
      expect(await answers(engine)).toBe(true);
      await engine.stop();
      expect(existsSync(join(dir, "data.new"))).toBe(false);
    });

    test("after a power cut, though the status file names a process that is alive", async () => {
      const dir = cluster();
      const status = join(dir, "data", "postmaster.pid");
      const first = await start(dir);
      const text = readFileSync(status, "utf8");
      killAllIn(dir);
      await nothingLeftIn(dir);
      await first.stop();
      writeFileSync(status, text.replace(/^\d+/, `${process.pid}`));
      // A power cut leaves the socket; an engine that was started again before it was stopped takes it along.
      const socket = join(dir, "run", ".s.PGSQL.5432");
      if (!existsSync(socket)) writeFileSync(socket, "");
      const second = await start(dir);
      expect(second.joined).toBe(false);
      expect(await answers(second)).toBe(true);
      await second.stop();
    });
  });
});
