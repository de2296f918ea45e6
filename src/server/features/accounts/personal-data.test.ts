import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromBuffer } from "yauzl";
import { createBrowser } from "#test/support/browser.ts";
import { mailTo } from "#test/support/mails.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());

const ask = (me: Person, body: unknown) => me.browser.post("/api/account/export", body);
const leave = (me: Person, body: unknown) => me.browser.post("/api/account/delete", body);
const messageOf = async (answer: Response) => [answer.status, (await answer.json()).message];

/** What is in a ZIP archive, by name. */
function unpack(zip: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, string>();
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      file.on("entry", (entry) => {
        file.openReadStream(entry, async (fault, stream) => {
          if (fault) return reject(fault);
          found.set(entry.fileName, Buffer.concat(await stream.toArray()).toString());
          file.readEntry();
        });
      });
      file.on("end", () => resolve(found));
      file.readEntry();
    });
  });
}

test("I download everything that is stored about me, and nothing secret", async () => {
  const me = await signedIn(app);
  await app.testDatabase.database.query(
    "insert into notifications (account_id, type, title, message) values ($1, 'system', 'Mine', 'm')",
    [me.id],
  );
  const stranger = await signedIn(app);
  const { url } = await (await ask(me, { password: PASSWORD })).json();
  const answer = await me.browser.get(url);
  expect(answer.headers.get("content-disposition")).toContain("candour-data.zip");
  const files = await unpack(Buffer.from(await answer.arrayBuffer()));
  expect([...files.keys()]).toEqual(["README.txt", "data.json"]);
  const data = JSON.parse(files.get("data.json") ?? "");
  expect(data.account).toMatchObject({ email: me.email, name: "Test Person" });
  expect(data.notifications).toMatchObject([{ title: "Mine" }]);
  expect(data.sessions).toHaveLength(1);
  expect(data.whatYouDid.map(({ action }: { action: string }) => action)).toContain(
    "account.registered",
  );
  expect(files.get("data.json")).not.toContain(stranger.email);
  expect(files.get("data.json")).not.toMatch(/argon2|token_?hash|password/i);
});

test("the address of the archive works once, for ten minutes, and only for me", async () => {
  const [me, stranger] = [await signedIn(app), await signedIn(app)];
  const urlOf = async () => (await (await ask(me, { password: PASSWORD })).json()).url;
  const first = await urlOf();
  expect((await stranger.browser.get(first)).status, "somebody else").toBe(404);
  expect((await me.browser.get(first)).status, "still mine").toBe(200);
  expect((await me.browser.get(first)).status, "used up").toBe(400);
  const late = await urlOf();
  now = new Date(now.getTime() + 11 * 60_000);
  expect((await me.browser.get(late)).status).toBe(400);
  now = new Date();
});

test.each([
  [{}, [400, "Please enter your password"]],
  [{ password: "not mine" }, [403, "That is not your password"]],
])("nobody takes my data along from an open session with %j", async (body, refusal) => {
  expect(await messageOf(await ask(await signedIn(app), body))).toEqual(refusal);
});

test.each([
  [{ password: PASSWORD }, [400, "Please type the word delete"]],
  [{ password: PASSWORD, confirm: "Delete?" }, [400, "Please type the word delete"]],
  [{ confirm: "delete" }, [400, "Please enter your password"]],
  [{ password: "not mine", confirm: "delete" }, [403, "That is not your password"]],
])("my account is not deleted with %j", async (body, refusal) => {
  const me = await signedIn(app);
  expect(await messageOf(await leave(me, body))).toEqual(refusal);
  expect(await (await me.browser.get("/api/user/status")).json()).toMatchObject({
    logged_in: true,
  });
});

test("I delete my account: nothing in the database names me any more", async () => {
  const me = await signedIn(app, { email: `leaving-${randomUUID()}@example.org` });
  const { database } = app.testDatabase;
  await database.query(
    "insert into notifications (account_id, type, title, message) values ($1, 'system', 'Mine', 'm')",
    [me.id],
  );
  const other = createBrowser(app.url);
  await other.post("/api/auth/login", { email: me.email, password: PASSWORD });
  const answer = await leave(me, { password: PASSWORD, confirm: "delete" });
  expect(await messageOf(answer)).toEqual([200, "Your account and your data have been deleted."]);
  for (const browser of [me.browser, other])
    expect(await (await browser.get("/api/user/status")).json()).toMatchObject({
      logged_in: false,
    });
  expect(me.browser.cookies.has("session")).toBe(false);
  expect(await rowsWith(me.email)).toEqual([]);
  await mailTo(app, me.email, "Your account was deleted");
  const again = await createBrowser(app.url).post("/api/auth/register", {
    name: "Back Again",
    email: me.email,
    password: PASSWORD,
  });
  expect(again.status).toBe(200);
});

/** Our own tables in which a text occurs anywhere. Counts of tries are gone after two days. */
async function rowsWith(text: string): Promise<string[]> {
  const { database } = app.testDatabase;
  const { rows: tables } = await database.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'limit_counts'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query(
      `select 1 from ${name} t where t::text like '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
