import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The embedded server cannot run here. The message is a sentence for a person, printed as it is. */
export class EngineError extends Error {
  constructor(whatHappened: string) {
    super(
      `${whatHappened} You can also set DATABASE_URL to use a PostgreSQL (15 or later) of your own.`,
    );
  }
}

/** The code of a failed system call or statement. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** What the log says of the latest attempt to start. */
export function latestLog(dir: string): string {
  const file = join(dir, "log");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return text.slice(Math.max(0, text.lastIndexOf("--- starting\n")));
}

export const hasNoName = (log: string) => log.includes("could not look up effective user ID");

export function namelessError(): EngineError {
  return new EngineError(
    `The embedded PostgreSQL cannot make its data folder because the user with number ${process.getuid?.()} has no name on this machine. Run as a user who is listed in /etc/passwd.`,
  );
}

/** Turns what was said when a start failed into a sentence. */
export function failureOf(dir: string, log: string): EngineError {
  if (log.includes("incompatible with server"))
    return new EngineError(
      `The database in ${dir} was made by another version of PostgreSQL (${versionOf(dir)}) than the one installed here. Go back to the version of Candour that made it and export the data there, or choose another DATA_DIR.`,
    );
  if (/bin\/(initdb|postgres): (not found|No such file)/.test(log) && isMusl())
    return new EngineError(
      "The embedded PostgreSQL needs the GNU C library, which this system (Alpine, or another one with musl) does not have.",
    );
  return new EngineError(
    `The embedded PostgreSQL did not start: ${reason(log)} (the whole story is in ${join(dir, "log")}).`,
  );
}

function versionOf(dir: string): string {
  const file = join(dir, "data", "PG_VERSION");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "unknown";
}

function isMusl(): boolean {
  return existsSync("/lib") && readdirSync("/lib").some((name) => name.startsWith("ld-musl-"));
}

/** The first line that tells of trouble, without the time and process number that PostgreSQL puts first. */
function reason(log: string): string {
  const lines = log.split("\n").filter((line) => line.trim() !== "");
  const telling = lines.filter((line) =>
    /FATAL|PANIC|error|denied|No such file|No space|not found/i.test(line),
  );
  const line = telling[0] ?? lines.at(-1) ?? "it ended without a word";
  return line.replace(/^[-\d]+ [:.\d]+ \w+ \[\d+\] /, "").trim();
}
