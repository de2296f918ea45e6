import { ConfigError } from "../config.ts";
import { EngineError } from "../embedded-postgres/engine-error.ts";
import { errorCode } from "../files/file-store.ts";
import { BackupError } from "./manifest.ts";

/** A command with one path. */
export async function runFileCommand(name: string, work: (path: string) => Promise<string>) {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || path.startsWith("-") || more.length > 0) {
    process.stderr.write(`Which file? npm run ${name} -- FILE\n`);
    process.exitCode = 2;
    return;
  }
  await runCommand(() => work(path));
}

/** What people can put right is a sentence, and only the unexpected has a stack. */
export async function runCommand(work: () => Promise<string>) {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  const isForPeople = [BackupError, ConfigError, EngineError].some((kind) => error instanceof kind);
  if (!(error instanceof Error)) return String(error);
  if (isForPeople) return error.message;
  if (errorCode(error) === "ECONNREFUSED") return "The database (DATABASE_URL) cannot be reached.";
  return error.stack ?? error.message;
}
