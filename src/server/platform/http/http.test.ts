import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { starting } from "#test/support/people.ts";
import { sharedTestApp, startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  app = await sharedTestApp();
  browser = createBrowser(app.url);
});

describe("an unknown address", () => {
  test.each([
    "/api/nothing",
    "/auth/nowhere/x",
    "/upload/x",
    "/candidates/x",
    "/compares/x",
    "/assets/gone.js",
  ])("%s is a JSON 404", async (path) => {
    const answer = await browser.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      success: false,
      message: "That was not found.",
      error: "That was not found.",
      fault: "not-found",
    });
  });

  test("elsewhere is the app's own not-found page", async () => {
    const answer = await browser.get("/no/such/page");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(await answer.text()).toContain("Page not found");
  });

  test("longer than any browser sends is told so", async () => {
    const answer = await browser.get(`/api/user/status?x=${"y".repeat(20_000)}`);
    expect(answer.status).toBe(431);
    expect(await answer.json()).toMatchObject({ success: false, fault: "too-large" });
  });

  test("with an endless id is not found", async () => {
    const answer = await browser.get(`/dev/mailbox/${"y".repeat(500)}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ fault: "not-found" });
  });

  test("that cannot be decoded is told so", async () => {
    const answer = await browser.get("/api/%E0%A4%A");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fault: "invalid" });
  });
});

describe("every answer", () => {
  test("carries a request id and the security headers", async () => {
    const { headers } = await browser.get("/login");
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\), .*microphone=\(\)/);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("has no script of its own in the page", async () => {
    const html = await (await browser.get("/login")).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? "");
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) expect(attributes).toMatch(/src=|type="application\/json"/);
  });

  test("is small on the wire where it is large in memory", async () => {
    const answer = await browser.request("/api/docs/openapi.json", {
      headers: { "accept-encoding": "gzip" },
    });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
  });
});

test("hashed assets may be kept for ever, pages never", async () => {
  const page = await browser.get("/login");
  expect(page.headers.get("cache-control")).toBe("no-store");
  const [asset = ""] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  const answer = await browser.get(asset);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

describe("a request from another site", () => {
  const signIn = { email: "a@example.org", password: "12345678" };
  const refused = async (headers: Record<string, string>) =>
    (
      await fetch(`${app.url}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(signIn),
      })
    ).status === 403;

  test("is refused when its origin is not ours", async () => {
    expect(await refused({ origin: "https://evil.example" })).toBe(true);
    expect(await refused({ origin: "null" })).toBe(true);
    expect(await refused({ origin: app.url })).toBe(false);
  });

  test("is refused without an origin when it brings cookies", async () => {
    expect(await refused({ cookie: "session=x" })).toBe(true);
    expect(await refused({ cookie: "session=x", "sec-fetch-site": "cross-site" })).toBe(true);
    expect(await refused({ cookie: "session=x", "sec-fetch-site": "same-site" })).toBe(true);
    expect(await refused({ cookie: "session=x", "sec-fetch-site": "same-origin" })).toBe(false);
    expect(await refused({ cookie: "session=x", "sec-fetch-site": "none" })).toBe(false);
    expect(await refused({})).toBe(false);
  });
});

describe("a body", () => {
  const post = (body: string, type = "application/json") =>
    browser.request("/api/auth/login", {
      method: "POST",
      headers: { origin: app.url, "content-type": type },
      body,
    });

  test("that is no JSON is told so", async () => {
    const answer = await post("{");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: "The request body is not valid JSON." });
  });

  test("of another type is told so", async () => {
    const answer = await post("email=a", "application/x-www-form-urlencoded");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: "The request body must be sent as JSON.",
    });
  });

  test("over a megabyte is too large", async () => {
    const answer = await post(JSON.stringify({ email: "x".repeat(1_100_000) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ fault: "too-large" });
  });

  test("cannot reach an object's prototype", async () => {
    expect((await post('{"__proto__":{"isAdmin":true}}')).status).toBe(400);
    expect(Object.prototype).not.toHaveProperty("isAdmin");
  });

  test("with a character that cannot be stored is told so", async () => {
    const answer = await post(JSON.stringify({ email: "a\u0000@example.org", password: "x" }));
    expect(await answer.json()).toMatchObject({
      message: "The request contains a character that cannot be stored.",
    });
  });
});

describe("the house's own pages", () => {
  const text = async (path: string) => (await browser.get(path)).text();

  test("/healthz and /readyz", async () => {
    expect(await text("/healthz")).toBe("ok\n");
    expect(await text("/readyz")).toBe(
      "database: ok\nfiles: ok\nmail: ok\njobs: ok\nevents: ok\nmatching: ok\n",
    );
  });

  test("/robots.txt", async () => {
    expect(await text("/robots.txt")).toContain("Disallow: /api/");
  });

  test("/metrics counts by route, not by address, and only for whoever started the program", async () => {
    await browser.get("/dev/mailbox/some-secret-id");
    const starter = await starting(app);
    const metrics = await (await starter.get("/metrics")).text();
    expect(metrics).toMatch(
      /candour_http_requests_total\{method="GET",route="\/healthz",status="200"\} \d/,
    );
    expect(metrics).not.toContain("some-secret-id");
    const proxied = await starter.request("/metrics", {
      headers: { "x-forwarded-for": "10.0.0.1" },
    });
    expect(proxied.status).toBe(404);
  });

  test("/api/docs lists the calls, and /api/docs/openapi.json describes them", async () => {
    expect(await text("/api/docs")).toContain("POST /api/auth/login");
    const document = JSON.parse(await text("/api/docs/openapi.json"));
    const login = document.paths["/api/auth/login"].post;
    expect(login.requestBody.content["application/json"].schema.required).toEqual([
      "email",
      "password",
    ]);
    expect(login["x-who"]).toBe("anyone");
  });
});

