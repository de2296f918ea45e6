import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CALL_PATHS } from "#contract/call-paths.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { createAdmission } from "../admission/admission.ts";
import { type Asker, askAs } from "../admission/asker.ts";
import { rateLimited } from "../faults.ts";
import { answerNotFound, answerPageFault } from "../http/answer-fault.ts";
import type { Caller } from "../http/caller.ts";
import { networkOf } from "../http/client.ts";
import { cookiesOf } from "../http/cookies.ts";
import { lineOf, type Route, requireCaller } from "../http/routes.ts";
import { callerOf, type HttpRules, signalOf } from "../http/serve-routes.ts";
import type { Log } from "../log.ts";

/** What the web side hands over for one page (`src/web/render.tsx`). */
interface Rendered {
  readonly status: number;
  readonly redirect?: string;
}

interface RenderModule {
  render(input: {
    url: string;
    call: (endpoint: Endpoint, input: { params?: unknown; query?: unknown }) => Promise<unknown>;
    theme: string | undefined;
    origin: string;
  }): Promise<Rendered>;
  assemble(template: string, rendered: Rendered): string;
  renderNotSent(template: string, url: string, theme: string | undefined): string;
}

/** Where pages come from: the build, or Vite while developing. */
export interface PageSource {
  load(url: string): Promise<{ template: string; module: RenderModule }>;
}

const FILES = /^\/assets\//;
/** The design system's own page, for those who build with it. */
const PARTS = /^\/dev\/parts(\?|$)/;

export async function builtPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const web = join(root, "dist/web");
  if (!existsSync(join(web, "index.html")))
    throw new Error("The web pages are not built. Run `npm start`, which builds them first.");
  // Names under assets/ carry a hash of the content and never change; the few others may.
  await app.register(fastifyStatic, {
    root: join(web, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
  });
  for (const file of readdirSync(web, { withFileTypes: true }))
    if (file.isFile() && file.name !== "index.html")
      app.get(`/${file.name}`, (_request, reply) =>
        reply.sendFile(file.name, web, { maxAge: "1h", immutable: false }),
      );
  const template = readFileSync(join(web, "index.html"), "utf8");
  const module = await import(pathToFileURL(join(root, "dist/render/render.js")).href);
  return { load: async () => ({ template, module }) };
}

/** Everything that is no call and no file is a page of the app, rendered here. */
export function servePages(
  app: FastifyInstance,
  source: PageSource,
  routes: readonly Route[],
  rules: HttpRules & { readonly production: boolean; readonly turns: PageTurns },
  log: Log,
): void {
  const isPage = ({ method, url }: FastifyRequest) =>
    (method === "GET" || method === "HEAD") &&
    !FILES.test(url) &&
    (!CALL_PATHS.test(url) || (PARTS.test(url) && !rules.production));
  // Before its body is looked at, which would be refused for not being JSON.
  app.addHook("onRequest", async (request, reply) => {
    if (isFormOfPage(request)) return answerNotSent(request, reply, source);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return answerNotFound(request, reply);
    try {
      const network = networkOf(request.ip);
      const asker = { owner: network, network, isRequest: true, signal: signalOf(reply) };
      return await rules.turns(asker, () => renderPage(request, reply, source, routes, rules));
    } catch (error) {
      return answerPageFault(error, request, reply, log);
    }
  });
}

/** A form that the browser sent by itself, because the page's scripts were not there to send it. */
const isFormOfPage = ({ method, url, headers }: FastifyRequest) =>
  method === "POST" && !CALL_PATHS.test(url) && headers.accept?.includes("text/html");

async function answerNotSent(request: FastifyRequest, reply: FastifyReply, source: PageSource) {
  const { template, module } = await source.load(request.url);
  return reply
    .code(405)
    .header("allow", "GET, HEAD")
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(module.renderNotSent(template, request.url, request.cookies.theme));
}

async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  source: PageSource,
  routes: readonly Route[],
  rules: HttpRules,
): Promise<FastifyReply> {
  const { template, module } = await source.load(request.url);
  const rendered = await module.render({
    url: request.url,
    call: inProcessCalls(request, reply, routes, rules),
    theme: request.cookies.theme,
    origin: rules.publicUrl ?? `${request.protocol}://${request.headers.host}`,
  });
  if (rendered.redirect) return reply.redirect(rendered.redirect, rendered.status);
  return reply
    .code(rendered.status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(module.assemble(template, rendered));
}

/**
 * A page asks for its data as its reader would, without a round trip through the network. Who that
 * is is asked on the first call: a page can be shown when even that cannot be answered.
 */
function inProcessCalls(
  request: FastifyRequest,
  reply: FastifyReply,
  routes: readonly Route[],
  rules: HttpRules,
) {
  const cookies = cookiesOf(request, reply, rules);
  let asked: Promise<Caller> | undefined;
  return async (endpoint: Endpoint, input: { params?: unknown; query?: unknown }) => {
    const route = routes.find((one) => lineOf(one.endpoint) === lineOf(endpoint));
    if (!route) throw new Error(`${lineOf(endpoint)} is not answered.`);
    asked ??= callerOf(request, rules);
    const caller = await asked;
    requireCaller(route.endpoint.who, caller.actor);
    const { params = {}, query = {} } = input;
    return route.run({ ...caller, cookies, params, query, body: undefined, files: undefined });
  };
}

/** Pages are made on the web's thread: few at once, so that the next one of somebody else is not far down. */
const RULES = {
  name: "pages",
  atOnce: 4,
  perNetwork: 2,
  waiting: 100,
  waitMs: 20_000,
  sentences: {
    busy: "The service is busy right now. Please try again in a moment.",
    tooMany: "Too many pages at once. Please wait a moment and try again.",
  },
};
const WINDOW_MS = 60_000;

type PageTurns = ReturnType<typeof createPageTurns>;

/** `perMinute` of one network; 0 is no limit. */
export function createPageTurns(perMinute: number) {
  const admission = createAdmission(RULES);
  let counts = new Map<string, number>();
  let since = performance.now();

  function count(network: string): void {
    const now = performance.now();
    if (now - since > WINDOW_MS) {
      counts = new Map();
      since = now;
    }
    const made = (counts.get(network) ?? 0) + 1;
    counts.set(network, made);
    if (perMinute > 0 && made > perMinute)
      throw rateLimited(RULES.sentences.tooMany, (since + WINDOW_MS - now) / 1000);
  }

  return async <T>(asker: Asker, make: () => Promise<T>): Promise<T> => {
    count(asker.network);
    return askAs(asker, () => admission.run(make));
  };
}
