import type { Log } from "../log.ts";
import type { Heartbeat } from "./heartbeat.ts";
import { dueNames } from "./job-records.ts";
import { takeJobs } from "./lease.ts";
import { type CountOutcome, type Registration, type Run, startRun } from "./run-job.ts";
import type { Store } from "./settle-job.ts";

export interface Worker {
  /** Something was enqueued for this job. */
  wake(name: string): void;
  /** Looks for due work of all jobs: what was not notified, and what waited for its time. */
  poll(): Promise<void>;
  /** Takes no more, lets running jobs end within the time, then interrupts them. */
  stop(graceMs: number): Promise<void>;
  /** What runs under this name of the process was given to others. */
  lose(workerId: string): void;
  readonly isUp: boolean;
}

const POLL_EVERY_MS = 2000;

/**
 * Our own loop in place of boss.work(): that one takes one job and then sleeps for its polling
 * interval, and does not wait for its own complete() and fail(), so that a lost database
 * connection ends the process.
 */
export function startWorker(
  registrations: readonly Registration[],
  store: Store,
  heartbeat: Heartbeat,
  log: Log,
  count: CountOutcome,
): Worker {
  const lanes = new Map(
    registrations.map((one) => [one.job.name, openLane(one, { store, heartbeat, log, count })]),
  );
  const names = [...lanes.keys()];
  let isUp = true;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    try {
      for (const name of await dueNames(store.database, names)) lanes.get(name)?.wake();
      isUp = true;
    } catch (error) {
      isUp = false;
      log.warn({ err: error }, "the job queue could not be read");
    }
  }

  async function keepPolling(): Promise<void> {
    await poll();
    if (!stopped) timer = setTimeout(() => void keepPolling(), POLL_EVERY_MS);
  }
  void keepPolling();

  return {
    wake: (name) => lanes.get(name)?.wake(),
    poll,
    lose(workerId) {
      for (const lane of lanes.values()) lane.lose(workerId);
    },
    async stop(graceMs) {
      stopped = true;
      clearTimeout(timer);
      const all = [...lanes.values()];
      const interrupt = setTimeout(() => {
        for (const lane of all) lane.interrupt();
      }, graceMs);
      await Promise.all(all.map((lane) => lane.drain()));
      clearTimeout(interrupt);
    },
    get isUp() {
      return isUp && !stopped;
    },
  };
}

interface LaneTools {
  readonly store: Store;
  readonly heartbeat: Heartbeat;
  readonly log: Log;
  readonly count: CountOutcome;
}

/** One job's running work, up to its concurrency. */
function openLane(registration: Registration, { store, heartbeat, log, count }: LaneTools) {
  const { name, concurrency } = registration.job;
  const running = new Set<Run>();
  let fetching = Promise.resolve();
  let isFetching = false;
  let again = false;
  let closing = false;

  /** One fetch at a time; a wake-up during it leads to one more. */
  function wake(): void {
    again = true;
    if (!isFetching) fetching = fetchAll();
  }

  async function fetchAll(): Promise<void> {
    isFetching = true;
    while (again && !closing && running.size < concurrency) {
      again = false;
      const batch = await fetchBatch(concurrency - running.size);
      for (const record of batch) begin(startRun(record, registration, { store, log, count }));
    }
    // In the same breath as the check above, so that no wake-up falls between them.
    isFetching = false;
  }

  async function fetchBatch(batchSize: number) {
    try {
      const taken = await takeJobs(store, heartbeat.workerId, name, batchSize);
      // The next beat would find it out, too.
      if (!taken) await heartbeat.beat();
      return taken ?? [];
    } catch (error) {
      log.warn({ err: error, job: name }, "jobs could not be fetched");
      return [];
    }
  }

  function begin(run: Run): void {
    running.add(run);
    void run.finished.then(() => {
      running.delete(run);
      wake();
    });
  }

  return {
    wake,
    interrupt(): void {
      for (const run of running) run.interrupt();
    },
    lose(workerId: string): void {
      for (const run of running) if (run.workerId === workerId) run.lose();
    },
    async drain(): Promise<void> {
      closing = true;
      await fetching;
      await Promise.all([...running].map((run) => run.finished));
    },
  };
}
