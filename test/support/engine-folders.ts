import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import { findNative } from "#server/platform/embedded-postgres/binaries.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { eventually, killUsers, processesIn } from "./engine-process.ts";

interface Place {
  readonly mode?: number;
  /** further folders on the way */
  readonly inside?: string;
}

/**
 * Folders for tests of the embedded PostgreSQL. After each test nothing that it started may be
 * running, whatever the test was about.
 */
export function engineFolders() {
  const home = join(tmpdir(), `engine-${randomBytes(4).toString("hex")}`);
  let count = 0;
  /** A folder with a cluster, for tests that leave it as good as they found it. */
  const common = join(home, "common", "postgres");

  /** A folder for one test alone, not made yet. */
  function folder({ mode = 0o755, inside = "" }: Place = {}): string {
    const parent = join(home, `${++count}`);
    mkdirSync(parent, { mode });
    return join(parent, inside, "postgres");
  }

  /** A folder for one test alone, with a cluster in it. */
  function cluster(place?: Place): string {
    const dir = folder(place);
    mkdirSync(dirname(dir), { recursive: true });
    execFileSync("cp", ["-a", common, dir]);
    return dir;
  }

  beforeAll(async () => {
    mkdirSync(home);
    const engine = await startEmbeddedPostgres({ dir: common, durable: false });
    await engine.stop();
  });
  afterEach(async () => {
    await killUsers();
    await nothingLeftIn(home);
    rmSync(join(home, `${count}`), { recursive: true, force: true });
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  return { home, common, folder, cluster };
}

export async function nothingLeftIn(dir: string): Promise<void> {
  await eventually(() => processesIn(dir).length === 0);
}

/** The binaries as a package manager leaves them that runs no scripts. */
export function nativeWithoutLinks(parent: string): string {
  const native = join(parent, "native");
  execFileSync("cp", ["-a", findNative(), native]);
  execFileSync("find", [native, "-type", "l", "-delete"]);
  return native;
}
