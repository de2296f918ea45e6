import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Address } from "postal-mime";
import * as z from "zod";
import type { Endpoint, Schema } from "#contract/endpoint.ts";
import { FaultBody } from "#contract/faults.ts";
import { isUrl } from "#contract/is-url.ts";
import * as contract from "#contract/platform.ts";
import { type Config, isLoopback } from "../config.ts";
import type { Database } from "../database/database.ts";
import { demoPassword } from "../demo-world.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Events } from "../events.ts";
import { notFound } from "../faults.ts";
import type { Route, Routes } from "../http/routes.ts";
import { rememberStarter, sameSecret } from "../http/start-token.ts";
import type { Metrics } from "../metrics/metrics.ts";
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

/** The contract as an OpenAPI 3.1 document: made from the lines themselves, so it cannot be stale. */
function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Candour", version: "1.0.0" },
    paths,
    components: { schemas: { Fault: jsonSchema(FaultBody, "output") } },
  };
}

function operation(endpoint: Endpoint) {
  const fault = {
    description: "Refused: `fault` says why, `message` says it to a person.",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Fault" } } },
  };
  return {
    summary: endpoint.summary,
    "x-who": endpoint.who,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...requestBody(endpoint),
    responses: { [statusOf(endpoint)]: success(endpoint), default: fault },
  };
}

const statusOf = (endpoint: Endpoint) => ("status" in endpoint ? endpoint.status : 200) ?? 200;

function pathParameters({ path }: Endpoint) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Endpoint) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function requestBody(endpoint: Endpoint) {
  if (endpoint.kind === "json" && endpoint.body)
    return { requestBody: { content: jsonContent(endpoint.body, "input") } };
  if (endpoint.kind !== "upload") return {};
  const files = Object.entries(endpoint.files).map(([name, rule]) => [
    name,
    { type: "string", format: "binary", description: `At most ${rule.maxBytes} bytes.` },
  ]);
  const fields = endpoint.body ? (jsonSchema(endpoint.body, "input").properties ?? {}) : {};
  const properties = { ...fields, ...Object.fromEntries(files) };
  return {
    requestBody: { content: { "multipart/form-data": { schema: { type: "object", properties } } } },
  };
}

function success(endpoint: Endpoint) {
  if (!("response" in endpoint)) return { description: endpoint.summary };
  return { description: "Done.", content: jsonContent(endpoint.response, "output") };
}

const jsonContent = (schema: Schema, io: "input" | "output") => ({
  "application/json": { schema: jsonSchema(schema, io) },
});

function jsonSchema(schema: Schema, io: "input" | "output") {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return plain;
}

interface MailboxMail {
  /** The file's name without its ending. */
  id: string;
  date: string;
  from: string;
  to: string;
  subject: string;
  text: string;
}

const FILE = /^(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z-[\w-]{1,64})\.eml$/;
const PATH = "/dev/mailbox";

/** What the outbox holds, the newest first. The names begin with the time. */
export async function listMailbox(dir: string, limit: number): Promise<MailboxMail[]> {
  const names = await readdir(dir).catch(absent);
  const ids = (names ?? []).flatMap((name) => FILE.exec(name)?.[1] ?? []);
  const newest = ids.sort().reverse().slice(0, limit);
  const mails = await Promise.all(newest.map((id) => readMail(dir, id)));
  return mails.filter((mail) => mail !== undefined);
}

export async function readMail(dir: string, id: string): Promise<MailboxMail | undefined> {
  const name = `${id}.eml`;
  if (!FILE.test(name)) return undefined;
  const file = await readFile(join(dir, name)).catch(absent);
  if (!file) return undefined;
  const { date, from, to, subject, text } = await PostalMime.parse(file);
  return {
    id,
    date: date ?? "",
    from: from ? shownAddress(from) : "",
    to: (to ?? []).map(shownAddress).join(", "),
    subject: subject ?? "",
    text: text ?? "",
  };
}

function absent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

function shownAddress({ name, address = "" }: Address): string {
  return name ? `${name} <${address}>` : address;
}

export function mailboxPage(mails: readonly MailboxMail[]): string {
  const rows = mails.map(
    ({ id, date, to, subject }) =>
      `<tr><td><time datetime="${escapeHtml(date)}">${escapeHtml(date)}</time></td><td>${escapeHtml(to)}</td><td><a href="${PATH}/${id}">${escapeHtml(subject) || "(no subject)"}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  return document(
    "Mailbox",
    `<p>No mail server is set, so mail stays on this machine.</p>${rows.length > 0 ? table : "<p>No mail yet.</p>"}`,
  );
}

/** `origin` is where this program is reached, when that is not this machine's own name. */
export function mailPage(mail: MailboxMail, origin?: string): string {
  const fact = (name: string, value: string) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;
  return document(
    mail.subject || "(no subject)",
    `<dl>${fact("From", mail.from)}${fact("To", mail.to)}${fact("Sent", mail.date)}</dl><pre>${withLinks(mail.text, origin)}</pre><p><a href="${PATH}">Back to the mailbox</a></p>`,
  );
}

/** Nothing is loaded and nothing runs: there is no style and no script in it. */
function document(title: string, content: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading} - Candour</title></head><body><main><h1>${heading}</h1>${content}</main></body></html>`;
}

function withLinks(text: string, origin: string | undefined): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, index) => {
      const path = index % 2 === 1 ? ownPath(part, origin) : undefined;
      const shown = escapeHtml(part);
      return path === undefined ? shown : `<a href="${escapeHtml(path)}">${shown}</a>`;
    })
    .join("");
}

/**
 * The path of an address of ours. The page is seen on this machine only, so any of its names is
 * us; a link to the path alone cannot lead elsewhere and keeps the name that the cookies have.
 */
function ownPath(address: string, origin: string | undefined): string | undefined {
  if (!isUrl(address)) return undefined;
  const url = new URL(address);
  if (url.origin !== origin && !isLoopback(url.hostname.replace(/^\[|\]$/g, ""))) return undefined;
  // Two slashes at the beginning would name another host.
  return `/${url.pathname.replace(/^\/+/, "")}${url.search}${url.hash}`;
}
