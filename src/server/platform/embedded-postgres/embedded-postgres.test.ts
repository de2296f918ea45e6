import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { engineFolders, nativeWithoutLinks, nothingLeftIn } from "#test/support/engine-folders.ts";
import { engineUser, postmasterOf, statusOf } from "#test/support/engine-process.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { EngineError } from "./engine-error.ts";

const needsRoot = test.skipIf(process.getuid?.() !== 0);
const NOBODY = 65534;
const NAMELESS = 54321;
/** What a container's root may do unless it is told otherwise. */
const DOCKER =
  "+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,+net_bind_service,+net_raw,+sys_chroot,+mknod,+audit_write,+setfcap";
const ownerOf = (dir: string) => Number(statusOf(postmasterOf(dir), "Uid")[0]);

async function rowsOf({ connection }: Pick<EmbeddedPostgres, "connection">, sql: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

// Who runs as whom is read from /proc.
describe.skipIf(process.platform !== "linux")("the embedded PostgreSQL", () => {
  const { home, common, folder, cluster } = engineFolders();
  const start = (dir: string) => startEmbeddedPostgres({ dir, durable: false });

  describe("starts", () => {
    test("in an empty folder, keeps what was written, and leaves nothing running", async () => {
      const dir = folder();
      const first = await startEmbeddedPostgres({ dir });
      expect(first.joined).toBe(false);
      await rowsOf(first, "create table kept (word text)");
      await rowsOf(first, "insert into kept values ('äpfel')");
      await first.stop();
      await nothingLeftIn(dir);
      const second = await startEmbeddedPostgres({ dir });
      expect(await rowsOf(second, "select upper(word) as word from kept")).toEqual([
        { word: "ÄPFEL" },
      ]);
      expect(await rowsOf(second, "show fsync")).toEqual([{ fsync: "on" }]);
      await second.stop();
      // Asking twice is harmless.
      await second.stop();
      await nothingLeftIn(dir);
      expect(readdirSync(dir).sort()).toEqual(["data", "lock", "log"]);
    });

    test("with the database, the number of connections and the doors that were asked for", async () => {
      const database = 'a "b"';
      const engine = await startEmbeddedPostgres({ dir: common, database, maxConnections: 17 });
      const asked = `select current_database() as database, current_user as user,
        current_setting('max_connections') as connections, current_setting('listen_addresses') as doors,
        current_setting('server_encoding') as encoding, current_setting('dynamic_shared_memory_type') as memory`;
      const [answer] = await rowsOf(engine, asked);
      expect(answer).toMatchObject({ database, user: "candour", connections: "17", doors: "" });
      expect(answer).toMatchObject({ encoding: "UTF8", memory: "mmap" });
      await engine.stop();
    });

    needsRoot("as root, but runs without any right or secret of ours", async () => {
      vi.stubEnv("SECRET", "not for others");
      const engine = await start(common);
      const server = postmasterOf(common);
      expect(ownerOf(common)).toBe(NOBODY);
      expect(statusOf(server, "CapEff")).toEqual(["0000000000000000"]);
      expect(readFileSync(`/proc/${server}/environ`, "utf8")).not.toContain("not for others");
      vi.unstubAllEnvs();
      await engine.stop();
    });

    needsRoot("as root in a folder that only root may enter, with links missing", async () => {
      const dir = folder({ mode: 0o700 });
      const native = nativeWithoutLinks(dirname(dir));
      const engine = await startEmbeddedPostgres({ dir, durable: false, native });
      expect(ownerOf(dir)).toBe(NOBODY);
      expect(await rowsOf(engine, "select 1 as one")).toEqual([{ one: 1 }]);
      await engine.stop();
      // The package itself is not written to.
      expect(execFileSync("find", [native, "-type", "l"], { encoding: "utf8" })).toBe("");
    });

    test("without the library links, in a folder with a strange name, under a strict umask", async () => {
      const dir = cluster({ inside: `it's "a", b` });
      const native = nativeWithoutLinks(dirname(dir));
      const before = process.umask(0o077);
      const engine = await startEmbeddedPostgres({ dir, durable: false, native });
      process.umask(before);
      expect(await rowsOf(engine, "select 1 as one")).toEqual([{ one: 1 }]);
      await engine.stop();
    });

    needsRoot("as a container's root, in a closed folder", async () => {
      const dir = cluster({ mode: 0o700 });
      const prefix = ["setpriv", `--bounding-set=-all,${DOCKER}`, "--inh-caps=-all"];
      const user = await engineUser({ dir }, { prefix });
      expect(await user.ask("select 1 as one")).toEqual([{ one: 1 }]);
    });

    needsRoot("as the root of a namespace in which there is nobody else", async () => {
      const dir = cluster();
      execFileSync("chown", ["-R", "0:0", dir]);
      const user = await engineUser({ dir }, { prefix: ["unshare", "--user", "--map-root-user"] });
      expect(await user.ask("select 1 as one")).toEqual([{ one: 1 }]);
      expect(ownerOf(dir)).toBe(0);
      await user.kill();
      await nothingLeftIn(dir);
      // Back outside, the files go to the one who will run it.
      const engine = await start(dir);
      expect(ownerOf(dir)).toBe(NOBODY);
      await engine.stop();
    });

    needsRoot("as an ordinary user", async () => {
      const dir = folder({ inside: "data" });
      chownSync(join(dir, "..", ".."), NOBODY, NOBODY);
      const user = await engineUser({ dir, durable: false }, { uid: NOBODY, gid: NOBODY });
      expect(ownerOf(dir)).toBe(NOBODY);
      expect(await user.ask("select 1 as one")).toEqual([{ one: 1 }]);
    });

    needsRoot(
      "as a user without a name, and then as root, and the files stay the user's",
      async () => {
        const dir = folder();
        chownSync(dirname(dir), NAMELESS, NAMELESS);
        const user = await engineUser({ dir, durable: false }, { uid: NAMELESS, gid: NAMELESS });
        expect(ownerOf(dir)).toBe(NAMELESS);
        expect(await user.ask("create table kept (n int)")).toEqual([]);
        expect(readdirSync(dir).sort()).toEqual(["data", "lock", "log", "run"]);
        expect(await user.ask("stop")).toBe("stopped");
        const engine = await start(dir);
        expect(ownerOf(dir)).toBe(NAMELESS);
        expect(await rowsOf(engine, "select * from kept")).toEqual([]);
        await engine.stop();
      },
    );

    test("in a folder whose path is too long for a socket, and others find it", async () => {
      const dir = cluster({ inside: "long-".repeat(30) });
      const engine = await start(dir);
      const { host } = engine.connection;
      expect(host.length).toBeLessThan(80);
      expect(execFileSync("stat", ["-c", "%a", host], { encoding: "utf8" }).trim()).toBe("700");
      // Another temporary folder must not lead the other process astray.
      const other = await engineUser({ dir }, { env: { TMPDIR: home } });
      expect(other).toMatchObject({ joined: true, connection: { host } });
      expect(await other.ask("select 1 as one")).toEqual([{ one: 1 }]);
      await other.kill();
      await engine.stop();
      expect(existsSync(host)).toBe(false);
    });
  });

  describe("says in a sentence", () => {
    needsRoot("that root can become nobody here", async () => {
      const prefix = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"];
      await expect(engineUser({ dir: folder() }, { prefix })).rejects.toThrow(
        /refuses to run as root, and root has no right .* DATABASE_URL/,
      );
    });

    needsRoot("that the folder belongs to somebody else", async () => {
      const stranger = { uid: NAMELESS, gid: NAMELESS };
      await expect(engineUser({ dir: common }, stranger)).rejects.toThrow(
        /belongs to another user/,
      );
    });

    test("that the folder cannot be made", async () => {
      const dir = join(common, "lock", "postgres");
      await expect(start(dir)).rejects.toThrow(/cannot be made.*DATABASE_URL/);
    });

    test("that the cluster is of another version", async () => {
      const dir = cluster();
      writeFileSync(join(dir, "data", "PG_VERSION"), "17\n");
      await expect(start(dir)).rejects.toThrow(
        /another version of PostgreSQL \(17\).*DATABASE_URL/,
      );
      await expect(start(dir)).rejects.toBeInstanceOf(EngineError);
    });

    test("why PostgreSQL itself refuses", async () => {
      const dir = cluster();
      rmSync(join(dir, "data", "pg_wal"), { recursive: true });
      await expect(start(dir)).rejects.toThrow(/did not start: FATAL: .*pg_wal.*DATABASE_URL/);
    });
  });
});
