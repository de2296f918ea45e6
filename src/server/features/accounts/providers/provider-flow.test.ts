import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import {
  errorIn,
  locationOf,
  type OidcProvider,
  passProvider,
  signInThrough,
  startOidcProvider,
} from "#test/support/oidc-provider.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const MINUTE = 60_000;

let google: OidcProvider;
let microsoft: OidcProvider;
let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  google = await startOidcProvider("google");
  google.people.set("ana", { email: "ana@example.org", email_verified: true, name: "Ana" });
  microsoft = await startOidcProvider("microsoftonline");
  const env = { ...google.env, ...microsoft.env };
  app = await startTestApp({ env, clock: () => new Date(Date.now() + ahead) });
});
afterAll(async () => {
  await app?.end();
  await google?.stop();
  await microsoft?.stop();
});
afterEach(() => {
  ahead = 0;
});

const isIn = async (browser: Browser) =>
  (await (await browser.get("/api/user/status")).json()).logged_in;

/** As far as the provider's answer, with the address to the provider changed on the way. */
async function halfWay(browser: Browser, change: (url: URL) => void = () => {}): Promise<URL> {
  const url = new URL(locationOf(await browser.get("/auth/google")));
  change(url);
  return passProvider(google.newBrowser(), url.href, "ana");
}

const finish = async (browser: Browser, back: URL) =>
  errorIn(locationOf(await browser.get(back.pathname + back.search)));

/** `fetch` writes the Host header itself. */
async function withHost(host: string, url: string): Promise<IncomingMessage> {
  const [answer] = await once(get(url, { headers: { host } }), "response");
  return answer.resume();
}

describe("what the provider is asked", () => {
  test("for a code, with state, nonce and a challenge, back to our own address", async () => {
    const answer = await withHost("evil.example", `${app.url}/auth/google`);
    const url = new URL(answer.headers.location ?? "");
    expect(url.origin).toBe(google.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: google.env.GOOGLE_CLIENT_ID,
      response_type: "code",
      redirect_uri: `${app.url}/auth/google/callback`,
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const [cookie] = answer.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^oidc=.*Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
  });

  test("without the challenge it says no", async () => {
    const back = await halfWay(createBrowser(app.url), (url) =>
      url.searchParams.delete("code_challenge"),
    );
    expect(back.searchParams.get("error")).toBe("invalid_request");
  });
});

describe("a sign-in that is not the one this browser began is lost", () => {
  const changes: [string, (back: URL, browser: Browser) => void | Promise<void>][] = [
    ["another state", (back) => back.searchParams.set("state", "x".repeat(43))],
    ["no state", (back) => back.searchParams.delete("state")],
    ["another code", (back) => back.searchParams.set("code", "x".repeat(43))],
    ["no code", (back) => back.searchParams.delete("code")],
    ["two codes", (back) => back.searchParams.append("code", "x")],
    ["another issuer", (back) => back.searchParams.set("iss", "https://evil.example")],
    ["no cookie", (_back, browser) => void browser.cookies.delete("oidc")],
    [
      "a cookie that somebody wrote",
      (_back, browser) => {
        const [value = "", mac = ""] = decodeURIComponent(browser.cookies.get("oidc") ?? "").split(
          ".",
        );
        const flow = JSON.parse(Buffer.from(value, "base64url").toString());
        const forged = Buffer.from(JSON.stringify({ ...flow, from: "/elsewhere" }));
        browser.cookies.set("oidc", `${forged.toString("base64url")}.${mac}`);
      },
    ],
    [
      "the cookie of another browser",
      async (_back, browser) => {
        const other = createBrowser(app.url);
        await other.get("/auth/google");
        browser.cookies.set("oidc", other.cookies.get("oidc") ?? "");
      },
    ],
    [
      "another provider's way back",
      (back) => {
        back.pathname = "/auth/microsoftonline/callback";
      },
    ],
    [
      "ten minutes later",
      () => {
        ahead = 10 * MINUTE + 1000;
      },
    ],
  ];
  test.each(changes)("%s", async (_name, change) => {
    const browser = createBrowser(app.url);
    const back = await halfWay(browser);
    await change(back, browser);
    expect(await finish(browser, back)).toEqual(["/login", "lost"]);
    expect(await isIn(browser)).toBe(false);
    expect(browser.cookies.has("oidc"), "it was for one use").toBe(false);
  });

  test.each(["nonce", "code_challenge"])("another %s on the way out", async (name) => {
    const browser = createBrowser(app.url);
    const back = await halfWay(browser, (url) => url.searchParams.set(name, "y".repeat(43)));
    expect(await finish(browser, back)).toEqual(["/login", "lost"]);
    expect(await isIn(browser)).toBe(false);
  });

  test("the same way back a second time, with or without the cookie", async () => {
    const browser = createBrowser(app.url);
    const back = await halfWay(browser);
    const cookie = browser.cookies.get("oidc") ?? "";
    expect(await finish(browser, back)).toEqual(["/dashboard", ""]);
    browser.cookies.delete("session");
    expect(await finish(browser, back)).toEqual(["/login", "lost"]);
    browser.cookies.set("oidc", cookie);
    expect(await finish(browser, back)).toEqual(["/login", "lost"]);
    expect(await isIn(browser)).toBe(false);
  });
});

describe("how it can end otherwise", () => {
  test("I say no at the provider: nothing has changed, and its words are not ours", async () => {
    const { browser } = await signedIn(app);
    const end = await signInThrough(google, browser, null);
    expect(errorIn(end)).toEqual(["/login", "refused"]);
    expect(end).toBe(`/login?error=${encodeURIComponent(btoa("refused"))}`);
    expect(await isIn(browser)).toBe(true);
  });

  test("somebody else's no is no answer of mine", async () => {
    const browser = createBrowser(app.url);
    const back = new URL(`${app.url}/auth/google/callback?error=access_denied&state=x`);
    expect(await finish(browser, back)).toEqual(["/login", "lost"]);
  });

  test("a provider that is not set up", async () => {
    const off = await startTestApp();
    const endOf = async (path: string) =>
      errorIn(locationOf(await createBrowser(off.url).get(path)));
    const callback = "/callback?code=x&state=x";
    for (const path of ["/auth/google", `/auth/google${callback}`])
      expect(await endOf(path)).toEqual(["/login", "google-off"]);
    for (const path of ["/auth/microsoftonline", `/auth/microsoftonline${callback}`])
      expect(await endOf(path)).toEqual(["/login", "microsoft-off"]);
    await off.end();
  });

  test.each(["facebook", "constructor", "__proto__", "GOOGLE", "google%2f"])(
    "/auth/%s is not there, and signing out still is",
    async (name) => {
      const browser = createBrowser(app.url);
      for (const path of [`/auth/${name}`, `/auth/${name}/callback`]) {
        const answer = await browser.get(path);
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ success: false, fault: "not-found" });
      }
      expect(locationOf(await browser.get("/auth/logout/google"))).toBe("/");
    },
  );
});

