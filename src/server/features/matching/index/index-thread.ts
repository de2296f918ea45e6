import { parentPort, workerData } from "node:worker_threads";
import pg from "pg";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import { createKeeper } from "./keep-current.ts";
import { makeProfiles } from "./make-profiles.ts";
import { createMarket } from "./market.ts";
import { type Kind, openMarketStore } from "./market-store.ts";
import type { Asked, FromThread, ThreadOptions } from "./messages.ts";

/**
 * The whole life of the index's thread: load, say that it is ready, answer, and between answers follow
 * what changes and make the profiles that are missing. A lost connection ends it; index-client.ts starts
 * another one.
 */
const LOOK_EVERY_MS = 1000;
const CHECK_EVERY_MS = 300_000;
/** So many missing profiles are made before the first question is answered. */
const WAIT_FOR_MS = 15_000;

const { connection, makesProfiles }: ThreadOptions = workerData;
const say = (message: FromThread) => parentPort?.postMessage(message);
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
const warn = (text: string, detail: Record<string, unknown>) => say({ log: "warn", text, detail });

let isProfiling = false;
let isReady = false;
const waiting: Asked[] = [];

const market = createMarket(() => isProfiling);

function answer({ id, question, ask }: Asked): void {
  try {
    say({ id, value: market.answer(question, ask) });
  } catch (error) {
    say({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function becomeReady(): void {
  if (isReady) return;
  isReady = true;
  say({ ready: true });
  for (const asked of waiting.splice(0)) answer(asked);
}

parentPort?.on("message", (asked: Asked) => (isReady ? answer(asked) : void waiting.push(asked)));

const client = new pg.Client({
  ...connection,
  application_name: "candour index",
  keepAlive: true,
});
client.on("error", (error) => {
  throw error;
});
await client.connect();
const keeper = createKeeper(openMarketStore(client, PROFILE_VERSION), market, warn);

/** One at a time: the connection takes one statement after the other. */
let last: Promise<void> = Promise.resolve();
function inTurn(work: () => Promise<void>): void {
  last = last.then(work).catch((error: unknown) => {
    setImmediate(() => {
      throw error;
    });
  });
}

async function profile(ids: Readonly<Record<Kind, readonly string[] | null>>): Promise<void> {
  if (!makesProfiles) return;
  isProfiling = true;
  const made = await makeProfiles({ client, version: PROFILE_VERSION, pause, warn }, ids);
  isProfiling = false;
  if (made === 0) return;
  await keeper.follow();
  say({ profiled: made });
}

async function look(): Promise<void> {
  const changed = await keeper.follow();
  if (changed.job.length + changed.resume.length > 0) await profile(changed);
}

async function check(): Promise<void> {
  await keeper.follow();
  const wrong = await keeper.check();
  if (wrong > 0) warn("the index differed from the database and was put right", { wrong });
  await profile({ job: null, resume: null });
}

inTurn(async () => {
  await client.query("listen match_changes");
  await keeper.load();
  // What is missing at the start is made first, unless that takes too long.
  const patience = setTimeout(becomeReady, makesProfiles ? WAIT_FOR_MS : 0);
  await profile({ job: null, resume: null });
  clearTimeout(patience);
  becomeReady();
});

let isLooking = false;
function lookSoon(): void {
  if (isLooking) return;
  isLooking = true;
  inTurn(async () => {
    isLooking = false;
    await look();
  });
}
client.on("notification", lookSoon);
setInterval(lookSoon, LOOK_EVERY_MS);
setInterval(() => inTurn(check), CHECK_EVERY_MS);
