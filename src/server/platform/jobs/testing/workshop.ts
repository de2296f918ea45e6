import { Writable } from "node:stream";
import { pino } from "pino";
import * as z from "zod";
import type { Database } from "../../database/database.ts";
import { createListener } from "../../database/listener.ts";
import { createLog, type Log } from "../../log.ts";
import { defineJob } from "../job.ts";
import { createJobs, type Jobs } from "../jobs.ts";

/** For tests: processes of either role on one database, put together as the program does it. */
export function openWorkshop(database: Database) {
  let cleanups: (() => Promise<void>)[] = [];
  let count = 0;

  async function openProcess({ runs = true, log = createLog("silent") } = {}): Promise<Jobs> {
    const listener = createListener(database.connection, log);
    await listener.start();
    const jobs = createJobs({ database, listener, log, runs });
    cleanups.push(
      () => listener.close(),
      () => jobs.stop(0),
    );
    return jobs;
  }

  return {
    openProcess,
    /** A queue for each test, so that none sees another's jobs. */
    newJob(options: JobSettings = {}) {
      const name = `test.job-${++count}` as const;
      return defineJob({ name, payload: z.object({ n: z.number() }), ...options });
    },
    async closeProcesses(): Promise<void> {
      for (const cleanup of cleanups.reverse()) await cleanup();
      cleanups = [];
    },
    /** The waits of the back-off are hours of test time: this lets them pass. */
    async letWaitsPass(): Promise<void> {
      await database.query(
        "update jobs.job set start_after = now() - interval '1 second' where state = 'retry'",
      );
      await database.query("select pg_notify('candour_jobs', name) from jobs.queue");
    },
  };
}

interface JobSettings {
  retries?: number;
  retryDelaySeconds?: number;
  timeoutSeconds?: number;
  concurrency?: number;
}

interface LogLine {
  level: string;
  msg: string;
  [field: string]: unknown;
}

export function recordingLog(): { lines: LogLine[]; log: Log } {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const formatters = { level: (label: string) => ({ level: label }) };
  return { lines, log: pino({ level: "debug", formatters }, stream) };
}

/** Something that a handler waits for until the test opens it. */
export function gate(): { open(): void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