describe("a provider that cannot be reached", () => {
  test("I am told; and when it is back, so am I", async () => {
    const moody = await startOidcProvider("google");
    const port = Number(new URL(moody.issuer).port);
    const own = await startTestApp({ env: moody.env });
    await moody.stop();
    const begin = async (browser: Browser) => locationOf(await browser.get("/auth/google"));
    const unreachable = ["/login", "unreachable"];
    expect(errorIn(await begin(createBrowser(own.url)))).toEqual(unreachable);

    const back = await startOidcProvider("google", port);
    back.people.set("ana", { email: "ana@example.org", email_verified: true });
    const browser = createBrowser(own.url);
    expect(await signInThrough(back, browser, "ana")).toBe("/dashboard");

    const late = createBrowser(own.url);
    const half = await passProvider(back.newBrowser(), await begin(late), "ana");
    await back.stop();
    expect(await finish(late, half)).toEqual(unreachable);
    await own.end();
  });

  test.each([
    ["answers nonsense", "<h1>Hello</h1>", "text/html"],
    ["says it is somebody else", '{"issuer":"https://evil.example"}', "application/json"],
    ["leads elsewhere", "", "redirect"],
  ])("one that %s", async (_name, body, type) => {
    const server = createServer((_request, response) => {
      if (type === "redirect")
        response.writeHead(302, { location: `${google.issuer}/.well-known/openid-configuration` });
      else response.setHeader("content-type", type);
      response.end(body);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const env = { ...google.env, GOOGLE_ISSUER: `http://127.0.0.1:${port}` };
    const own = await startTestApp({ env });
    const end = locationOf(await createBrowser(own.url).get("/auth/google"));
    expect(errorIn(end)).toEqual(["/login", "unreachable"]);
    await own.end();
    server.close();
  });

  test("one that does not take our secret", async () => {
    const own = await startTestApp({ env: { ...google.env, GOOGLE_CLIENT_SECRET: "another" } });
    const end = await signInThrough(google, createBrowser(own.url), "ana");
    expect(errorIn(end)).toEqual(["/login", "unreachable"]);
    await own.end();
  });
});

describe("where I go afterwards", () => {
  test.each([
    ["/settings?tab=security#sessions", "/settings?tab=security#sessions"],
    ["//evil.example/path", "/dashboard"],
    ["https://evil.example", "/dashboard"],
    ["", "/dashboard"],
  ])("from %s to %s", async (from, to) => {
    const browser = createBrowser(app.url);
    const query = `?${new URLSearchParams({ from })}`;
    expect(await signInThrough(google, browser, "ana", { query })).toBe(to);
  });
});
