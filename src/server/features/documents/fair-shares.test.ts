import { afterAll, beforeAll, expect, test } from "vitest";
import { DOCUMENT_SENTENCES as say } from "#contract/document-rules.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile } from "#test/support/uploads.ts";
import { makeZip } from "./archives/testing/make-zip.ts";
import { makePdf, text } from "./extraction/testing/make-pdf.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      LIMIT_STORED_MB_PER_VISITOR: "1",
      LIMIT_STORED_MB_PER_ACCOUNT: "2",
      LIMIT_STORED_MB_PER_NETWORK_A_DAY: "9",
      TRUST_PROXY: "127.0.0.1,::1",
    },
  });
});
afterAll(() => app?.end());

const MB = 1024 * 1024;
/** A PDF with a page of text and as much else as is asked for. */
function padded(name: string, bytes: number) {
  const lines = RESUME_TEXT.replace("Mei-Lin Chan", name).split("\n");
  const page = lines.map((line, at) => text(line, { x: 60, y: 60 + 16 * at }));
  const pdf = Buffer.from(makePdf({ content: page }));
  return { name: `${name}.pdf`, content: Buffer.concat([pdf, Buffer.alloc(bytes, "\n")]) };
}
const send = async (browser: Browser, file: { name: string; content: Uint8Array }) => {
  const answer = await sendFile(browser, "/upload/resume", "resume", file);
  const { message } = await answer.json();
  return { status: answer.status, message };
};
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => padded(`Person ${"ABCDEFGHIJ"[at]}`, 0.6 * MB));

test("a visitor and an account keep so much and no more, also of what comes at once", async () => {
  const visitor = createBrowser(app.url);
  const [first, second] = files(2);
  if (!first || !second) throw new Error("There are two.");
  expect((await send(visitor, first)).status).toBe(200);
  expect(await send(visitor, second)).toEqual({ status: 413, message: say.visitorIsFull });
  // The same file once more is not kept twice.
  expect((await send(visitor, first)).status).toBe(200);

  const { browser } = await signedIn(app);
  const answers = await Promise.all(files(5).map((file) => send(browser, file)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ message }) => message === say.accountIsFull)).toHaveLength(2);
});

test("new cookies do not give a network more room, and another network has its own", async () => {
  const over = (address: string) => {
    const browser = createBrowser(app.url);
    const request: Browser["request"] = (path, init) =>
      browser.request(path, { ...init, headers: { ...init?.headers, "x-forwarded-for": address } });
    return { ...browser, request };
  };
  const file = padded("Ana Duarte", 0.9 * MB);
  const answers = [];
  for (let at = 0; at < 11; at += 1) answers.push(await send(over("203.0.113.9"), file));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(10);
  expect(answers.at(-1)).toEqual({ status: 429, message: say.networkIsFull });
  expect((await send(over("203.0.113.10"), file)).status).toBe(200);
}, 60_000);

test("an archive of many files does not keep another recruiter's waiting", async () => {
  const archive = (prefix: string, count: number) =>
    makeZip(
      Array.from({ length: count }, (_, at) => ({
        name: `${prefix}-${at}.txt`,
        content: `${RESUME_TEXT}\n${prefix} ${at}\n${"Advised on enterprise agreements. ".repeat(300)}`,
      })),
    );
  const upload = async (browser: Browser, name: string, content: Uint8Array) => {
    const fields = { kind: "resume", attested: "true" };
    const file = { name: `${name}.zip`, content };
    const answer = await sendFile(browser, "/upload/archive", "archive", file, fields);
    const { archiveId } = await answer.json();
    return async () => (await browser.get(`/api/archives/${archiveId}`)).json();
  };
  const many = (await signedIn(app, { recruiter: true })).browser;
  const few = (await signedIn(app, { recruiter: true })).browser;
  const large = await upload(many, "large", archive("large", 80));
  const next = await upload(many, "next", archive("next", 3));
  await expect.poll(async () => (await large()).status, { timeout: 30_000 }).toBe("reading");
  const small = await upload(few, "small", archive("small", 2));
  await expect.poll(async () => (await small()).status, { timeout: 60_000 }).toBe("done");
  expect((await large()).status).toBe("reading");
  expect((await next()).status).toBe("waiting");
  await expect.poll(async () => (await large()).status, { timeout: 100_000 }).toBe("done");
  await expect.poll(async () => (await next()).status, { timeout: 100_000 }).toBe("done");
  expect(await next()).toMatchObject({ done: 3, total: 3 });
}, 240_000);
