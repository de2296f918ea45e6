import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import {
  emptyDatabase,
  fileIn,
  folder,
  MIGRATIONS,
  restore,
  tablesOf,
  write,
} from "#test/support/backups.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { FORMAT, parseManifest } from "./platform/backup/manifest.ts";
import { restoreBackup } from "./platform/backup/restore-backup.ts";
import { writeBackup } from "./platform/backup/write-backup.ts";
import { createFiles } from "./platform/files/files.ts";
import { createLog } from "./platform/log.ts";

const log = createLog("silent");

describe("an archive", () => {
  let store: TestDatabase;
  let target: TestDatabase;
  let place: string;
  let path: string;
  beforeAll(async () => {
    [place, store, target] = [folder(), await createTestDatabase(), await emptyDatabase()];
    path = fileIn(place);
    await store.database.query(
      "insert into job_progress (job_id, done, total, note) values (gen_random_uuid(), 1, 2, $1)",
      ["tabs\tand\nlines \\N and äpfel"],
    );
    writeFileSync(join(place, "secret"), "a secret of this program\n");
    await write(store.connection, place, path);
  });
  afterAll(async () => {
    await store?.drop();
    await target?.drop();
  });

  const refusal = (connection: pg.ClientConfig, archive: string, migrations?: string) =>
    restore(connection, folder(), archive, migrations).then(
      () => "restored",
      (error: Error) => error.message,
    );

  test("is refused by a database that has anything in it", async () => {
    expect(await refusal(store.connection, path)).toContain("The database is not empty.");
  });

  test("without the files of a bucket says so, and one with files is not put beside a bucket", async () => {
    const alone = fileIn(folder());
    const options = { connection: store.connection, dataDir: place, now: new Date() };
    const made = await writeBackup({ ...options, filesAreInBucket: true, path: alone });
    expect(made.files).toBeNull();
    const refused = restoreBackup({
      dataDir: folder(),
      filesAreInBucket: true,
      migrationsFolder: MIGRATIONS,
      path,
      log,
      connect: () => expect.unreachable("nothing is connected to"),
    });
    await expect(refused).rejects.toThrow("Unset S3_URL");
  });

  test("is refused by a folder that has files in it", async () => {
    const used = folder();
    await restoreFilesOnly(used);
    await expect(restore(target.connection, used, path)).rejects.toThrow("There are files in");
  });

  async function restoreFilesOnly(dataDir: string) {
    const files = await createFiles({ dataDir, log });
    await files.put("a.txt", Buffer.from("x"), { contentType: "text/plain", bytes: 1 });
  }

  /** Where the bytes of a member begin: after its header, its name and what else the header carries. */
  function contentOf(bytes: Buffer, member: string): number {
    for (let name = bytes.indexOf(member); name >= 0; name = bytes.indexOf(member, name + 1)) {
      const header = name - 30;
      const isHeader = header >= 0 && bytes.readUInt32LE(header) === 0x04034b50;
      if (isHeader && bytes.readUInt16LE(header + 26) === member.length)
        return name + member.length + bytes.readUInt16LE(header + 28);
    }
    throw new Error(`There is no ${member} in the archive.`);
  }

  test("is refused when it is damaged, wherever that is, and leaves the database empty", async () => {
    const bytes = readFileSync(path);
    for (const member of ["database/public.migrations", "secret", "manifest.json"]) {
      const bad = fileIn(folder());
      const copy = Buffer.from(bytes);
      const at = contentOf(bytes, member) + 8;
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
      writeFileSync(bad, copy);
      const said = await refusal(target.connection, bad);
      expect(said).toMatch(/^The archive is damaged: .* Nothing was restored\.$/);
      expect(said).toContain(member);
    }
    const short = fileIn(folder());
    writeFileSync(short, bytes.subarray(0, bytes.length - 100));
    expect(await refusal(target.connection, short)).toContain("damaged or cut short");
    expect(await refusal(target.connection, join(place, "none.zip"))).toContain("was not found");
    expect(await tablesOf(target.connection)).toEqual(new Map());
  });

  test("of a newer program or a newer form is refused", async () => {
    const older = folder();
    const names = readdirSync(MIGRATIONS).sort();
    for (const name of names.slice(0, -1)) copyFileSync(join(MIGRATIONS, name), join(older, name));
    const said = await refusal(target.connection, path, older);
    expect(said).toContain(`it has ${names.at(-1)}, which this one does not know`);
    expect(() => parseManifest(JSON.stringify({ format: FORMAT + 1 }))).toThrow(
      "made by a newer version of the program",
    );
  });

  test("that fails on its way leaves the database empty", async () => {
    const blocked = join(folder(), "not-a-folder");
    writeFileSync(blocked, "");
    await expect(restore(target.connection, blocked, path)).rejects.toThrow();
    expect(await tablesOf(target.connection)).toEqual(new Map());
  });

  test("keeps every sign of a text", async () => {
    await restore(target.connection, folder(), path);
    const { rows } = await target.database.query("select note from job_progress");
    expect(rows).toEqual([{ note: "tabs\tand\nlines \\N and äpfel" }]);
  });
});

describe("the commands", () => {
  const run = (command: string, args: string[], env: Record<string, string>) => {
    const program = join(inject("builtServer"), `${command}.js`);
    const { PATH = "" } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      env: { PATH, NODE_ENV: "test", LOG_LEVEL: "silent", ...env },
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };
  const urlOf = ({ user, password, database, host, port }: pg.ClientConfig) =>
    `postgres://${user}:${password ?? ""}@localhost/${database}?host=${encodeURIComponent(host ?? "")}&port=${port}`;

  test("say in a sentence what is wrong", () => {
    const env = { DATA_DIR: folder() };
    expect(run("backup", [], env)).toMatchObject({
      status: 2,
      stderr: "Which file? npm run backup -- FILE\n",
    });
    expect(run("backup", ["a.zip"], env)).toEqual({
      status: 1,
      stdout: "",
      stderr: `There is nothing to back up: ${env.DATA_DIR} has no database.\n`,
    });
    expect(run("restore", [join(env.DATA_DIR, "none.zip")], env).stderr).toMatch(
      /none\.zip was not found\.\n$/,
    );
    // Nothing was made for an archive that is not there.
    expect(readdirSync(env.DATA_DIR)).toEqual([]);
  });

  test("go from one outside database to another", async () => {
    const [from, into] = [await createTestDatabase(), await emptyDatabase()];
    onTestFinished(async () => {
      await from.drop();
      await into.drop();
    });
    const path = fileIn(folder());
    const made = run("backup", [path], {
      DATABASE_URL: urlOf(from.connection),
      DATA_DIR: folder(),
    });
    expect(made).toMatchObject({ status: 0, stderr: "" });
    expect(made.stdout).toMatch(/candour\.zip: \d+ rows of \d+ tables, 0 files\.\n$/);
    const env = { DATABASE_URL: urlOf(into.connection), DATA_DIR: folder() };
    const restored = run("restore", [path], env);
    expect(restored).toMatchObject({ status: 0, stderr: "" });
    expect(restored.stdout).toContain("Restored what was backed up at ");
    expect(run("restore", [path], env).stderr).toContain("The database is not empty.");
    expect([...(await tablesOf(into.connection))]).toEqual([...(await tablesOf(from.connection))]);
  });
});
