import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { defineJob } from "#server/platform/jobs/job.ts";
import { createBrowser } from "#test/support/browser.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let author: Person;
let now = new Date("2026-11-16T09:00:00.000Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());
beforeEach(async () => {
  author = await signedIn(app, { recruiter: true });
});

const turn = async (body: object) => (await author.browser.post("/api/generate-jd", body)).json();
const FACTS = `Paralegal in Sydney, full-time, 70 to 80k plus super.
Responsibilities:
- Prepare briefs for counsel
Must have:
- Two years of experience in a law firm`;
const CURRENT = { currentContent: { company: "Harrow Legal" } };
async function readyTalk(): Promise<string> {
  const { sessionId } = await turn(CURRENT);
  await turn({ sessionId, message: FACTS });
  return sessionId;
}

describe("a talk that becomes a posting", () => {
  test("is published to the letter, with the fields of its draft", async () => {
    const sessionId = await readyTalk();
    const set = (fact: string, value: string) =>
      turn({ sessionId, edit: { op: "set", fact, value } });
    await set("salary", "$70,000 to $80,000 plus super");
    await set("contact_name", "Ana Duarte");
    await set("contact_email", "ana@harrow.example");
    const shown = await set("closing_date", "27 March 2027");
    expect(shown).toMatchObject({ complete: false, can_publish: true, message: "" });
    const last = await turn({ sessionId, edit: { op: "publish" } });
    expect(last).toMatchObject({ complete: true, waiting: "", text: shown.text });
    const job = await (await createBrowser(app.url).get(`/api/jobs/${last.posting_id}`)).json();
    const lines = job.lines.map(
      ({ text, bullet }: { text: string; bullet: boolean }) => `${bullet ? "• " : ""}${text}`,
    );
    expect(lines).toEqual(last.text.split("\n").filter((line: string) => line !== ""));
    expect(job).toMatchObject({
      title: "Paralegal",
      company: "Harrow Legal",
      location: "Sydney NSW",
      employment_type: "full-time",
      salary_range: "$70,000 to $80,000 a year plus super",
      details: { contact: { name: "Ana Duarte", email: "ana@harrow.example", phone: "" } },
    });
    expect(last.jd).toContain("27 March 2027");
  });

  test("what was left off is not made up from what the company says of itself", async () => {
    const description =
      "Our packages start at $90,000 a year. Call Ana Duarte on (02) 5550 0101 or ana@harrow.example.";
    const { sessionId } = await turn({ ...CURRENT, businessInfo: { description } });
    await turn({ sessionId, message: FACTS.replace(", 70 to 80k plus super", "") });
    const { posting_id, draft } = await turn({ sessionId, edit: { op: "publish" } });
    expect(draft).toMatchObject({ salary: null, about: [{ text: description }] });
    const job = await (await author.browser.get(`/api/jobs/${posting_id}`)).json();
    expect(job.salary_range).toBe("");
    expect(job.details).toMatchObject({
      salary: null,
      contact: { name: "", email: "", phone: "" },
    });
  });

  test("is over after a month when it became a posting, and after half a year when it did not", async () => {
    const kept = async () =>
      (
        await app.platform.database.query("select id from job_talks where account_id = $1", [
          author.id,
        ])
      ).rows.map(({ id }) => id);
    const unfinished = await readyTalk();
    const finished = await readyTalk();
    await turn({ sessionId: finished, edit: { op: "publish" } });
    expect((await kept()).sort()).toEqual([unfinished, finished].sort());
    await tidyAfter(31);
    expect(await kept()).toEqual([unfinished]);
    await tidyAfter(150);
    expect(await kept()).toEqual([]);
    const { rows } = await app.platform.database.query("select 1 from jobs where owner_id = $1", [
      author.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

async function tidyAfter(days: number): Promise<void> {
  const { jobs } = app.platform;
  now = new Date(now.getTime() + days * 86_400_000);
  const tidy = defineJob({ name: "job-creation.tidy", payload: z.object({}) });
  const id = await jobs.enqueue(tidy, {});
  await expect.poll(async () => (await jobs.status(id)).state, { timeout: 20_000 }).toBe("done");
}
