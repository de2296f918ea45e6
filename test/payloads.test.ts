import { randomUUID } from "node:crypto";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, createBrowser } from "./support/browser.ts";
import { askFor, compared, MANY, uploadedJob } from "./support/comparing.ts";
import { mailTo } from "./support/mails.ts";
import { addJob, EMPLOYMENT_AD, untilReady } from "./support/market.ts";
import { badAddresses, dataIn, kindsOf, parsed, skeleton } from "./support/markup.ts";
import { harmless, LINES, PAYLOADS, packed } from "./support/payloads.ts";
import { type Person, signedIn, starting } from "./support/people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { RESUME_TEXT, uploaded } from "./support/uploads.ts";

/** What people write stays text in everything that the server sends: held against the same with harmless words. */

const SUPPORT = "help@candour.example";
const ROOM = { SUPPORT_EMAIL: SUPPORT, LIMIT_CONTACTS_PER_SENDER: "1000" };
const NARROW = 200;
/** The first comparison waits for the index to start. */
const PATIENT_MS = 120_000;

let app: TestApp;
let visitor: Browser;
let recruiter: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { ...MANY, ...ROOM, LIMIT_CONTACTS_PER_NETWORK: "1000" } });
  visitor = createBrowser(app.url);
  recruiter = await signedIn(app, { recruiter: true });
});
afterAll(() => app?.end());

async function pageAt(path: string, browser = visitor): Promise<string> {
  const answer = await browser.get(path);
  expect(answer.headers.get("content-type"), path).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("content-security-policy") ?? "").not.toContain("script-src 'unsafe");
  return answer.text();
}

test("there are enough of them, and each is another", () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
});

const SIGNS = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
const decode = (html: string) =>
  Object.entries(SIGNS).reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html);

describe("a comparison", () => {
  const lines = LINES.map((line) => `- ${line}`).join("\n");
  const resume = `${LINES[0]}\n${RESUME_TEXT}\nReferences\n${lines}`;
  const job = `${LINES[1]}\n${EMPLOYMENT_AD}\n${LINES.map((line) => `- Experience with ${line}`).join("\n")}`;
  const ELEMENTS =
    /^(html|head|body|article|header|h[2-4]|p|strong|section|table|thead|tbody|tr|th|td|ul|li|q|footer) ?((class|lang|scope|colspan) ?)*$/;

  test(
    "has a report of headings, tables and words, on the screen and on paper",
    async () => {
      const { browser } = await signedIn(app);
      const resumeId = await uploaded(browser, { name: `${LINES[21]}.txt`, content: resume });
      const pair = { resumeId, jobDescriptionID: await uploadedJob(browser, job) };
      await untilReady(() => askFor(browser, pair));
      const { id, html } = await compared(browser, pair);
      expect(html).toContain("window.__ran=");
      // Clients that decode what they are given before they show it see no more than that either.
      const decoded = [html, decode(html), decode(decode(html))];
      for (const report of decoded)
        expect(kindsOf(report).filter((kind) => !ELEMENTS.test(kind))).toEqual([]);

      const answer = await browser.get(`/api/comparisons/${id}/pdf`);
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[^"<>]+"/);
      const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
      expect(await pdf.getJSActions()).toBeNull();
      expect(await pdf.getOpenAction()).toBeNull();
      const pages = Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1));
      for (const page of await Promise.all(pages)) expect(await page.getAnnotations()).toEqual([]);
    },
    PATIENT_MS,
  );
});

