import { join } from "node:path";
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
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { jobMetrics, platformMetrics } from "./metrics/platform-metrics.ts";
import { createSealer, type Sealer } from "./signing/sealer.ts";
import { secretOf, secretsOf } from "./signing/secret.ts";
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
