import { timingSafeEqual } from "node:crypto";
import * as contract from "#contract/platform.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { demoPassword } from "../demo-world.ts";
import type { Events } from "../events.ts";
import { notFound } from "../faults.ts";
import type { Route, Routes } from "../http/routes.ts";
import { listMailbox, mailboxPage, mailPage, readMail } from "../mail/mailbox.ts";
import { docsPage } from "./docs-page.ts";
import type { Metrics } from "./metrics.ts";
import { openApiDocument } from "./openapi.ts";
import type { Probe } from "./probes.ts";

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly events: Events;
  readonly metrics: Metrics;
  readonly probes: readonly Probe[];
  readonly outbox: string;
  readonly demoAccounts: readonly { email: string; role: string }[];
  readonly isStopping: () => boolean;
}

/** Every route of the house itself. `all` is read late, when every feature has been added. */
export function houseRoutes(routes: Routes & { readonly all: Route[] }, parts: Parts): void {
  addProbes(routes, parts);
  addMailbox(routes, parts);
  addDocs(routes);

  routes.on(contract.liveEvents).answer(({ actor, visitor }) => ({
    stream: parts.events.streamFor(actor ? `account:${actor.id}` : `visitor:${visitor}`),
  }));

  routes.on(contract.demoWorld).answer(async () => {
    const password = parts.config.demo ? await demoPassword(parts.database) : null;
    return { accounts: password === null ? [] : [...parts.demoAccounts], password };
  });

  routes.on(contract.robots).answer(() => ({
    contentType: "text/plain; charset=utf-8",
    text: `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /dev/\nAllow: /\n`,
  }));
}

function addProbes(routes: Routes, { config, metrics, probes, isStopping }: Parts): void {
  const plain = "text/plain; charset=utf-8";
  routes.on(contract.health).answer(() => ({ text: "ok\n", contentType: plain }));

  routes.on(contract.readiness).answer(async () => {
    const results = await Promise.all(probes.map(runProbe));
    const lines = isStopping() ? ["stopping", ...results] : results;
    const ready = lines.every((line) => line.endsWith(": ok"));
    return { text: `${lines.join("\n")}\n`, contentType: plain, status: ready ? 200 : 503 };
  });

  routes.on(contract.metricsText).answer(({ client, bearer }) => {
    if (!client.isLocal && !sameSecret(bearer, config.metricsToken))
      throw notFound("That was not found.");
    return { text: metrics.text(), contentType: "text/plain; version=0.0.4" };
  });
}

/** Says which part is down, never why: reasons can hold addresses and names. */
async function runProbe({ name, check }: Probe): Promise<string> {
  return check().then(
    () => `${name}: ok`,
    () => `${name}: down`,
  );
}

function sameSecret(given: string | undefined, expected: string | undefined): boolean {
  if (!given || !expected || given.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function addMailbox(routes: Routes, { config, outbox }: Parts): void {
  const open = (isLocal: boolean) => {
    if (!config.localOnly || !isLocal) throw notFound("That was not found.");
  };
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
  routes.on(contract.openApi).answer(() => openApiDocument(endpoints()));
  routes.on(contract.apiDocs).answer(() => ({ html: docsPage(endpoints()) }));
}
