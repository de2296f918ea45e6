import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { admissionLoads } from "./admission/admission.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { createListener, type Listener } from "./database/listener.ts";
import type { DemoPart } from "./demo-world.ts";
import { createEvents, type Events } from "./events.ts";
import { createFiles, type Files } from "./files/files.ts";
import { createRoutes, type Route, type Routes } from "./http/routes.ts";
import { createStartToken } from "./http/start-token.ts";
import { createJobs, type Jobs } from "./jobs/jobs.ts";
import { createLimits, type Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import { createMail, type Mail } from "./mail/mail.ts";
import { outboxTransport, smtpTransport } from "./mail/transports.ts";
import { counter, gauge, type Metric } from "./metrics/exposition.ts";
import { createMetrics, type Metrics, type ReadMetrics } from "./metrics/metrics.ts";
import { taskCounts } from "./processes/task-counts.ts";
import { createSealer, type Sealer } from "./signing/sealer.ts";
import { createSigner, type Signer } from "./signing/signer.ts";
import type { Probe } from "./system/probe.ts";
import type { SitemapPart } from "./system/sitemap.ts";

/** Everything a feature may stand on. It is handed over whole: `addThings(platform)`. */
export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly clock: () => Date;
  readonly database: Database;
  readonly listener: Listener;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly mail: Mail;
  readonly mailCheck: () => Promise<void>;
  readonly limits: Limits;
  readonly signer: Signer;
  readonly sealer: Sealer;
  readonly events: Events;
  readonly metrics: Metrics;
  readonly routes: Routes & { readonly all: Route[] };
  /** Each feature's part of the demo world, in the order of the features. */
  readonly demo: DemoPart[];
  /** Each feature's pages for search engines. */
  readonly sitemap: SitemapPart[];
  /** What a feature keeps running besides requests and jobs; started and stopped with the house. */
  readonly services: Service[];
  /** What /readyz asks besides the platform's own parts. */
  readonly probes: Probe[];
  /** Where links in mails lead: PUBLIC_URL, or the address this process listens on. */
  readonly publicUrl: { value: string };
  /** Printed at the start, for whoever started the program (http/start-token.ts). */
  readonly startToken: string;
  /** Aborted when the process begins to stop: what waits, or can be gone on with elsewhere, ends then. */
  readonly stopping: AbortController;
}

interface Service {
  start(): void;
  stop(): Promise<void>;
  /** When it does its work as well as ever; `tell` takes how far it is by then. */
  ready?(tell: (progress: string) => void): Promise<void>;
}

export interface PlatformOptions {
  readonly config: Config;
  readonly log: Log;
  readonly clock: () => Date;
  readonly database: Database;
}

export const outboxOf = (config: Config) => join(config.dataDir, "outbox");

export async function createPlatform({
  config,
  log,
  clock,
  database,
}: PlatformOptions): Promise<Platform> {
  const listener = createListener(database.connection, log);
  const runs = config.roles.includes("worker");
  const jobs = createJobs({ database, listener, log, runs });
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl)
    : outboxTransport(outboxOf(config));
  const publicUrl = { value: config.publicUrl ?? `http://localhost:${config.port}` };
  const events = createEvents(listener, config.limits.streams);
  const metrics = createMetrics();
  metrics.add(platformMetrics({ database, events, jobs }));
  metrics.add(jobMetrics({ jobs }));
  metrics.addTimes(database.times);
  return {
    config,
    log,
    clock,
    database,
    listener,
    jobs,
    files: await createFiles({ s3Url: config.s3Url, dataDir: config.dataDir, log }),
    mail: createMail({
      jobs,
      transport,
      from: config.mailFrom,
      footer: () => `Candour, ${publicUrl.value}`,
      log,
    }),
    mailCheck: () => transport.check(),
    limits: createLimits(database, clock),
    signer: createSigner(secretOf(config)),
    sealer: createSealer(secretsOf(config)),
    events,
    metrics,
    routes: createRoutes(),
    demo: [],
    sitemap: [],
    services: [],
    probes: [],
    publicUrl,
    startToken: createStartToken(),
    stopping: new AbortController(),
  };
}

/** Signs cookies and links: what the operator set, or one of our own. */
export const secretOf = (config: Config): string => config.secret ?? localSecret(config);

/** The same for what stays encrypted in the database: also the secrets that were replaced. */
const secretsOf = (config: Config): [string, ...string[]] => [
  secretOf(config),
  ...config.secretsBefore,
];

/** Made once and kept, so that a restart does not disown anyone. */
function localSecret({ dataDir }: Config): string {
  const path = join(dataDir, "secret");
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // `a`: when two processes start at once, both read what came first.
    writeFileSync(path, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "a" });
  }
  const [first = ""] = readFileSync(path, "utf8").split("\n");
  return first;
}

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Jobs;
}

/** Streams, connections, the children that open files. Known without asking anybody. */
const platformMetrics =
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
function jobMetrics({ jobs }: Pick<Parts, "jobs">): ReadMetrics {
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
