import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addJob } from "#test/support/market.ts";
import { ADMIN_ENV, signedIn, signedInAdmin } from "#test/support/people.ts";
import { FOUND_AD, OTHER_WORDS, reviewing, takeIn } from "#test/support/review-queue.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let review: ReturnType<typeof reviewing>;
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV });
  review = reviewing(app, await signedInAdmin(app));
});
afterAll(() => app?.end());
beforeEach(async () => {
  await app.testDatabase.database.query("truncate scraped_jobs, law_firms, jobs cascade");
});

test("a job that is found waits for review, as it was read", async () => {
  const { outcome, id } = await takeIn(app);
  expect(outcome).toBe("new");
  expect(await review.pending()).toMatchObject({
    total: 1,
    has_more: false,
    jobs: [
      {
        id,
        title: "Employment Lawyer",
        law_firm_name: "Harrow Lyle",
        law_firm_website: "https://harrowlyle.example/",
        source_url: "https://harrowlyle.example/careers/employment-lawyer",
        job_type: "full-time",
        experience_level: "associate",
        location: "Sydney",
        salary_range: "$120,000 to $135,000 package",
        source: "law_firm",
        state: "pending",
        is_update: false,
        similar: null,
      },
    ],
  });
});

describe("the same job again", () => {
  test("in the same words is no news, whatever the spaces and dashes", async () => {
    const { id } = await takeIn(app);
    const text = FOUND_AD.replaceAll(" ", "  ").replaceAll("- ", "• ").toUpperCase();
    expect((await takeIn(app, { text })).outcome).toBe("unchanged");
    expect((await review.pending()).total).toBe(1);
    expect((await review.read(id)).raw_content).toContain("Run unfair dismissal");
  });

  test("in other words, while it waits: those are what waits", async () => {
    const { id } = await takeIn(app);
    expect((await takeIn(app, { text: OTHER_WORDS })).outcome).toBe("changed");
    const { jobs, total } = await review.pending();
    expect(total).toBe(1);
    expect(jobs[0]).toMatchObject({ id, is_update: false });
    expect(jobs[0].raw_content).toContain("five years");
  });

  test("in other words, when it is live: they wait, and the live job stays as it was", async () => {
    const { id } = await takeIn(app);
    await review.decide(id);
    expect((await takeIn(app, { text: OTHER_WORDS })).outcome).toBe("changed");
    expect((await review.pending()).jobs).toMatchObject([{ id, is_update: true }]);
    expect(JSON.stringify(await review.liveJob(id))).toContain("four years");
    await review.decide(id);
    const live = await review.liveJob(id);
    expect(JSON.stringify(live)).toContain("five years");
    expect(live.status).toBe("active");
    expect((await takeIn(app, { text: OTHER_WORDS })).outcome).toBe("unchanged");
  });

  test("on another day, by what its page counts, when it is live: that is no news", async () => {
    const onDay = (day: number) =>
      `Posted ${day} days ago · ${9 + day} applicants\n\n${FOUND_AD}\n\nCloses in ${9 - day} days`;
    const { id } = await takeIn(app, { text: onDay(2) });
    await review.decide(id);
    expect((await takeIn(app, { text: onDay(3) })).outcome).toBe("unchanged");
    expect(await review.read(id)).toMatchObject({ state: "approved" });
  });

  test("but for a word of a long text, when it is live: that is no news until a field or more changes", async () => {
    const more = Array.from({ length: 60 }, (_one, at) => `Matter ${at} is of the kind ${at * 7}.`);
    const long = `${FOUND_AD}\n\n${more.join("\n")}\nSalmon is the colour of the week.`;
    const { id } = await takeIn(app, { text: long });
    await review.decide(id);
    const otherWord = long.replace("Salmon", "Teal");
    expect((await takeIn(app, { text: otherWord })).outcome).toBe("unchanged");
    const otherPay = long.replace("$135,000", "$145,000");
    expect((await takeIn(app, { text: otherPay })).outcome).toBe("changed");
    expect((await review.pending()).jobs).toMatchObject([{ id, is_update: true }]);
    expect((await takeIn(app, { text: otherWord })).outcome).toBe("changed");
    expect(await review.read(id)).toMatchObject({ state: "approved", is_update: false });
  });

  test("in words that were refused for the live job: they are not asked about again", async () => {
    const { id } = await takeIn(app);
    await review.decide(id);
    await takeIn(app, { text: OTHER_WORDS });
    await review.decide(id, { action: "reject", reason: "Worse than before" });
    expect(await review.read(id)).toMatchObject({ state: "approved" });
    expect((await review.read(id)).raw_content).toContain("four years");
    for (const text of [OTHER_WORDS, FOUND_AD])
      expect((await takeIn(app, { text })).outcome).toBe("unchanged");
    expect((await review.pending()).total).toBe(0);
    expect(JSON.stringify(await review.liveJob(id))).toContain("four years");
    const third = OTHER_WORDS.replace("five years", "six years");
    expect((await takeIn(app, { text: third })).outcome).toBe("changed");
    expect((await review.pending()).jobs).toMatchObject([{ id, is_update: true }]);
  });

  test("in the words that are live, while others wait: there is nothing to decide", async () => {
    const { id } = await takeIn(app);
    await review.decide(id);
    await takeIn(app, { text: OTHER_WORDS });
    await takeIn(app);
    expect((await review.pending()).total).toBe(0);
    expect(await review.read(id)).toMatchObject({ state: "approved", is_update: false });
  });

  test("after it was rejected: it stays rejected, in whatever words", async () => {
    const { id } = await takeIn(app);
    await review.decide(id, { action: "reject", reason: "Not a legal job" });
    for (const text of [FOUND_AD, OTHER_WORDS])
      expect((await takeIn(app, { text })).outcome).toBe("unchanged");
    expect(await review.read(id)).toMatchObject({ state: "rejected" });
  });

  test("from several runs at the same moment: it is one", async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => takeIn(app)));
    const counted = outcomes.map(({ outcome }) => outcome).sort();
    expect(counted).toEqual(["new", ...Array(5).fill("unchanged")].sort());
    expect((await review.pending()).total).toBe(1);
  });

  test("from several runs under different names of the firm: it is one", async () => {
    const names = ["Harrow Lyle", "Harrow Lyle (Sydney)", "HL", "Harrow"];
    const outcomes = await Promise.all(names.map((firmName) => takeIn(app, { firmName })));
    expect(outcomes.filter(({ outcome }) => outcome === "new").length).toBe(1);
    expect((await review.pending()).total).toBe(1);
  });
});

