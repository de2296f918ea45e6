import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import { FETCH_SENTENCES } from "#server/platform/fetching/fetch-sentences.ts";
import { createBrowser } from "#test/support/browser.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const ABOUT =
  "Harrow Legal has advised employers and unions in New South Wales since 1987, from Parramatta.";
const PAGE = `<html><head><title>Harrow Legal | Employment lawyers</title></head>
  <body><h2>About us</h2><p>${ABOUT}</p></body></html>`;

let site: Server;
const asked: string[] = [];
const slow: (() => void)[] = [];
let app: TestApp;
let me: Person;
beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/slow") slow.push(() => response.end());
    else if (request.url === "/gone") response.writeHead(404).end();
    else if (request.url === "/hangs-up") request.socket.destroy();
    else if (request.url === "/inside")
      response.writeHead(302, { location: "http://127.0.0.1/" }).end();
    else response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.2", done));
  const { port } = site.address() as AddressInfo;
  app = await startTestApp({
    env: {
      FETCH_TEST_HOSTS: `harrow.example=127.0.0.2:${port}`,
      LIMIT_COMPANY_FETCHES_PER_HOUR: "4",
    },
  });
  me = await signedIn(app, { recruiter: true });
});
afterAll(async () => {
  await app?.end();
  site?.close();
});

const company = (url: string, { browser }: Person = me) =>
  browser.post("/api/getUrlForJob", { url });
const activitiesOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/activities?limit=50")).json()).activities.map(
    ({ activity_type }: { activity_type: string }) => activity_type,
  );

describe("a company's website", () => {
  test("is quoted word for word with its name and address, and remembered for who asked", async () => {
    const answer = await company("harrow.example");
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        success: true,
        company_name: "Harrow Legal",
        summary: ABOUT,
        url: "https://harrow.example/",
        quotes: [{ text: ABOUT, url: "https://harrow.example/" }],
      },
    ]);
    expect(await activitiesOf(me)).toContain("company_fetched");
  });

  test("what is no website, or leads inside, is refused with the reason", async () => {
    const other = await signedIn(app, { recruiter: true });
    for (const [url, message] of [
      ["", say.noUrl],
      ["not a website", say.badUrl],
      ["http://10.0.0.1/", FETCH_SENTENCES.notPublic],
      ["http://harrow.example/inside", FETCH_SENTENCES.notPublic],
      ["ftp://harrow.example/", FETCH_SENTENCES.wrongScheme],
      ["https://nowhere.example/", FETCH_SENTENCES.notPublic],
    ] as const) {
      const answer = await company(url, other);
      expect([url, answer.status, (await answer.json()).message]).toEqual([url, 400, message]);
    }
    const many = await company("https://harrow.example/", other);
    expect([many.status, many.headers.has("retry-after")]).toEqual([429, true]);
    expect((await company("harrow.example", await signedIn(app))).status).toBe(403);
    const nobody = createBrowser(app.url);
    expect((await nobody.post("/api/getUrlForJob", { url: "harrow.example" })).status).toBe(401);
  });
});

describe("a website that means harm", () => {
  test("is not collected by the dozen", async () => {
    const other = await signedIn(app, { recruiter: true });
    const two = [1, 2].map(() => company("https://harrow.example/slow", other));
    await expect.poll(() => slow.length).toBe(2);
    const third = await company("https://harrow.example/", other);
    expect([third.status, third.headers.has("retry-after")]).toEqual([429, true]);
    for (const end of slow) end();
    await Promise.all(two);
    expect((await company("https://harrow.example/", other)).status).toBe(200);
  });

  test("is asked the old way only when nobody answered the new one", async () => {
    const other = await signedIn(app, { recruiter: true });
    const times = (path: string) => asked.filter((one) => one === path).length;
    await company("harrow.example/gone", other);
    expect(times("/gone")).toBe(1);
    await company("harrow.example/hangs-up", other);
    expect(times("/hangs-up")).toBe(2);
  });
});
