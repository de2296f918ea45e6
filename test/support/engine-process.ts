import { spawn } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import type { EmbeddedOptions } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";

const root = join(import.meta.dirname, "..", "..");

const Started = z.object({
  joined: z.boolean(),
  connection: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    database: z.string(),
  }),
});
const Failed = z.object({ failed: z.string() });

/** Another process that uses the embedded PostgreSQL: see engine-user.ts. */
export interface EngineUser extends z.infer<typeof Started> {
  readonly pid: number;
  readonly ended: Promise<number | null>;
  /** the next thing it says */
  hear(): Promise<unknown>;
  ask(line: string): Promise<unknown>;
  tell(line: string): void;
  /** as the power switch would, and waits until it is gone */
  kill(): Promise<void>;
}

interface Launch {
  /** words in front of the command, such as setpriv's */
  readonly prefix?: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
  readonly env?: Record<string, string>;
}

const launched = new Set<Pick<EngineUser, "kill">>();

/** Starts one and waits for its server; throws what it says when there is none. */
export async function engineUser(
  options: EmbeddedOptions & { leave?: boolean },
  { prefix = [], env = {}, ...ids }: Launch = {},
): Promise<EngineUser> {
  const script = builtFile("engine-user");
  const [program = "", ...words] = [
    ...prefix,
    ...[process.execPath, script, JSON.stringify(options)],
  ];
  const child = spawn(program, words, {
    ...ids,
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    // A process group of its own, as a terminal gives to each command.
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.on("error", () => {});
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async (): Promise<unknown> => {
    const line = await lines.next();
    return line.done ? undefined : JSON.parse(line.value);
  };
  const kill = async () => {
    if (child.exitCode === null) child.kill("SIGKILL");
    await ended;
  };
  launched.add({ kill });
  const first = await hear();
  const failed = Failed.safeParse(first);
  if (failed.success) throw new Error(failed.data.failed);
  const tell = (line: string) => void child.stdin.write(`${line}\n`);
  return {
    ...Started.parse(first),
    pid: child.pid ?? 0,
    ended,
    hear,
    tell,
    ask(line) {
      tell(line);
      return hear();
    },
    kill,
  };
}

/** After each test: whatever it left running. */
export async function killUsers(): Promise<void> {
  for (const user of launched) await user.kill();
  launched.clear();
}

/** Asks again until the answer is yes; the test fails by its own time limit, or by this one. */
export async function eventually(question: () => boolean, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!question()) {
    if (Date.now() > deadline) throw new Error(`still not so after ${withinMs} ms: ${question}`);
    await pause(10);
  }
}

export interface EngineProcess {
  readonly pid: number;
  readonly command: string;
}

/** Every process whose working directory is in the folder: keeper, server and all their children. */
export function processesIn(dir: string): EngineProcess[] {
  const numbers = readdirSync("/proc").flatMap((name) => Number.parseInt(name, 10) || []);
  return numbers.flatMap((pid) => {
    try {
      if (!`${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${dir}/`)) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      // One that has ended and waits to be noticed has no command line any more.
      return command === "" ? [] : [{ pid, command }];
    } catch {
      return [];
    }
  });
}

/** The server as a power cut leaves it, when its users are killed as well. */
export function killAllIn(dir: string): void {
  for (const { pid } of processesIn(dir)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It went by itself in the meantime.
    }
  }
}

/** The first of the server's own processes, as its status file names it. */
export function postmasterOf(dir: string): number {
  return Number.parseInt(readFileSync(join(dir, "data", "postmaster.pid"), "utf8"), 10);
}

/** A line of /proc/<pid>/status, such as Uid or CapEff, as words. */
export function statusOf(pid: number, field: string): string[] {
  const lines = readFileSync(`/proc/${pid}/status`, "utf8").split("\n");
  const line = lines.find((one) => one.startsWith(`${field}:`)) ?? "";
  return line.split(/\s+/).slice(1);
}
