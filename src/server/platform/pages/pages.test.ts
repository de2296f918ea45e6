import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.end());

/** As a browser sends the form of a page by itself, without the page's scripts. */
const sendForm = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, {
    method: "POST",
    headers: {
      origin: app.url,
      accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    body: "email=priya%40example.org&password=secret",
  });

describe("a form that was sent without the scripts of its page", () => {
  test.each(["/", "/login", "/register", "/contact?x=1", "/no/such/page"])(
    "%s is answered with a page that says so",
    async (path) => {
      const answer = await sendForm(path);
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const html = await answer.text();
      expect(html).toContain("<h1>That wasn’t sent</h1>");
      expect(html).toContain(`href="${path}"`);
      expect(html).toContain('rel="stylesheet"');
      expect(html, "a script would take it for the form's own page").not.toMatch(/<script[^>]*src/);
      expect(html).not.toContain("priya");
    },
  );

  test("has the reader's colours", async () => {
    const answer = await sendForm("/login", { cookie: "theme=dark" });
    expect(await answer.text()).toContain('data-theme="dark"');
  });

  test("leads nowhere else, whatever its address says", async () => {
    const html = await (await sendForm("//evil.example/x")).text();
    expect(html).toContain("That wasn’t sent");
    expect(html).not.toContain("evil.example");
  });

  test("is told apart from a call, which is answered with JSON", async () => {
    for (const path of ["/api/auth/login", "/upload/resume", "/api/nothing"]) {
      const answer = await sendForm(path);
      expect(answer.headers.get("content-type")).toContain("application/json");
    }
    const program = await sendForm("/login", { accept: "*/*" });
    expect(program.headers.get("content-type")).toContain("application/json");
  });
});
