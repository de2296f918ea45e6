import { expect, test } from "vitest";
import { TAILORED_SENTENCES as say } from "#contract/tailored.ts";
import { compared } from "#test/support/comparing.ts";
import { signedIn, visiting } from "#test/support/people.ts";
import {
  type Applicant,
  applicant,
  file,
  kept,
  path,
  put,
  tailored,
  tailoringApp,
} from "#test/support/tailoring.ts";
import { RESUME } from "#test/support/tailoring-papers.ts";
import { uploaded } from "#test/support/uploads.ts";

const app = tailoringApp();

const rowsOf = async (account: string) =>
  (
    await app().testDatabase.database.query(
      "select 1 from tailored_documents where account_id = $1",
      [account],
    )
  ).rows.length;

test("what cannot be kept is refused in a sentence", async () => {
  const me = await applicant(app());
  const one = { id: "closing", text: "x", out: false };
  for (const [sentences, message] of [
    [[{ ...one, text: "  " }], say.noWords],
    [[{ ...one, text: "x".repeat(601) }], say.tooLong],
    [[{ ...one, text: "one\ntwo" }], say.oneLine],
    [[one, one], say.twice],
    [Array.from({ length: 41 }, (_, at) => ({ ...one, id: `s-${at}` })), say.tooMany],
  ] as const)
    expect(await put(me, "/letter", { sentences })).toMatchObject({ status: 400, message });
  expect((await put(me, "/letter", { sentences: [{ ...one, id: "../x" }] })).status).toBe(400);
  for (const wrong of ["/resume/odt", "/essay/pdf"])
    expect((await file(me, wrong)).status).toBe(404);
});

test("nobody else gets to it, not even to know that it is there", async () => {
  const me = await applicant(app());
  const own = { id: "own-1", text: "Only mine.", out: false };
  const { letter } = await tailored(me);
  await put(me, "/letter", { sentences: [own, ...kept(letter)] });
  const other = await signedIn(app());
  const theirs = { browser: other.browser, id: me.id };
  for (const name of ["", "/resume/pdf", "/letter/docx"])
    expect((await other.browser.get(path(me.id, name))).status).toBe(404);
  expect((await put(theirs, "/letter", { sentences: [] })).status).toBe(404);
  expect((await put(theirs, "/resume", { left_out: [] })).status).toBe(404);
  const recruiter = await signedIn(app(), { recruiter: true });
  expect((await recruiter.browser.get(path(me.id))).status).toBe(403);
  expect((await (await visiting(app())).get(path(me.id))).status).toBe(401);
  expect((await tailored(me)).letter.sentences[0]?.text).toBe("Only mine.");
});

test("only the current resume is tailored, and only as it was reported", async () => {
  const me = await applicant(app());
  const line = "Ran nine mediations for retail clients";
  await me.browser.post(`/api/comparisons/${me.id}/answers`, {
    requirement: "1",
    place: "experience.0",
    line,
  });
  const stale = await me.browser.get(path(me.id));
  expect([stale.status, (await stale.json()).message]).toEqual([409, say.changed]);
  // The report that took its place has the line where it was done.
  const next = await compared(me.browser, { resumeId: me.resumeId, jobDescriptionID: me.jobId });
  const { resume } = await tailored({ browser: me.browser, id: next.id });
  const texts = resume.rows.map(({ text }) => text);
  expect(texts).not.toContain("Added in the profile");
  expect(texts.indexOf(line)).toBeLessThan(texts.indexOf("Lawyer, Ashgrove Legal"));
  expect(texts.indexOf(line)).toBeGreaterThan(texts.indexOf("February 2022 - Present"));

  const other = await uploaded(me.browser, { name: "other.txt", content: `${RESUME}\nChess\n` });
  await me.browser.post("/api/candidates/resume", { documentId: other, keep_profile: false });
  const former = await me.browser.get(path(next.id));
  expect(former.status).toBe(409);
});

test("it is in my data, and goes with the resume, the job description and the account", async () => {
  const change = async (me: Applicant) => {
    const { letter } = await tailored(me);
    const own = { id: "own-1", text: "Only mine.", out: false };
    await put(me, "/letter", { sentences: [own, ...kept(letter)] });
    expect(await rowsOf(me.account)).toBe(1);
  };
  const { database } = app().testDatabase;
  for (const erased of ["resumeId", "jobId"] as const) {
    const me = await applicant(app());
    await change(me);
    await database.query("delete from documents where id = $1", [me[erased]]);
    expect(await rowsOf(me.account)).toBe(0);
  }
  const me = await applicant(app());
  await change(me);
  const data = app().personalData.find(({ tables }) => tables.includes("tailored_documents"));
  expect(JSON.stringify(await data?.export(database, me.account))).toContain("Only mine.");
  await data?.erase(database, me.account);
  expect(await rowsOf(me.account)).toBe(0);
});
