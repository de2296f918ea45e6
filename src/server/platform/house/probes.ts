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
    { name: "files", check: () => files.check() },
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

/** How long an answer is given again: whoever asks often must not make us ask others as often. */
const FRESH_MS = 3000;

/** Asks all probes. It says which part is down, never why: reasons can hold addresses and names. */
export function createReadiness(probes: readonly Probe[]): () => Promise<Readiness> {
  let last: Promise<Readiness> | undefined;
  let until = 0;
  return () => {
    if (last && performance.now() < until) return last;
    until = performance.now() + FRESH_MS;
    last = askAll(probes);
    return last;
  };
}

async function askAll(probes: readonly Probe[]): Promise<Readiness> {
  const results = await Promise.all(
    probes.map(async (probe) => {
      const isUp = await probe.check().then(
        () => true,
        () => false,
      );
      return { line: `${probe.name}: ${isUp ? "ok" : "down"}`, counts: isUp || probe.isOptional };
    }),
  );
  return { ready: results.every(({ counts }) => counts), lines: results.map(({ line }) => line) };
}
