import { admissionLoads } from "../admission/admission.ts";
import type { Database } from "../database/database.ts";
import type { Events } from "../events.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { taskCounts } from "../processes/task-counts.ts";
import { counter, gauge, type Metric } from "./exposition.ts";
import type { ReadMetrics } from "./metrics.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Jobs;
}

/** Streams, connections, the children that open files. Known without asking anybody. */
export const platformMetrics =
  ({ database, events }: Parts): ReadMetrics =>
  () => [
    gauge("candour_live_streams", "Open event streams.", events.open),
    gauge("candour_database_connections", "Open connections.", database.load().open),
    gauge("candour_database_waiting", "Waiting for a connection.", database.load().waiting),
    ...taskMetrics(),
    ...admissionMetrics(),
  ];

function taskMetrics(): Metric[] {
  const all = taskCounts();
  const of = (count: "busy" | "done" | "lost") =>
    all.map(({ name, ...counts }) => ({ labels: { program: name }, value: counts[count] }));
  return [
    gauge("candour_child_tasks", "Tasks that child processes are at.", of("busy")),
    counter("candour_child_tasks_total", "Tasks that child processes have answered.", of("done")),
    counter(
      "candour_child_tasks_lost_total",
      "Tasks whose child process was ended or died over them.",
      of("lost"),
    ),
  ];
}

/** Whose turn it is: the readers of files, the match index, pages. */
function admissionMetrics(): Metric[] {
  const all = [...admissionLoads()];
  const of = (count: "running" | "waiting" | "refused") =>
    all.map(([name, load]) => ({ labels: { of: name }, value: load[count] }));
  return [
    gauge("candour_turns_running", "Work whose turn it is.", of("running")),
    gauge("candour_turns_waiting", "Work that stands in line.", of("waiting")),
    counter("candour_turns_refused_total", "Work that found the line full.", of("refused")),
  ];
}

/** Whoever asks often must not make the database count as often. */
const FRESH_MS = 10_000;

/** The queues, which all processes share: each says the same of them. What jobs became is each process's own. */
export function jobMetrics({ jobs }: Pick<Parts, "jobs">): ReadMetrics {
  let kept: { readonly until: number; readonly read: Promise<readonly Metric[]> } | undefined;
  return async () => {
    if (!kept || kept.until < performance.now())
      kept = { until: performance.now() + FRESH_MS, read: queueMetrics(jobs) };
    const became = jobs.outcomes().map(({ name, outcome, count }) => ({
      labels: { queue: name, outcome },
      value: count,
    }));
    const outcomes = counter("candour_jobs_total", "What jobs became in this process.", became);
    return [outcomes, ...(await kept.read.catch(() => []))];
  };
}

async function queueMetrics(jobs: Jobs): Promise<readonly Metric[]> {
  const queues = await jobs.queues();
  const now = Date.now();
  return [
    gauge(
      "candour_queue_jobs",
      "Jobs by queue and state.",
      queues.flatMap(({ name, waiting, running, failed }) =>
        Object.entries({ waiting, running, given_up: failed }).map(([state, value]) => ({
          labels: { queue: name, state },
          value,
        })),
      ),
    ),
    gauge(
      "candour_queue_oldest_seconds",
      "For how long the oldest job that could be begun has waited.",
      queues.map(({ name, oldest }) => ({
        labels: { queue: name },
        value: oldest ? (now - oldest.getTime()) / 1000 : 0,
      })),
    ),
  ];
}