describe("in production", () => {
  let live: TestApp;
  beforeAll(async () => {
    live = await startTestApp({
      env: {
        NODE_ENV: "production",
        PASSWORD_COST: "full",
        PUBLIC_URL: "https://candour.example",
        DATABASE_URL: "postgres://handed-in/by-the-test",
        SMTP_URL: "smtp://127.0.0.1:1",
        SECRET: "kW3vT9xq0LrZ7mBf2HsYd8NcJ5uGaE1P",
      },
    });
  });
  afterAll(() => live?.end());

  test("cookies are bound to this host over https, and browsers are told to stay there", async () => {
    const answer = await fetch(`${live.url}/auth/logout/google`, { redirect: "manual" });
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    for (const line of answer.headers.getSetCookie())
      expect(line).toMatch(/^__Host-(session|visitor)=.*HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  test("only PUBLIC_URL is our own origin", async () => {
    const from = (origin: string) =>
      fetch(`${live.url}/api/auth/login`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: "{}",
      });
    expect((await from("https://candour.example")).status).toBe(400);
    expect((await from(live.url)).status).toBe(403);
  });

  test("there is no mailbox and no demo world", async () => {
    expect((await fetch(`${live.url}/dev/mailbox`)).status).toBe(404);
    expect(await live.loadDemo()).toBe(false);
    expect(await (await fetch(`${live.url}/api/demo`)).json()).toEqual({
      accounts: [],
      password: null,
    });
  });
});

describe("networks", () => {
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const PROXIED = { TRUST_PROXY: "127.0.0.1,::1" };

  test("an IPv6 network is counted as one, and others are not counted with it", async () => {
    const strict = await startTestApp({ env: { ...PROXIED, LIMIT_REQUESTS_PER_MINUTE: "3" } });
    const ask = (address: string) => fetch(`${strict.url}/api/user/status`, from(address));
    for (const host of [1, 2, 3]) expect((await ask(`2001:db8:1:1::${host}`)).status).toBe(200);
    expect((await ask("2001:db8:1:1:ffff::9")).status).toBe(429);
    expect((await ask("2001:db8:1:2::1")).status).toBe(200);
    await strict.end();
  });

  test("too many pages are told when to come back, others are shown theirs", async () => {
    const strict = await startTestApp({ env: { ...PROXIED, LIMIT_PAGES_PER_MINUTE: "2" } });
    const ask = (address: string) => fetch(`${strict.url}/login`, from(address));
    for (let at = 0; at < 2; at += 1) expect((await ask("203.0.113.7")).status).toBe(200);
    const refused = await ask("203.0.113.7");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const accept = { ...from("203.0.113.7").headers, accept: "text/html,*/*;q=0.8" };
    const shown = await fetch(`${strict.url}/login`, { headers: accept });
    expect(await shown.text()).toBe(
      "Too many pages at once. Please wait a moment and try again.\n",
    );
    expect((await ask("203.0.113.8")).status).toBe(200);
    await strict.end();
  });

  test("a network has so many streams and requests open, whatever cookies it sends", async () => {
    const strict = await startTestApp({
      env: { ...PROXIED, LIMIT_STREAMS_PER_NETWORK: "4", LIMIT_OPEN_REQUESTS_PER_NETWORK: "10" },
    });
    const stop = new AbortController();
    const { signal } = stop;
    const stream = (address: string) =>
      fetch(`${strict.url}/api/events`, { ...from(address), signal }).then(({ status }) => status);
    const opened = [];
    for (let at = 0; at < 6; at += 1) opened.push(await stream("203.0.113.7"));
    expect(opened).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await stream("203.0.113.8")).toBe(200);
    // Bodies that never end hold the rest.
    const slow = Array.from({ length: 6 }, () =>
      fetch(`${strict.url}/upload/resume`, {
        method: "POST",
        headers: {
          ...from("203.0.113.7").headers,
          "content-type": "multipart/form-data; boundary=x",
        },
        body: new ReadableStream({
          start: (sink) => sink.enqueue(new TextEncoder().encode("--x\r\n")),
        }),
        duplex: "half",
        signal,
      } as RequestInit).catch(() => {}),
    );
    const health = (address: string) =>
      fetch(`${strict.url}/healthz`, from(address)).then(({ status }) => status);
    await expect.poll(() => health("203.0.113.7")).toBe(429);
    expect(await health("203.0.113.8")).toBe(200);
    stop.abort();
    await Promise.all(slow);
    await expect.poll(() => health("203.0.113.7")).toBe(200);
    await strict.end();
  });
});

test("too many calls are told when to come back", async () => {
  const strict = await startTestApp({ env: { LIMIT_REQUESTS_PER_MINUTE: "3" } });
  const calls = await Promise.all([1, 2, 3, 4].map(() => fetch(`${strict.url}/api/user/status`)));
  expect((await fetch(`${strict.url}/%61pi/user/status`)).status).toBe(429);
  const refused = calls.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ fault: "rate-limited" });
  expect((await fetch(`${strict.url}/login`)).status).toBe(200);
  await strict.end();
});
