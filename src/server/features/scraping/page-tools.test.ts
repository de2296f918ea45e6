import { afterAll, expect, test } from "vitest";
import { DEFAULT_SELECTORS } from "#contract/firm-rules.ts";
import { createLog } from "#server/platform/log.ts";
import { createPageTools } from "./page-tools.ts";

const URL_OF = "https://www.harrow.example/careers";
const LIST = {
  job: DEFAULT_SELECTORS.job_list_selector,
  link: DEFAULT_SELECTORS.job_link_selector,
};
const JOB = { title: "h1", content: DEFAULT_SELECTORS.job_content_selector };
const page = (text: string) => ({ url: URL_OF, text });
const tools = createPageTools(createLog("silent"));
afterAll(() => tools.stop());

test("every kind of page, in a process of its own", async () => {
  const list = await tools.list(page('<li class="job-item"><a href="/1">Solicitor</a></li>'), LIST);
  expect(list.jobs).toEqual([{ title: "Solicitor", url: "https://www.harrow.example/1" }]);
  const job = await tools.job(page("<h1>Solicitor</h1><main>Act for employers.</main>"), JOB);
  expect(job).toMatchObject({
    title: "Solicitor",
    text: expect.stringContaining("Act for employers."),
  });
  const site = await tools.site(page("<title>Harrow Legal</title>"));
  expect(site).toEqual({ name: "Harrow Legal", careersUrl: "" });
  const state = await tools.state(page('<script>window.X = {"a":1};</script>'), { variable: "X" });
  expect(state).toEqual({ state: { a: 1 }, cards: [] });
});

const SENTENCE = "That page is too complex to be read.";

test("a page that is made to be read for ever is refused with a sentence, and the next one is read", async () => {
  const hurried = createPageTools(createLog("silent"), { taskMs: 1500, firstMs: 1500 });
  try {
    const deep = hurried.job(page("<div>".repeat(100_000)), JOB);
    await expect(deep).rejects.toMatchObject({ fault: "invalid", message: SENTENCE });
  } finally {
    await hurried.stop();
  }
  expect((await tools.site(page("<title>Harrow Legal</title>"))).name).toBe("Harrow Legal");
});

test.each([
  ["everything on one line", `<p>${"word ".repeat(200_000)}</p>`],
  ["tags that never end", `<main><p>${"<b ".repeat(100_000)}`],
  ["nothing but matches", '<a class="job-item" href="/1">x</a>'.repeat(20_000)],
  ["postings without end", `<script type="application/ld+json">${"[".repeat(200_000)}</script>`],
])("%s: an answer or a sentence, and no more than is kept", async (_, text) => {
  const answers = [tools.job(page(text), JOB), tools.list(page(text), LIST)];
  for (const answer of await Promise.allSettled(answers)) {
    if (answer.status === "rejected") expect(answer.reason.message).toBe(SENTENCE);
    else expect(JSON.stringify(answer.value).length).toBeLessThan(120_000);
  }
});
