import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { createBrowser } from "../browser.ts";
import { type Program, startProgram } from "../program.ts";
import { answered, type LookedAt, type Operator, operate } from "./operate.ts";
import { type Score, score } from "./score.ts";
import { type Replica, startReplica } from "./start-replica.ts";

interface Survived extends LookedAt {
  readonly replica: Replica;
  readonly found: Score;
}

/**
 * The built program reads the replica's firms, and is killed without a word each time it has found so many jobs.
 * Answers what became of the run.
 */
export async function killedRun(killedAt: readonly number[]): Promise<Survived> {
  const dataDir = mkdtempSync(join(tmpdir(), "candour-kill-"));
  const replica = await startReplica();
  let program = begin(dataDir, replica);
  try {
    let operator = await administrator(program);
    const id = await operator.start("run", await operator.addFirms(replica.firms));
    for (const jobs of killedAt) {
      await vi.waitFor(
        async () => expect((await operator.look(id)).run.jobs_found).toBeGreaterThanOrEqual(jobs),
        { timeout: 100_000, interval: 30 },
      );
      expect((await operator.look(id)).run.status).toBe("running");
      program.child.kill("SIGKILL");
      await program.ended;
      program = begin(dataDir, replica);
      operator = await administrator(program);
    }
    const ended = await operator.ended(id);
    // The demo world has jobs of its own.
    const names = new Set(replica.firms.map(({ name }) => name));
    const queue = (await operator.queue()).filter((job) => names.has(job.law_firm_name));
    return { ...ended, replica, found: score(queue, replica.truth) };
  } finally {
    program.child.kill("SIGTERM");
    await program.ended;
    await replica.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const begin = (dataDir: string, { env }: Replica) =>
  startProgram({ ...env, DATA_DIR: dataDir, PORT: "0", SCRAPE_INTERVAL_MS: "100" });

async function administrator(program: Program): Promise<Operator> {
  const browser = createBrowser(await program.url);
  const { accounts, password } = await answered<Demo>(browser.get("/api/demo"));
  const email = accounts.find(({ role }) => role === "administrator")?.email;
  await answered(browser.post("/api/auth/login", { email, password }));
  return operate(browser);
}
interface Demo {
  readonly accounts: readonly { readonly role: string; readonly email: string }[];
  readonly password: string;
}
