import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { PASSWORD, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { uploaded } from "#test/support/uploads.ts";

let app: TestApp;
let now = new Date("2026-11-15T01:00:00Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());

const visitor = () => createBrowser(app.url);
const view = async (browser: Browser, id: string) =>
  (await browser.get(`/api/documents/${id}`)).json();

describe("what I uploaded before I signed in", () => {
  async function signInWith(browser: Browser) {
    const { email } = await signedIn(app);
    await browser.post("/api/auth/login", { email, password: PASSWORD });
    return (await (await browser.get("/api/documents/offered")).json()).documents;
  }

  test("is offered, and mine when I keep it", async () => {
    const browser = visitor();
    const id = await uploaded(browser);
    expect(await signInWith(browser)).toMatchObject([{ id }]);
    expect((await browser.get(`/api/documents/${id}`)).status).toBe(404);
    const answer = await browser.post("/api/documents/offered", { keep: true });
    expect((await answer.json()).kept).toEqual([{ offered: id, id }]);
    const document = await view(browser, id);
    expect(document).toMatchObject({ id, keep_until: null });
    const again = await (await browser.get("/api/documents/offered")).json();
    expect(again.documents).toEqual([]);
  });

  test("is the one that I have when I have that file already", async () => {
    const me = await signedIn(app);
    const mine = await uploaded(me.browser);
    const browser = visitor();
    const offered = await uploaded(browser);
    await browser.post("/api/auth/login", { email: me.email, password: PASSWORD });
    const { kept } = await (await browser.post("/api/documents/offered", { keep: true })).json();
    expect(kept).toEqual([{ offered, id: mine }]);
    expect(await view(browser, mine)).toMatchObject({ id: mine });
  });

  test("is erased when I do not want it", async () => {
    const browser = visitor();
    const id = await uploaded(browser);
    await signInWith(browser);
    await browser.post("/api/documents/offered", { keep: false });
    const { rows } = await app.testDatabase.database.query(
      "select 1 from documents where id = $1",
      [id],
    );
    expect(rows).toEqual([]);
  });

  test("yesterday is not offered: it may be somebody else's", async () => {
    const browser = visitor();
    await uploaded(browser);
    now = new Date(now.getTime() + 13 * 3_600_000);
    expect(await signInWith(browser)).toEqual([]);
  });
});
