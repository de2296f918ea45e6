import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint, Who } from "#contract/endpoint.ts";
import { type Browser, createBrowser } from "./support/browser.ts";
import { contractLines } from "./support/contract-lines.ts";
import { ADMIN_ENV, signedIn, signedInAdmin, visiting } from "./support/people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/**
 * The walls: every line of the contract, asked by every kind of caller. A new line is tested as
 * soon as it is written.
 */
const CALLERS = ["anonymous", "visitor", "candidate", "recruiter", "administrator"] as const;
type CallerKind = (typeof CALLERS)[number];

/** Written out on purpose: the second opinion on `requireCaller`. */
const LET_IN: Record<Who, readonly CallerKind[]> = {
  anyone: CALLERS,
  visitor: CALLERS,
  "signed-in": ["candidate", "recruiter", "administrator"],
  candidate: ["candidate", "administrator"],
  recruiter: ["recruiter"],
  admin: ["administrator"],
};

const lines = contractLines();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV });
});
afterAll(() => app?.end());

async function browserOf(kind: CallerKind): Promise<Browser> {
  if (kind === "anonymous") return createBrowser(app.url);
  if (kind === "visitor") return visiting(app);
  if (kind === "administrator") return (await signedInAdmin(app)).browser;
  return (await signedIn(app, { recruiter: kind === "recruiter" })).browser;
}

async function statusOf(browser: Browser, { method, path }: Endpoint): Promise<number> {
  const stop = new AbortController();
  const response = await browser.request(
    path.replace(/:\w+/g, () => randomUUID()),
    {
      method,
      signal: stop.signal,
      headers: { origin: app.url, "content-type": "application/json" },
      ...(method === "GET" ? {} : { body: "{}" }),
    },
  );
  // Streams never end; what matters has arrived with the headers.
  stop.abort();
  return response.status;
}

describe.each(CALLERS)("as %s", (kind) => {
  let reader: Promise<Browser> | undefined;
  /**
   * Reading changes nothing about who asks; sign-out, for one, does: there it is somebody new each time. The
   * administrator is always the same account, whose sessions other lines end.
   */
  const browserFor = ({ method, path }: Endpoint) => {
    const isReading = method === "GET" && !path.startsWith("/auth/");
    if (!isReading || kind === "administrator") return browserOf(kind);
    reader ??= browserOf(kind);
    return reader;
  };
  test.each(lines.map((line) => [`${line.method} ${line.path}`, line] as const))(
    "%s",
    async (_name, line) => {
      const status = await statusOf(await browserFor(line), line);
      if (LET_IN[line.who].includes(kind)) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(kind === "anonymous" || kind === "visitor" ? 401 : 403);
    },
  );
});

test("every line of the contract is answered, and nothing else is", () => {
  const promised = lines.map(({ method, path }) => `${method} ${path}`).sort();
  const answered = app.routes.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort();
  expect(answered).toEqual(promised);
});

test("no route was put on the wire past the contract", () => {
  const promised = new Set(lines.map(({ method, path }) => `${method} ${path}`));
  const files = /^GET \/(assets\/\*|hold-forms\.js|[\w-]+\.(svg|txt|ico|png|pdf|webmanifest))$/;
  const strange = app.served.filter((line) => !promised.has(line) && !files.test(line));
  expect(strange).toEqual([]);
});
