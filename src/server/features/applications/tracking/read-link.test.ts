import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APPLICATION_SENTENCES as say } from "#contract/applications.ts";
import { LINK_SENTENCES as sayLink } from "#contract/job-links.ts";
import { FETCH_SENTENCES } from "#server/platform/fetching/fetch-sentences.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const DUTIES = `<h2>What you will do</h2><ul><li>Run unfair dismissal matters in the Fair Work Commission</li>
  <li>Draft enterprise agreements and advise on them</li><li>Brief counsel in the Federal Court</li></ul>
  <h2>What you bring</h2><ul><li>Admission as a lawyer and a current practising certificate</li>
  <li>Three to five years of employment law</li><li>Experience with LEAP</li></ul>
  <p>We pay $120,000 to $140,000 plus super, and everybody goes home at half past five.</p>`;
const POSTING = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Employment Lawyer",
  description: DUTIES,
  hiringOrganization: { "@type": "Organization", name: "Harrow Legal" },
  jobLocation: { address: { addressLocality: "Parramatta", addressRegion: "NSW" } },
  validThrough: "2026-12-04",
};
const page = (body: string) => `<html><body><main>${body}</main></body></html>`;
const PAGES: Record<string, string> = {
  "/told": `<script type="application/ld+json">${JSON.stringify(POSTING)}</script>${page(`<h1>Employment Lawyer</h1>${DUTIES}`)}`,
  "/plain": page(
    `<h1>Employment Lawyer</h1><p>Harrow Legal, Parramatta NSW</p>${DUTIES}<p>Applications close 11 December 2026.</p>`,
  ),
  "/news": page(
    `<h1>We moved</h1>${"<p>Last week our office went to a building with a garden, and it was a warm day.</p>".repeat(9)}`,
  ),
  "/empty": page("<p>Loading…</p>"),
};
const HTML = { "content-type": "text/html; charset=utf-8" };

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  "/gone": (response) => response.writeHead(404, HTML).end("no"),
  "/blocked": (response) => response.writeHead(403, HTML).end("no"),
  "/file": (response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"),
  "/large": (response) => response.writeHead(200, HTML).end("x".repeat(2 * 1024 * 1024 + 1)),
  "/inside": (response) => response.writeHead(302, { location: "http://127.0.0.1/" }).end(),
  "/circle": (response) => response.writeHead(302, { location: "/circle" }).end(),
};

let site: Server;
let app: TestApp;
let me: Person;
beforeAll(async () => {
  site = createServer((request, response) => {
    const path = request.url ?? "";
    if (path === "/hangs-up") return void request.socket.destroy();
    const answer = ANSWERS[path] ?? (() => response.writeHead(200, HTML).end(PAGES[path] ?? ""));
    answer(response);
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.2", done));
  const { port } = site.address() as AddressInfo;
  app = await startTestApp({
    clock: () => new Date("2026-11-18T01:30:00.000Z"),
    env: { FETCH_TEST_HOSTS: `harrow.example=127.0.0.2:${port}` },
  });
  me = await signedIn(app);
});
afterAll(async () => {
  await app?.end();
  site?.closeAllConnections();
  site?.close();
});

const read = (link: string, { browser }: Person = me) =>
  browser.post("/api/applications/read-link", { link });
const readHere = async (path: string) => (await read(`https://harrow.example${path}`)).json();

describe("a job by its link", () => {
  test("is read from what its page says to machines", async () => {
    expect(await readHere("/told")).toEqual({
      title: "Employment Lawyer",
      company: "Harrow Legal",
      location: expect.stringContaining("Parramatta"),
      closes_on: "2026-12-04",
      advertisement: expect.stringContaining("Brief counsel in the Federal Court"),
    });
  });

  test("is read from its words where that is all there is", async () => {
    expect(await readHere("/plain")).toMatchObject({
      title: "Employment Lawyer",
      closes_on: "2026-12-11",
      advertisement: expect.stringContaining("enterprise agreements"),
    });
  });

  test.each([
    ["https://harrow.example/news", sayLink.linkNoJob],
    ["https://harrow.example/empty", sayLink.linkNoJob],
    ["https://harrow.example/gone", sayLink.linkGone],
    ["https://harrow.example/blocked", sayLink.linkRefused],
    ["https://harrow.example/file", FETCH_SENTENCES.notAPage],
    ["https://harrow.example/large", FETCH_SENTENCES.tooLarge],
    ["https://harrow.example/inside", FETCH_SENTENCES.notPublic],
    ["https://harrow.example/circle", FETCH_SENTENCES.tooManyRedirects],
    ["https://harrow.example/hangs-up", FETCH_SENTENCES.unreachable],
    ["https://nowhere.example/", FETCH_SENTENCES.notPublic],
    ["http://10.0.0.1/", FETCH_SENTENCES.notPublic],
    ["http://localhost/", FETCH_SENTENCES.notPublic],
    ["ftp://harrow.example/", say.linkWrong],
    ["harrow", say.linkWrong],
    ["", sayLink.linkRequired],
  ])("%s is refused: %s", async (link, message) => {
    const answer = await read(link);
    expect([answer.status, (await answer.json()).message]).toEqual([400, message]);
  });

  test("is kept with what the person made of it, and its closing day can be changed", async () => {
    const link = "https://harrow.example/gone";
    const job = { title: "Employment Lawyer", link, closes_on: "2026-12-04" };
    const { id } = await (await me.browser.post("/api/applications", job)).json();
    const kept = async () => (await (await me.browser.get(`/api/applications/${id}`)).json()).job;
    expect(await kept()).toMatchObject({ link, closes_on: "2026-12-04" });
    const change = (closes_on: string) =>
      me.browser.request(`/api/applications/${id}`, {
        method: "PUT",
        headers: { origin: app.url, "content-type": "application/json" },
        body: JSON.stringify({ closes_on }),
      });
    expect((await change("2026-02-31")).status).toBe(400);
    expect((await change("")).status).toBe(200);
    expect(await kept()).toMatchObject({ closes_on: null });
  });

  test("is for candidates, and for so many in an hour", async () => {
    const recruiter = await signedIn(app, { recruiter: true });
    expect((await read("https://harrow.example/told", recruiter)).status).toBe(403);
    const eager = await signedIn(app);
    await app.testDatabase.database.query(
      "insert into limit_counts (key, window_start, hits) values ($1, $2, 30)",
      [`read-link:${eager.id}`, new Date("2026-11-18T01:00:00Z")],
    );
    const answer = await read("https://harrow.example/told", eager);
    expect([answer.status, (await answer.json()).message]).toEqual([429, sayLink.tooManyLinks]);
  });
});