describe("a job", () => {
  const thirds = packed(300);
  const jobs = Array.from({ length: Math.ceil(thirds.length / 3) }, (_, at) => {
    const [title = "", company = LINES[0] ?? "", location = ""] = thirds.slice(3 * at);
    return { title, company, location };
  });
  const adOf = (words = (text: string) => text) =>
    [EMPLOYMENT_AD, ...LINES.map((line) => `- ${words(line)}`), ...PAYLOADS.map(words)].join("\n");
  const pageOf = async (job: object) => {
    const { id } = await addJob(app, job);
    return {
      page: await pageAt(`/job/${id}`),
      kept: await (await visitor.get(`/api/jobs/${id}`)).json(),
    };
  };

  test.each(jobs)("is text on its page, in its head and in its data: $title", async (job) => {
    const { page: quiet } = await pageOf({
      title: harmless(job.title),
      company: harmless(job.company),
      location: harmless(job.location),
      text: adOf(harmless),
    });
    const { page: loud, kept } = await pageOf({ ...job, text: adOf() });
    expect(skeleton(loud, "head *")).toEqual(skeleton(quiet, "head *"));
    expect(kindsOf(quiet)).toEqual(expect.arrayContaining(kindsOf(loud)));
    expect(skeleton(loud, "script, link, meta, form, style")).toEqual(
      skeleton(quiet, "script, link, meta, form, style"),
    );
    expect(badAddresses(loud)).toEqual([]);
    expect(dataIn(loud, "head script[type='application/ld+json']")).toMatchObject({
      title: kept.title,
      hiringOrganization: { name: kept.company },
    });
    expect(kept.title).toContain("window.__ran=");
    expect(JSON.stringify(dataIn(loud, "#state"))).toContain(JSON.stringify(kept));
    expect(parsed(loud)("h1").text()).toBe(kept.title);
    expect(parsed(loud)("title").text()).toContain(kept.title);
  });
});

describe("an address", () => {
  const paths = (words: string) => {
    const written = encodeURIComponent(words);
    return [
      `/no/such/${written}`,
      `/job/${written}`,
      `/?resume=${written}&compare=${written}`,
      `/login?from=${written}`,
      `/register?recruiter=${written}`,
      `/compare?resume=${written}&job=${written}`,
      `/api/invitations/unsubscribe?token=${encodeURIComponent(words.slice(0, NARROW))}`,
    ];
  };

  test("that is asked for is not part of the page", async () => {
    for (const text of packed(1000, PAYLOADS)) {
      const quiet = paths(harmless(text));
      for (const [at, path] of paths(text).entries()) {
        const page = await pageAt(path);
        expect(skeleton(page), path).toEqual(skeleton(await pageAt(quiet[at] ?? "/")));
        expect(badAddresses(page)).toEqual([]);
      }
    }
  });

  test("that is refused is told as data", async () => {
    for (const text of packed(1000, PAYLOADS)) {
      const answer = await visitor.get(`/api/no-such/${encodeURIComponent(text)}`);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});

describe("a mail", () => {
  /** The page of this machine's mailbox that shows it. */
  async function shown(subject: string): Promise<string> {
    const starter = await starting(app);
    const list = parsed(await pageAt("/dev/mailbox", starter));
    const link = list("a").filter((_, one) => list(one).text() === subject);
    return pageAt(link.first().attr("href") ?? "", starter);
  }

  async function expectSame(send: (words: (text: string) => string) => Promise<[string, string]>) {
    const made: Record<"html" | "page", string>[] = [];
    for (const words of [harmless, (text: string) => text]) {
      const [to, subject] = await send(words);
      const { html = "", text = "" } = await mailTo(app, to, subject);
      made.push({ html, page: await shown(subject) });
      expect(badAddresses(html)).toEqual([]);
      expect(text).not.toBe("");
    }
    const [quiet, loud] = made;
    expect(skeleton(loud?.html ?? "")).toEqual(skeleton(quiet?.html ?? ""));
    expect(skeleton(loud?.page ?? "")).toEqual(skeleton(quiet?.page ?? ""));
  }

  const messages = packed(5000, PAYLOADS, "\n");
  test.each(messages)("to support shows words: %#", async (message) => {
    await expectSame(async (words) => {
      const name = words(LINES[messages.indexOf(message)] ?? "");
      const email = `${randomUUID()}@example.org`;
      const letter = { name, email, subject: "Bug Report", message: words(message) };
      const answer = await visitor.post("/api/contact", letter);
      expect(answer.status, await answer.text()).toBe(200);
      return [SUPPORT, `Bug Report: message from ${name}`];
    });
  });

  test("of a recruiter shows words", async () => {
    await addJob(app, { ownerId: recruiter.id });
    await expectSame(async (words) => {
      const to = `${randomUUID()}@example.org`;
      const body = words(packed(5000)[0] ?? "");
      const mail = { to, body, subject: words(LINES[0] ?? ""), name: words(LINES[1] ?? "") };
      const answer = await recruiter.browser.post("/api/email/queue", {
        ...mail,
        type: "transactional",
      });
      expect(answer.status, await answer.text()).toBe(202);
      return [to, mail.subject];
    });
  });
});