describe("the same job elsewhere", () => {
  const onBoard = {
    source: "seek",
    sourceKey: "seek:1",
    firmName: "Harrow & Lyle Lawyers",
  } as const;

  test("is counted, not queued", async () => {
    const first = await takeIn(app);
    const second = await takeIn(app, { ...onBoard, text: `${FOUND_AD}\n\nApply on the board.` });
    expect(second.outcome).toBe("duplicate");
    expect((await review.pending()).total).toBe(1);
    const duplicate = await review.read(second.id);
    expect(duplicate).toMatchObject({
      state: "duplicate",
      similar: { id: first.id, source: "law_firm", state: "pending" },
    });
    expect(duplicate.similar.similarity).toBeGreaterThan(0.85);
    expect((await takeIn(app, { ...onBoard })).outcome).toBe("unchanged");
  });

  test("at the same moment is counted once", async () => {
    const keys = ["a", "b", "c", "d"].map((sourceKey) => takeIn(app, { sourceKey }));
    const outcomes = (await Promise.all(keys)).map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(["duplicate", "duplicate", "duplicate", "new"]);
  });

  test("for another town or another seniority waits, with a word about the first", async () => {
    const first = await takeIn(app);
    const elsewhere = await takeIn(app, { sourceKey: "perth", location: "Perth WA" });
    const senior = await takeIn(app, { sourceKey: "senior", title: "Senior Employment Lawyer" });
    expect([elsewhere.outcome, senior.outcome]).toEqual(["new", "new"]);
    expect((await review.read(elsewhere.id)).similar).toMatchObject({
      id: first.id,
      similarity: 1,
    });
    expect((await review.read(senior.id)).similar).not.toBeNull();
  });

  test("for another field of law under the same title waits, with a word about the first", async () => {
    const usual = `You will run your own matters from first instructions to final orders, and you will be
trusted with clients early. You will draft advice and letters, brief counsel where a matter calls for it, and keep
clients informed. You bring three years of experience after admission, a current practising certificate and a clear
style. We offer flexible hours, two days a week from home, paid parental leave and a mentor from your first day.`;
    const of = (team: string) => ({
      sourceKey: team,
      title: "Solicitor",
      location: "Sydney",
      text: `We are looking for a solicitor to join our ${team} team.\n${usual}\n${usual.replaceAll("ou", "u")}`,
    });
    const first = await takeIn(app, of("property"));
    const second = await takeIn(app, of("family law"));
    expect(second.outcome).toBe("new");
    const { similar } = await review.read(second.id);
    expect(similar).toMatchObject({ id: first.id, state: "pending" });
    expect(similar.similarity).toBeGreaterThan(0.85);
    expect((await takeIn(app, { ...of("property"), sourceKey: "copy" })).outcome).toBe("duplicate");
  });

  test("of another employer is another job", async () => {
    await takeIn(app);
    const other = await takeIn(app, { sourceKey: "other", firmName: "Marlowe Strand" });
    expect(other.outcome).toBe("new");
    expect((await review.read(other.id)).similar).toBeNull();
  });

  test("that its recruiter has posted here is a duplicate", async () => {
    const recruiter = await signedIn(app, { recruiter: true });
    const posted = await addJob(app, {
      ownerId: recruiter.id,
      text: FOUND_AD,
      company: "Harrow Lyle",
      location: "Sydney NSW",
    });
    const { outcome, id } = await takeIn(app);
    expect(outcome).toBe("duplicate");
    expect((await review.read(id)).similar).toMatchObject({
      id: posted.id,
      source: "posting",
      state: "live",
      law_firm_name: "Harrow Lyle",
    });
    expect((await takeIn(app)).outcome).toBe("unchanged");
    const { database } = app.testDatabase;
    await database.query("update jobs set status = 'closed' where id = $1", [posted.id]);
    expect((await takeIn(app)).outcome).toBe("new");
    expect((await review.pending()).jobs).toMatchObject([{ id, similar: null }]);
  });
});

test("a firm that was deleted meanwhile loses none of its jobs", async () => {
  const { outcome } = await takeIn(app, { firmId: "0192d3a4-0000-7000-8000-000000000000" });
  expect(outcome).toBe("new");
  expect((await review.pending()).total).toBe(1);
});

test("what strangers write does no harm", async () => {
  const { outcome } = await takeIn(app, {
    sourceKey: `url:https://x.example/${"é".repeat(5000)}`,
    title: `Lawyer\u0000\n<script>alert(1)</script>\uD800 ${"x".repeat(500)}`,
    text: `\u0000${FOUND_AD}\uD800`,
    sourceUrl: "javascript:alert(1)",
    location: "\u202eSydney\u0000",
    firmName: "",
  });
  expect(outcome).toBe("new");
  const [job] = (await review.pending()).jobs;
  expect(job.title.length).toBeLessThanOrEqual(300);
  expect(job.source_url).toBe("");
});
