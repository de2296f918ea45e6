import { parentPort } from "node:worker_threads";
import { termsAmong } from "#matching/knowledge/phrases.ts";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import { setReadingModel } from "#reading/model/reading-model.ts";
import { createKeeper } from "./keep-current.ts";
import { isMissing, makeProfiles, type WhichProfiles } from "./make-profiles.ts";
import { createMarket } from "./market.ts";
import { createIndexConnection, type Kind, openMarketStore } from "./market-store.ts";

import type { Asked, FromThread, ThreadOptions, ToThread } from "./messages.ts";

/**
 * The whole life of the index's thread: load, say that it is ready, answer, and between answers follow
 * what changes and make the profiles that are missing. While the database is away it answers from what it has, and
 * catches up afterwards; another failure ends it, and index-client.ts starts another one. Told to leave its database, it keeps its knowledge and waits to be told of another.
 */
const LOOK_EVERY_MS = 1000;
const CHECK_EVERY_MS = 300_000;
/** So many missing profiles are made before the first question is answered. */
const WAIT_FOR_MS = 60_000;

const say = (message: FromThread) => parentPort?.postMessage(message);
const warn = (text: string, detail: Record<string, unknown>) => say({ log: "warn", text, detail });

/** The index of one database. */
interface ServedIndex {
  answer(asked: Asked): void;
  /** Lets go of the database. */
  leave(): Promise<void>;
}

// Made on the first use, which is to be now: there is nothing else to do until the database is there.
termsAmong([]);

let served: ServedIndex | undefined;
parentPort?.on("message", (message: ToThread) => {
  if ("begin" in message) served = serveIndex(message.begin);
  else if ("leave" in message) {
    const left = served;
    served = undefined;
    void (left?.leave() ?? Promise.resolve()).then(() => say({ left: true }));
  } else served?.answer(message);
});

function serveIndex({ connection, makesProfiles, readingModel }: ThreadOptions): ServedIndex {
  setReadingModel(readingModel !== false);
  let isProfiling = false;
  let isReady = false;
  let isLeaving = false;
  const waiting: Asked[] = [];

  const market = createMarket(() => isProfiling);

  function answer({ id, question, ask, until }: Asked): void {
    if (Date.now() > until) return;
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

  const client = createIndexConnection({
    connection,
    channel: "match_changes",
    onNotification: lookSoon,
    onConnected: () => inTurn(isReady ? check : begin),
    onLost: (error) =>
      warn("the match index lost its database, and goes on with what it has", {
        reason: String(error),
      }),
  });
  const keeper = createKeeper(openMarketStore(client, PROFILE_VERSION), market, warn);

  /** One at a time: the connection takes one statement after the other. */
  let last: Promise<void> = Promise.resolve();
  function inTurn(work: () => Promise<void>): void {
    last = last.then(work).catch(async (error: unknown) => {
      isProfiling = false;
      // Whatever was lost with the connection is looked for when there is another one.
      if (isLeaving || !(await client.answers())) return;
      setImmediate(() => {
        throw error;
      });
    });
  }

  const ALL: WhichProfiles = { job: null, resume: null };
  /** Another process was at it when there was something to do here: who knows if it did that too. */
  let isOwing = false;

  /** What changed while profiles were made: that can take minutes, and the lists must not wait for it. */
  let meanwhile: Record<Kind, string[]> = { job: [], resume: [] };
  let lookedAt = 0;

  async function follow(): Promise<void> {
    const changed = await keeper.follow();
    meanwhile.job.push(...changed.job);
    meanwhile.resume.push(...changed.resume);
    lookedAt = performance.now();
  }

  /** Between two profiles: questions come first, and what has changed. */
  async function pause(): Promise<void> {
    if (isLeaving) throw new Error("The index leaves its database.");
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (performance.now() - lookedAt > LOOK_EVERY_MS) await follow();
  }

  const onProgress = (done: number, total: number) => {
    if (!isReady) say({ filling: { done, total } });
  };

  /** What is made is followed at once, and what came meanwhile may need a profile as well. */
  async function profile(first: WhichProfiles): Promise<void> {
    if (!makesProfiles) return;
    for (let ids = first; ; ) {
      isProfiling = true;
      const parts = { client, version: PROFILE_VERSION, pause, warn, onProgress };
      const made = await makeProfiles(parts, ids);
      isProfiling = false;
      isOwing = made === "busy";
      if (made === "busy") return;
      if (made > 0) {
        await follow();
        say({ profiled: made });
      }
      ids = meanwhile;
      meanwhile = { job: [], resume: [] };
      if (ids.job?.length === 0 && ids.resume?.length === 0) return;
    }
  }

  async function look(): Promise<void> {
    const changed = await keeper.follow();
    if (isOwing) await profile(ALL);
    else if (changed.job.length + changed.resume.length > 0) await profile(changed);
  }

  async function check(): Promise<void> {
    await keeper.follow();
    const wrong = await keeper.check();
    if (wrong > 0) warn("the index differed from the database and was put right", { wrong });
    await profile(ALL);
  }

  let isLoaded = false;

  async function begin(): Promise<void> {
    await keeper.load();
    isLoaded = true;
    // What is missing at the start is made first, here or elsewhere, unless that takes too long.
    const patience = setTimeout(becomeReady, WAIT_FOR_MS);
    try {
      await profile(ALL);
      while (
        !makesProfiles &&
        !isReady &&
        !isLeaving &&
        (await isMissing(client, PROFILE_VERSION))
      ) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
        await keeper.follow();
      }
    } finally {
      clearTimeout(patience);
    }
    becomeReady();
  }
  client.open();

  let isLooking = false;
  function lookSoon(): void {
    if (isLooking || !isLoaded) return;
    isLooking = true;
    inTurn(async () => {
      isLooking = false;
      await look();
    });
  }
  const timers = [
    setInterval(lookSoon, LOOK_EVERY_MS),
    setInterval(() => {
      if (isLoaded) inTurn(check);
    }, CHECK_EVERY_MS),
  ];

  return {
    answer(asked) {
      if (isReady) answer(asked);
      else waiting.push(asked);
    },
    async leave() {
      isLeaving = true;
      for (const timer of timers) clearInterval(timer);
      await last;
      await client.close();
    },
  };
}
