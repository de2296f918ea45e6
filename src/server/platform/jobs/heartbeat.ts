import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { LEASE_SECONDS } from "./lease.ts";

const BEAT_MS = 2000;
const SIGN_OFF_MS = 2000;
/** Others have beaten meanwhile, if it was less than this. */
const LATE_MS = LEASE_SECONDS * 1000 - 2 * BEAT_MS;

export interface Heartbeat {
  /** The name under which this process takes jobs; another one after it was taken for dead. */
  readonly workerId: string;
  readonly standing: Standing;
  /** Writes the first sign of life, and one every two seconds. */
  start(): Promise<void>;
  beat(): Promise<void>;
  stop(): Promise<void>;
}

/** Who may say that others are dead: after the database was away, nobody's sign of life is fresh. */
export interface Standing {
  /** For so many seconds without a break the database has heard this process. */
  readonly steadySeconds: number;
  /** Since its start: then it has not lived through any time that the database was away. */
  readonly neverBroken: boolean;
}

interface Options {
  /** A connection of its own: a busy pool must not look like a dead process. */
  readonly database: Database;
  readonly log: Log;
  /** The process was taken for dead: everything under this name belongs to others now. */
  readonly onLost: (workerId: string) => void;
}

/** The sign of life of a process that runs jobs (docs/decisions/0041). */
export function createHeartbeat({ database, log, onLost }: Options): Heartbeat {
  let workerId = randomUUID();
  let steadySince: number | undefined;
  let neverBroken = true;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;

  function breakOff(): void {
    steadySince = undefined;
    neverBroken = false;
  }

  async function register(): Promise<void> {
    await database.query("insert into workers (id) values ($1)", [workerId]);
  }

  async function beatOnce(): Promise<void> {
    try {
      const { rows } = await database.query(
        "update workers set seen_at = now() where id = $1 returning id",
        [workerId],
      );
      if (rows.length === 0) await beginAgain();
      steadySince ??= performance.now();
    } catch (error) {
      // Nobody can tell while the database is away, and nobody can take a job over.
      breakOff();
      log.warn({ err: error }, "the sign of life of this process could not be written");
    }
  }

  async function beginAgain(): Promise<void> {
    const lost = workerId;
    workerId = randomUUID();
    breakOff();
    log.warn({ lost }, "this process was taken for dead, and begins again under a new name");
    onLost(lost);
    await register();
  }

  /** One at a time; whoever asks meanwhile waits for the one under way. */
  function beat(): Promise<void> {
    beating ??= beatOnce().finally(() => {
      beating = undefined;
    });
    return beating;
  }

  let lastBeat = performance.now();
  function onTime(): void {
    // A process that was stopped, or too busy to beat, has no say about others for a while.
    if (performance.now() - lastBeat > LATE_MS) breakOff();
    lastBeat = performance.now();
    void beat();
  }

  return {
    get workerId() {
      return workerId;
    },
    get standing() {
      const steadySeconds =
        steadySince === undefined ? 0 : (performance.now() - steadySince) / 1000;
      return { steadySeconds, neverBroken };
    },
    async start() {
      await register();
      steadySince = performance.now();
      lastBeat = performance.now();
      timer = setInterval(onTime, BEAT_MS);
      timer.unref();
    },
    beat,
    async stop() {
      clearInterval(timer);
      await beating;
      // Without it others would wait for this one's leases, of which there are none left.
      const signedOff = database
        .query("delete from workers where id = $1", [workerId])
        .catch((error: unknown) => log.warn({ err: error }, "a worker could not sign off"));
      await Promise.race([signedOff, pause(SIGN_OFF_MS, undefined, { ref: false })]);
    },
  };
}
