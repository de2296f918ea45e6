import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Db } from "../database/database.ts";
import { loadDemoWorld } from "../demo-world.ts";
import { removeAbandonedFolders } from "../files/temporary-folders.ts";
import { answerNotFound } from "../http/answer-fault.ts";
import type { Identify } from "../http/caller.ts";
import type { Route } from "../http/routes.ts";
import { type HttpRules, serveRoutes } from "../http/serve-routes.ts";
import { createHttpServer } from "../http/server.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { builtPages, createPageTurns, type PageSource, servePages } from "../pages/pages.ts";

import { outboxOf, type Platform, secretOf } from "../platform.ts";
import { openPrepared, type Prepared, type PreparedModules } from "../prepared-demo.ts";
import { projectRoot } from "../project-root.ts";

import { probesOf } from "./probes.ts";
import { createSitemap } from "./sitemap.ts";
import { systemRoutes } from "./system-routes.ts";

export interface AppServer {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly routes: readonly Route[];
  /** What Fastify really has on the wire, for the test that nothing goes past the contract. */
  readonly served: readonly string[];
  /** Starts the background work. Requests are answered without it, too. */
  start(): Promise<void>;
  /** When everything that was started is there; `tell` takes how far it is by then. */
  ready(tell?: (progress: string) => void): Promise<void>;
  /** Finishes what is under way, then lets go of everything but the database. */
  stop(): Promise<void>;
  /** Fills an unused database; answers whether it did. Gives up, leaving nothing, when asked to stop. */
  loadDemo(stopping?: AbortSignal, prepared?: Prepared): Promise<boolean>;
}

/** Resumes in clear must not lie about for long after a process was killed over them. */
const SWEEP_MS = 5000;

/** What the platform needs to be told, because it knows no feature. */
interface AppParts {
  readonly identify: Identify;
  readonly isUnused: (db: Db) => Promise<boolean>;
  readonly demoAccounts: readonly { email: string; role: string }[];
  /** What is worked out ahead for the demo world, and by which modules. */
  readonly demoModules: PreparedModules;
}

/** Puts everything that was added to the platform on the wire. */
export async function createAppServer(platform: Platform, residents: AppParts): Promise<AppServer> {
  const { config, database, events, jobs, listener, metrics, routes, startToken } = platform;
  let sweep: NodeJS.Timeout | undefined;
  systemRoutes(routes, {
    config,
    database,
    events,
    metrics,
    outbox: outboxOf(config),
    demoAccounts: residents.demoAccounts,
    probes: probesOf(platform),
    publicUrl: platform.publicUrl,
    sitemap: createSitemap(platform),
    startToken,
    isStopping: () => platform.stopping.signal.aborted,
  });
  const { http, served } = await openHttp(platform, residents.identify);
  return {
    http,
    platform,
    routes: routes.all,
    served,
    async start() {
      const removeLeft = () =>
        removeAbandonedFolders().catch((error: unknown) =>
          platform.log.warn({ err: error }, "folders of dead processes could not be removed"),
        );
      await removeLeft();
      sweep = setInterval(() => void removeLeft(), SWEEP_MS);
      sweep.unref();
      // They take the longest, and need nothing of the others.
      for (const service of platform.services) service.start();
      await listener.start();
      await jobs.start();
    },
    async ready(tell = () => {}) {
      await Promise.all(platform.services.map((service) => service.ready?.(tell)));
    },
    async stop() {
      platform.stopping.abort();
      clearInterval(sweep);
      events.closeAll();
      await closeHttp(http, metrics);
      await jobs.stop();
      await Promise.all(platform.services.map((service) => service.stop()));
      await listener.close();
    },
    loadDemo: async (stopping, prepared) =>
      config.demo &&
      loadDemoWorld(database, platform.demo, {
        isUnused: residents.isUnused,
        now: platform.clock(),
        stopping,
        prepared: () => prepared ?? openPrepared(residents.demoModules, platform.log),
      }),
  };
}

async function openHttp(platform: Platform, identify: Identify) {
  const { config, log, metrics, startToken } = platform;
  const secure = config.publicUrl?.startsWith("https:") ?? false;
  const options = {
    secret: secretOf(config),
    secure,
    trustProxy: config.trustProxy,
    requestsPerMinute: config.limits.requestsPerMinute,
    connections: config.limits.connections,
    accessLog: config.accessLog,
    openPerNetwork: config.limits.openPerNetwork,
    dev: config.dev,
  };
  const http = await createHttpServer(options, log, metrics);
  const served: string[] = [];
  http.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) if (one !== "HEAD") served.push(`${one} ${url}`);
  });
  const { publicUrl, isPublished } = config;
  await serveAll(http, platform, {
    publicUrl,
    secure,
    isPublished,
    startToken,
    identify,
    log,
  });
  return { http, served };
}

async function serveAll(http: FastifyInstance, platform: Platform, rules: HttpRules) {
  const { config, log, routes } = platform;
  if (!config.roles.includes("web")) {
    serveRoutes(http, routes.all.filter(isProbe), rules);
    http.setNotFoundHandler(answerNotFound);
    return;
  }
  serveRoutes(http, routes.all, rules);
  const open = config.dev ? devPages : builtPages;
  const { production } = config;
  const pages = await open(http, projectRoot());
  const turns = createPageTurns(config.limits.pagesPerMinute);
  servePages(http, pages, routes.all, { ...rules, production, turns }, log);
}

/** What an orchestrator asks a worker that serves no pages. */
const isProbe = ({ endpoint }: Route) =>
  ["/healthz", "/readyz", "/metrics"].includes(endpoint.path);

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

/** Pages straight from the source, reloaded as it changes (`npm run dev`). */
async function devPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook("onClose", () => vite.close());
  return {
    async load(url) {
      const html = await readFile(join(root, "index.html"), "utf8");
      const template = await vite.transformIndexHtml(url, html);
      const { render, assemble, renderNotSent } = await vite.ssrLoadModule("/src/web/render.tsx");
      return { template, module: { render, assemble, renderNotSent } };
    },
  };
}
