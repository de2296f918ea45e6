import { afterEach, expect, test } from "vitest";
import { askAs } from "../admission/asker.ts";
import { createLog } from "../log.ts";
import { builtFile } from "./built-file.ts";
import { createProcessPool, type ProcessPool } from "./process-pool.ts";
import { hasDied } from "./task-process.ts";

const SENTENCES = { tooLong: "It took too long.", died: "It could not be read." };
const LONG = 20_000;

const pools: ProcessPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

function open(
  options: { processes?: number; waiting?: number; memoryMb?: number; firstMs?: number } = {},
) {
  const pool = createProcessPool({
    file: builtFile("toy-tasks"),
    processes: 1,
    waiting: 10,
    niceness: 10,
    memoryMb: 400,
    sentences: SENTENCES,
    log: createLog("silent"),
    ...options,
  });
  pools.push(pool);
  return pool;
}

/** A machine that gives a process no time at all says so, instead of blaming what it read. */
const TOO_LONG_OR_BUSY = new RegExp(`${SENTENCES.tooLong}|Our side was too busy`);

test("a task is answered by a niced process that knows nothing of the server's settings", async () => {
  const pool = open();
  const bytes = new Uint8Array([1, 2, 3]);
  expect(await pool.run("echo", { bytes }, LONG)).toEqual({ bytes });
  const facts = await pool.run("facts", {}, LONG);
  expect(facts).toMatchObject({ priority: 10 });
  expect(facts).not.toMatchObject({ pid: process.pid });
  expect(JSON.stringify(facts)).not.toMatch(/SECRET|DATABASE|PATH/);
});

test("a task that hangs is ended, and the next one is answered", async () => {
  const pool = open();
  await pool.run("echo", 1, LONG);
  const [hung, next] = await Promise.allSettled([
    pool.run("hang", {}, 300),
    pool.run("echo", 2, LONG),
  ]);
  expect(hung).toMatchObject({ reason: { fault: "invalid", message: SENTENCES.tooLong } });
  expect(next).toMatchObject({ value: 2 });
});

test("the first task of a process has the time that it takes to start", async () => {
  const pool = open({ firstMs: LONG });
  expect(await pool.run("echo", "cold", 1)).toBe("cold");
  await expect(pool.run("hang", {}, 300)).rejects.toThrow(TOO_LONG_OR_BUSY);
  expect(await pool.run("echo", "cold again", 1)).toBe("cold again");
});

test("one that fills the memory or dies takes nobody with it", async () => {
  const pool = open();
  for (const task of ["grow", "die"])
    await expect(pool.run(task, {}, LONG)).rejects.toThrow(SENTENCES.died);
  expect(await pool.run("echo", "alive", LONG)).toBe("alive");
});

test("a task whose process was killed is not to blame, and neither is one that nobody waits for", async () => {
  const pool = open();
  const { pid } = Object(await pool.run("facts", {}, LONG));
  const killed = pool.run("hang", {}, LONG).catch((error: unknown) => error);
  process.kill(pid, "SIGKILL");
  const error = await killed;
  expect(error).toMatchObject({ fault: "unavailable", retryAfterSeconds: expect.any(Number) });
  expect(String(error)).toContain("Nothing is wrong with your file");
  expect(hasDied(error)).toBe(true);

  const gone = new AbortController();
  const asker = { owner: "a", network: "n", isRequest: true, signal: gone.signal };
  const left = askAs(asker, () => pool.run("hang", {}, LONG)).catch((error: unknown) => error);
  gone.abort();
  expect(await left).toMatchObject({ fault: "unavailable" });
  expect(await pool.run("echo", "next", LONG)).toBe("next");
});

test("a refusal keeps its words; an error keeps its words to itself", async () => {
  const pool = open();
  await expect(pool.run("refuse", {}, LONG)).rejects.toThrow("protected by a password");
  await expect(pool.run("throw", {}, LONG)).rejects.toThrow(SENTENCES.died);
});

test("more than can wait are told to come back", async () => {
  const pool = open({ waiting: 1 });
  await pool.run("echo", 1, LONG);
  const busy = pool.run("hang", {}, 500).catch((error: Error) => error.message);
  const waiting = pool.run("echo", 2, LONG);
  await expect(pool.run("echo", 3, LONG)).rejects.toMatchObject({ fault: "unavailable" });
  // On a machine that gives it no time at all it is the machine's fault, and says so.
  expect(await busy).toMatch(TOO_LONG_OR_BUSY);
  expect(await waiting).toBe(2);
});

test("what somebody waits for goes first, however many wait, in its own order", async () => {
  const pool = open({ waiting: 2 });
  const order: unknown[] = [];
  const note = (value: unknown) => void order.push(value);
  const urgently = { isUrgent: true };
  const tasks = [pool.run("echo", "first", LONG)];
  for (const at of [1, 2]) tasks.push(pool.run("echo", `later ${at}`, LONG));
  for (const at of [1, 2]) tasks.push(pool.run("echo", `urgent ${at}`, LONG, urgently));
  await expect(pool.run("echo", 3, LONG, urgently)).rejects.toMatchObject({ fault: "unavailable" });
  await Promise.all(tasks.map((task) => task.then(note)));
  expect(order).toEqual(["first", "urgent 1", "urgent 2", "later 1", "later 2"]);
});

test("a stop ends what is running and leaves no process behind", async () => {
  const pool = open();
  const { pid } = Object(await pool.run("facts", {}, LONG));
  const running = expect(pool.run("hang", {}, LONG)).rejects.toMatchObject({
    fault: "unavailable",
  });
  await pool.stop();
  await running;
  expect(() => process.kill(pid, 0)).toThrow();
  await expect(pool.run("echo", 1, LONG)).rejects.toMatchObject({ fault: "unavailable" });
});
