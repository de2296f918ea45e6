import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { demoPeople } from "./features/accounts/demo.ts";
import { addAccounts } from "./features/accounts/feature.ts";
import { newToken } from "./features/accounts/sessions.ts";
import { addNotifications } from "./features/notifications/feature.ts";
import type { Config } from "./platform/config.ts";
import { loadDemoWorld } from "./platform/demo-world.ts";
import { houseRoutes } from "./platform/house/house-routes.ts";
import type { Metrics } from "./platform/house/metrics.ts";
import type { Route } from "./platform/http/routes.ts";
import { type HttpRules, serveRoutes } from "./platform/http/serve-routes.ts";
import { createHttpServer } from "./platform/http/server.ts";
import { devPages } from "./platform/pages/dev-pages.ts";
import { builtPages, servePages } from "./platform/pages/pages.ts";
import { createPlatform, type Ground, outboxOf, type Platform } from "./platform/platform.ts";
import { projectRoot } from "./platform/project-root.ts";

export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly routes: readonly Route[];
  /** What Fastify really has on the wire, for the test that nothing goes past the contract. */
  readonly served: readonly string[];
  /** Starts the background work. Requests are answered without it, too. */
  start(): Promise<void>;
  /** Finishes what is under way, then lets go of everything but the database. */
  stop(): Promise<void>;
  /** Fills an unused database; answers whether it did. */
  loadDemo(): Promise<boolean>;
}

/** The composition root: what there is, from the ground up. */
export async function createApp(ground: Ground): Promise<App> {
  const platform = await createPlatform(ground);
  const { config, database, events, jobs, listener, log, metrics, routes } = platform;

  const accounts = addAccounts(platform, {
    statusExtras: async () => ({ unread: 0, documentIds: [] }),
  });
  addNotifications(platform);

  let stopping = false;
  houseRoutes(routes, {
    config,
    database,
    events,
    metrics,
    outbox: outboxOf(config),
    demoAccounts: demoPeople(config.localOnly),
    probes: probesOf(platform),
    isStopping: () => stopping,
  });

  const secure = config.publicUrl?.startsWith("https:") ?? false;
  const rules: HttpRules = { publicUrl: config.publicUrl, secure, identify: accounts.identify };
  const http = await createHttpServer(
    {
      secret: config.secret ?? localSecret(config),
      secure,
      trustProxy: config.trustProxy,
      requestsPerMinute: config.limits.requestsPerMinute,
      dev: config.dev,
    },
    log,
    metrics,
  );
  const served: string[] = [];
  http.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) if (one !== "HEAD") served.push(`${one} ${url}`);
  });
  const answersWeb = config.roles.includes("web");
  serveRoutes(http, answersWeb ? routes.all : routes.all.filter(isProbe), rules);
  if (answersWeb) {
    const root = projectRoot();
    const pages = config.dev ? await devPages(http, root) : await builtPages(http, root);
    servePages(http, pages, routes.all, rules, log);
  }

  return {
    http,
    platform,
    routes: routes.all,
    served,
    async start() {
      await listener.start();
      await jobs.start();
    },
    async stop() {
      stopping = true;
      events.closeAll();
      await closeHttp(http, metrics);
      await jobs.stop();
      await listener.close();
    },
    loadDemo: async () =>
      config.demo && loadDemoWorld(database, platform.demo, accounts.isUnused, platform.clock()),
  };
}

/**
 * Requests under way are finished. Connections without one are cut: browsers open some in advance
 * and keep others alive, and a stop would wait a minute for them.
 */
async function closeHttp(http: FastifyInstance, metrics: Metrics): Promise<void> {
  const cut = setInterval(() => {
    if (metrics.underWay() === 0) http.server.closeAllConnections();
  }, 20);
  await http.close().finally(() => clearInterval(cut));
}

/** What an orchestrator asks a worker that serves no pages. */
const isProbe = ({ endpoint }: Route) =>
  ["/healthz", "/readyz", "/metrics"].includes(endpoint.path);

function probesOf({ database, files, jobs, listener, mailCheck }: Platform) {
  const up = (name: string, isUp: () => boolean) => ({
    name,
    check: async () => {
      if (!isUp()) throw new Error(`${name} is down`);
    },
  });
  return [
    { name: "database", check: async () => void (await database.query("select 1")) },
    { name: "files", check: () => files.check() },
    { name: "mail", check: mailCheck },
    up("jobs", () => jobs.isUp),
    up("events", () => listener.isUp),
  ];
}

/** Signs the visitor cookie. Made once and kept, so that a restart does not disown anyone. */
function localSecret({ dataDir }: Config): string {
  const path = join(dataDir, "secret");
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path, newToken(), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(path, "utf8");
}
