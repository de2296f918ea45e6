import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startProgram } from "#test/support/program.ts";
import { readConfig } from "./config.ts";
import { refuseUnusableDataDir } from "./data-folder.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "candour-place-"));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const check = (dataDir: string, env: Record<string, string> = {}) =>
  refuseUnusableDataDir(readConfig({ DATA_DIR: dataDir, ...env }));

test("a folder that can be written is made, and nothing is left in it", () => {
  const dataDir = join(place, "deep", "er");
  check(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a file where the folder should be is named", () => {
  writeFileSync(join(place, "file"), "");
  expect(() => check(join(place, "file"))).toThrow(/^A file is in the way of the folder .*file\./);
});

test("nothing is asked of a folder that nothing is kept in", () => {
  const elsewhere = {
    DATABASE_URL: "postgres://somewhere/candour",
    S3_URL: "https://key:secret@somewhere/bucket",
    SMTP_URL: "smtp://somewhere",
    SECRET: "kW3vT9xq0LrZ7mBf2HsYd8NcJ5uGaE1P",
  };
  check("/proc/never", elsewhere);
  expect(existsSync("/proc/never")).toBe(false);
});

/** A disk of its own that is read-only, for those who may mount one. */
function mountReadOnly(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "ro,size=1m", "none", place], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("the program says at its start that the disk is read-only", async (context) => {
  if (!mountReadOnly()) return context.skip();
  try {
    const program = startProgram({ DATA_DIR: join(place, "data"), PORT: "0", DEMO: "off" });
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe(
      `Candour cannot start. The disk that holds ${place}/data is read-only. Choose another DATA_DIR, or mend it.\n`,
    );
  } finally {
    execFileSync("umount", [place]);
  }
});
