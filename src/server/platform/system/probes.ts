import { setTimeout } from "node:timers/promises";
import type { Platform } from "../platform.ts";
import type { Probe } from "./probe.ts";

/** What /readyz asks before it says that this process can serve. */
export function probesOf(platform: Platform): Probe[] {
  const { database, files, jobs, listener, mailCheck, probes } = platform;
  const up = (name: string, isUp: () => boolean): Probe => ({
    name,
    check: async () => {
      if (!isUp()) throw new Error(`${name} is down`);
    },
  });
  return [
    { name: "database", check: async () => void (await database.query("select 1")) },
    { name: "files", isOptional: true, check: () => files.check() },
    { name: "mail", isOptional: true, check: mailCheck },
    up("jobs", () => jobs.isUp),
    up("events", () => listener.isUp),
    ...probes,
  ];
}

export interface Readiness {
  readonly ready: boolean;
  readonly lines: readonly string[];
}

/**
 * How long an answer is given again: whoever asks often must not make us ask others as often. Whoever waits for a start
 * hears of its end at once.
 */
const FRESH_MS = { ready: 3000, notReady: 100 };

/** Asks all probes. It says which part is down, never why: reasons can hold addresses and names. */
export function createReadiness(probes: readonly Probe[]): () => Promise<Readiness> {
  let last: Promise<Readiness> | undefined;
  let until = 0;
  return () => {
    if (last && performance.now() < until) return last;
    // While the answer is on its way, everybody waits for the same one.
    until = Number.POSITIVE_INFINITY;
    last = askProbes(probes).then((parts) => {
      const readiness = readinessOf(parts);
      until = performance.now() + FRESH_MS[readiness.ready ? "ready" : "notReady"];
      return readiness;
    });
    return last;
  };
}

/** Ready with parts that are away: the last line names them. */
function readinessOf(parts: readonly ProbedPart[]): Readiness {
  const ready = parts.every(({ isUp, isOptional }) => isUp || isOptional);
  const away = parts.filter(({ isUp }) => !isUp).map(({ name }) => name);
  const lines = parts.map(({ name, isUp }) => `${name}: ${isUp ? "ok" : "down"}`);
  if (ready && away.length > 0) lines.push(`degraded: ${away.join(", ")}`);
  return { ready, lines };
}

export interface ProbedPart {
  readonly name: string;
  readonly isUp: boolean;
  readonly isOptional: boolean;
}

export const askProbes = (probes: readonly Probe[]): Promise<ProbedPart[]> =>
  Promise.all(
    probes.map(async ({ name, isOptional = false, check }) => {
      const isUp = await Promise.race([check(), tooLate()]).then(
        () => true,
        () => false,
      );
      const canDoWithout = typeof isOptional === "function" ? isOptional() : isOptional;
      return { name, isUp, isOptional: canDoWithout };
    }),
  );

/** A part that does not answer within this time is down, whatever it answers then. */
const ANSWER_WITHIN_MS = 5000;

async function tooLate(): Promise<never> {
  await setTimeout(ANSWER_WITHIN_MS, undefined, { ref: false });
  throw new Error("no answer in time");
}
