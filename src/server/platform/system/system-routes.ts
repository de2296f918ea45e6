import type { Endpoint } from "#contract/endpoint.ts";
import * as contract from "#contract/platform.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { demoPassword } from "../demo-world.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Events } from "../events.ts";
import { notFound } from "../faults.ts";
import type { Route, Routes } from "../http/routes.ts";
import { rememberStarter } from "../http/start-token.ts";
import { listMailbox, mailboxPage, mailPage, readMail } from "../mail/mailbox.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { sameSecret } from "../signing/same-secret.ts";
import { openApiDocument } from "./openapi.ts";
import type { Probe } from "./probe.ts";
import { createReadiness } from "./probes.ts";
import type { Sitemap } from "./sitemap.ts";

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly events: Events;
  readonly metrics: Metrics;
  readonly probes: readonly Probe[];
  readonly outbox: string;
  readonly demoAccounts: readonly { email: string; role: string }[];
  readonly publicUrl: { readonly value: string };
  readonly sitemap: Sitemap;
  readonly startToken: string;
  readonly isStopping: () => boolean;
}

/** Every route of the house itself. `all` is read late, when every feature has been added. */
export function systemRoutes(routes: Routes & { readonly all: Route[] }, parts: Parts): void {
  addProbes(routes, parts);
  addMailbox(routes, parts);
  addDocs(routes);

  routes.on(contract.liveEvents).answer(({ actor, visitor, client }) => ({
    stream: actor
      ? parts.events.streamFor(`account:${actor.id}`, client.network, actor.session.id)
      : parts.events.streamFor(`visitor:${visitor}`, client.network),
  }));

  routes.on(contract.demoWorld).answer(async ({ client }) => {
    const password = parts.config.demo ? await demoPassword(parts.database) : null;
    if (password === null) return { accounts: [], password };
    const shown = ({ role }: { role: string }) => client.isLocal || role !== "administrator";
    return { accounts: parts.demoAccounts.filter(shown), password };
  });

  routes.on(contract.siteFacts).answer(() => ({
    support_email: parts.config.supportEmail,
    goals: parts.config.goals,
  }));

  addForCrawlers(routes, parts);
}

const XML = "application/xml; charset=utf-8";
const SITEMAP_FILE = /^([1-9]\d{0,4})\.xml$/;

function addForCrawlers(routes: Routes, { publicUrl, sitemap }: Parts): void {
  routes.on(contract.robots).answer(() => ({
    contentType: "text/plain; charset=utf-8",
    text: `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /dev/\nAllow: /\n\nSitemap: ${publicUrl.value}/sitemap.xml\n`,
  }));

  routes.on(contract.sitemap).answer(async () => ({
    contentType: XML,
    text: await sitemap.main(),
  }));

  routes.on(contract.sitemapFile).answer(async ({ params }) => {
    const number = Number(SITEMAP_FILE.exec(params.file)?.[1] ?? 0);
    const text = number > 0 ? await sitemap.file(number) : undefined;
    if (text === undefined) throw notFound("That was not found.");
    return { contentType: XML, text };
  });
}

function addProbes(routes: Routes, { config, metrics, probes, isStopping }: Parts): void {
  const plain = "text/plain; charset=utf-8";
  routes.on(contract.health).answer(() => ({ text: "ok\n", contentType: plain }));

  const readiness = createReadiness(probes);
  routes.on(contract.readiness).answer(async () => {
    const { ready, lines } = await readiness();
    const text = [...(isStopping() ? ["stopping"] : []), ...lines, ""].join("\n");
    return { text, contentType: plain, status: ready && !isStopping() ? 200 : 503 };
  });

  routes.on(contract.metricsText).answer(async ({ client, bearer }) => {
    if (!client.isLocal && !sameSecret(bearer, config.metricsToken))
      throw notFound("That was not found.");
    return { text: await metrics.text(), contentType: "text/plain; version=0.0.4" };
  });
}

function addMailbox(routes: Routes, { config, outbox, startToken }: Parts): void {
  const onlyHere = () => {
    if (!config.localOnly) throw notFound("That was not found.");
  };
  const open = (isLocal: boolean) => {
    onlyHere();
    if (!isLocal) throw notFound("Open the link that the program printed when it started.");
  };
  routes.on(contract.openAsStarter).answer(({ query, cookies }) => {
    onlyHere();
    if (!sameSecret(query.token, startToken))
      throw notFound("This link is of an earlier start. Open the one that was printed last.");
    rememberStarter(cookies);
    return { redirect: "/" };
  });
  routes.on(contract.mailbox).answer(async ({ client }) => {
    open(client.isLocal);
    return { html: mailboxPage(await listMailbox(outbox, 100)) };
  });
  routes.on(contract.mailboxMessage).answer(async ({ client, params }) => {
    open(client.isLocal);
    const mail = await readMail(outbox, params.name);
    if (!mail) throw notFound("That mail was not found.");
    return { html: mailPage(mail) };
  });
}

function addDocs(routes: Routes & { readonly all: Route[] }): void {
  const endpoints = () => routes.all.map((route) => route.endpoint);
  // Made once: it takes a tenth of a second of the web's thread, and routes do not change.
  let made: ReturnType<typeof openApiDocument> | undefined;
  routes.on(contract.openApi).answer(() => {
    made ??= openApiDocument(endpoints());
    return made;
  });
  routes.on(contract.apiDocs).answer(() => ({ html: docsPage(endpoints()) }));
}

/** The calls as one plain page, without script or style: for reading, and for finding a path. */
function docsPage(endpoints: readonly Endpoint[]): string {
  const rows = endpoints
    .filter((endpoint) => !endpoint.path.startsWith("/dev/"))
    .map(
      (endpoint) =>
        `<tr><td><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></td><td>${endpoint.who}</td><td>${endpoint.kind}</td><td>${escapeHtml(endpoint.summary)}</td></tr>`,
    );
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Calls - Candour</title></head><body><main><h1>Calls</h1><p>The same as a document for programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p><table><thead><tr><th scope="col">Call</th><th scope="col">Who may</th><th scope="col">Kind</th><th scope="col">What it does</th></tr></thead><tbody>${rows.join("")}</tbody></table></main></body></html>`;
}
