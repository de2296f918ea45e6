import { describe, expect, test } from "vitest";
import { getStatus, type Status } from "#contract/user-status.ts";
import { assemble, type RenderInput, render } from "./render.tsx";

const nobody: Status = { logged_in: false, user: null, unread: 0 };
const priya: Status = {
  logged_in: true,
  unread: 3,
  user: {
    ID: "0192f0c1-1111-4222-8333-444455556666",
    Email: "priya@example.org",
    Name: "</script><script>alert(1)",
    Phone: "",
    Onboarding: true,
    Isrecruiter: false,
    CreatedAt: "2026-11-15T00:00:00Z",
    created_at: "2026-11-15T00:00:00Z",
    UpdatedAt: "2026-11-15T00:00:00Z",
    updated_at: "2026-11-15T00:00:00Z",
    Documentsowned: [],
    Randomstring: "x",
    IsAdmin: false,
    EmailVerified: true,
  },
};

function page(url: string, status: Status = nobody, change: Partial<RenderInput> = {}) {
  return render({
    url,
    theme: undefined,
    origin: "https://candour.example",
    async call(endpoint) {
      if (endpoint.path === getStatus.path) return status;
      throw new Error(`${endpoint.path} was not expected`);
    },
    ...change,
  });
}

/** What the browser is handed with the page. */
const answersOf = (state: string) => JSON.parse(state).map(([, data]: [unknown, unknown]) => data);

describe("/login", () => {
  test("is complete HTML with its head and who is signed in", async () => {
    const { status, head, html, state } = await page("/login");
    expect(status).toBe(200);
    expect(head).toContain("<title>Sign in · Candour</title>");
    expect(head).toContain('<link rel="canonical" href="https://candour.example/login">');
    expect(html).toContain("<h1>Sign in</h1>");
    expect(html).toMatch(/<input[^>]*type="password"/);
    expect(answersOf(state)).toMatchObject([nobody]);
  });
  test("shows the message of its link", async () => {
    const { html } = await page(`/login?message=${btoa("Signed out <b>safely</b>")}`);
    expect(html).toContain("Signed out &lt;b&gt;safely&lt;/b&gt;");
  });
  test("sends those who are signed in on, only ever to a path of ours", async () => {
    expect((await page("/login", priya)).redirect).toBe("/dashboard");
    expect((await page("/login?from=%2Fmessages%3Fa%3D1", priya)).redirect).toBe("/messages?a=1");
    expect((await page("/login?from=%2F%2Felsewhere.example", priya)).redirect).toBe("/dashboard");
  });
});

test("a guarded page sends a visitor to sign in and remembers the place", async () => {
  const { redirect } = await page("/dashboard?tab=messages");
  expect(redirect).toBe("/login?from=%2Fdashboard%3Ftab%3Dmessages");
});

test("a page of the browser has head and state, and what stands around it while its scripts come", async () => {
  const { status, head, html, state } = await page("/dashboard", priya);
  expect(status).toBe(200);
  expect(html).toContain('href="/messages"');
  expect(html).toContain("Loading");
  expect(html).toContain("This page needs JavaScript");
  expect(head).toContain("<title>Dashboard · Candour</title>");
  expect(answersOf(state)).toEqual([priya]);
  expect(state).not.toContain("<");
});

test.each(["/nothing/here", "//elsewhere.example", "/%E0%A4", "/login/deeper", "//["])(
  "%s is not found",
  async (url) => {
    const { status, html, head } = await page(url);
    expect(status).toBe(404);
    expect(html).toContain("Page not found");
    expect(html).toContain("Go to dashboard");
    expect(head).toContain("noindex");
  },
);

test.each([
  ["/blog/?page=2", "/blog?page=2"],
  ["/login//", "/login"],
  ["/dashboard/", "/dashboard"],
  ["//", "/"],
])("%s has moved to %s, for good", async (url, redirect) => {
  expect(await page(url)).toMatchObject({ status: 308, redirect, html: "" });
});

test.each(["/nothing/here/", "//elsewhere.example/"])("%s leads nowhere", async (url) => {
  expect(await page(url)).toMatchObject({ status: 404 });
  expect((await page(url)).redirect).toBeUndefined();
});

test("a signed-in reader's public page hands over only what was answered", async () => {
  const { html, state } = await page("/", priya);
  expect(html).toContain("Notifications");
  expect(answersOf(state)).toEqual([priya]);
});

test("the home page may be listed", async () => {
  const { head } = await page("/?utm=x");
  expect(head).toContain('<link rel="canonical" href="https://candour.example/">');
});

describe("when the status call fails", () => {
  const broken = { call: () => Promise.reject(new Error("the database is away")) };
  test("the page is there all the same and the browser asks again", async () => {
    const { status, html, state } = await page("/login", nobody, broken);
    expect(status).toBe(200);
    expect(html).toContain("<h1>Sign in</h1>");
    expect(JSON.parse(state)).toEqual([]);
  });
  test("nobody is sent away", async () => {
    expect(await page("/dashboard", nobody, broken)).toMatchObject({ status: 200, html: "" });
  });
});

test.each([
  ["dark", 'data-theme="dark"'],
  ["light", 'data-theme="light"'],
  [undefined, 'data-theme="system"'],
  ['"><script>', 'data-theme="system"'],
])("the theme %s is written on <html>", async (theme, written) => {
  expect((await page("/", nobody, { theme })).htmlAttributes).toBe(written);
});

test("assemble fills the template and takes every text literally", () => {
  const template =
    '<html lang="en-AU" data-theme="system"><head><!--head--></head><body><div><!--app--></div><!--data--></body></html>';
  const document = assemble(template, {
    status: 200,
    head: "<title>$& costs $1</title>",
    html: "<p>$` $' $$</p>",
    state: '{"a":"$&"}',
    htmlAttributes: 'data-theme="dark"',
  });
  expect(document).toBe(
    '<html lang="en-AU" data-theme="dark"><head><title>$& costs $1</title></head><body><div><p>$` $\' $$</p></div><script type="application/json" id="state">{"a":"$&"}</script></body></html>',
  );
});

test("the legal pages name the operator's own address", async () => {
  const call = async ({ path }: { path: string }) =>
    path === "/api/site" ? { support_email: "help@firm.example" } : nobody;
  const { html } = await page("/privacy", nobody, { call });
  expect(html).toContain('href="mailto:help@firm.example"');
  expect(html).not.toContain("support@candour.example");
});
