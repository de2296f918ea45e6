import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TAILORED_SENTENCES as say, type Tailored } from "#contract/tailored.ts";
import { askFor, compared, MANY, uploadedJob } from "#test/support/comparing.ts";
import { addCandidate, type Candidate, untilReady } from "#test/support/market.ts";
import { signedIn, visiting } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { uploaded } from "#test/support/uploads.ts";

const RESUME = `Priya Raman
Marrickville NSW
0491 570 006 | priya@example.org

Experience
Associate, Employment, Corran Vale Lawyers
February 2022 - Present
- Team of seven, reporting to the head of employment
- Drafted two enterprise agreements covering 3,100 logistics staff
- Appeared before the Fair Work Commission in nine unfair dismissal hearings

Lawyer, Ashgrove Legal
February 2020 - January 2022
- Prepared evidence for two hearings in the Federal Circuit Court

Admission
Admitted as a lawyer of the Supreme Court of New South Wales, 2020

Education
Bachelor of Laws (Honours), University of Wollongong, 2019

Skills
Employment law, enterprise bargaining, LEAP
`;
const AD = `Employment Lawyer
Penhallow Reid Lawyers

What you need
- Admission as a lawyer
- Experience drafting enterprise agreements
- Advocacy before the Fair Work Commission
- A current forklift licence

What would help
- Experience with LEAP
`;
const TEAM = "Team of seven, reporting to the head of employment";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: MANY });
}, 120_000);
afterAll(() => app?.end());

interface Applicant extends Omit<Candidate, "id"> {
  readonly account: string;
  readonly jobId: string;
  /** Of the comparison. */
  readonly id: string;
}
async function applicant(text = RESUME, ad = AD): Promise<Applicant> {
  const me = await addCandidate(app, { text });
  const jobId = await uploadedJob(me.browser, ad);
  const pair = { resumeId: me.resumeId, jobDescriptionID: jobId };
  await untilReady(() => askFor(me.browser, pair));
  return { ...me, account: me.id, jobId, id: (await compared(me.browser, pair)).id };
}

const path = (id: string, rest = "") => `/api/comparisons/${id}/tailored${rest}`;
async function tailored({ browser, id }: Pick<Applicant, "browser" | "id">): Promise<Tailored> {
  const answer = await browser.get(path(id));
  expect(answer.status).toBe(200);
  return answer.json();
}
async function put({ browser, id }: Pick<Applicant, "browser" | "id">, part: string, body: object) {
  const answer = await browser.request(path(id, part), {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}
const file = ({ browser, id }: Pick<Applicant, "browser" | "id">, name: string) =>
  browser.get(path(id, name));
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const rowWith = ({ resume }: Tailored, words: string) => {
  const row = resume.rows.find(({ text }) => text.includes(words));
  if (!row) throw new Error(`No row says ${words}.`);
  return row;
};
const kept = (letter: Tailored["letter"]) =>
  letter.sentences.map(({ id, out }) => ({ id, text: null as string | null, out }));
const rowsOf = async (account: string) =>
  (
    await app.testDatabase.database.query(
      "select 1 from tailored_documents where account_id = $1",
      [account],
    )
  ).rows.length;

test("what proves the job comes first within its job, and nothing is lost, added or reworded", async () => {
  const me = await applicant();
  const { resume, lines } = await tailored(me);
  const texts = resume.rows.map(({ text }) => text);
  expect(texts.indexOf(TEAM)).toBeGreaterThan(
    texts.indexOf("Drafted two enterprise agreements covering 3,100 logistics staff"),
  );
  expect(resume.rows.flatMap((row) => row.lines).sort((a, b) => a - b)).toEqual(
    lines.map((_, at) => at + 1),
  );
  expect(texts.toSorted()).toEqual(lines.toSorted());
  const at = texts.indexOf("Lawyer, Ashgrove Legal");
  expect(texts.slice(at, at + 3)).toEqual(lines.slice(9, 12));
  const heads = resume.rows.filter(({ kind }) => kind !== "item" && kind !== "text");
  expect(heads.some(({ can_leave }) => can_leave)).toBe(false);
});

test("each sentence that claims something quotes the line it names, and what is not shown is not said", async () => {
  const me = await applicant();
  const { letter, lines } = await tailored(me);
  const proofs = letter.sentences.filter(({ rests_on }) => rests_on === "resume");
  expect(proofs.length).toBeGreaterThanOrEqual(3);
  for (const { text, lines: cited } of proofs) {
    const line = cited.map((number) => lines[number - 1]).join(" ");
    const said = text.slice(text.search(/: /) + 2).replace(/\.$/, "");
    const words = /“([^”]+)”/.exec(said)?.[1] ?? said.replace(/^.*?\bI /, "");
    expect(line.toLowerCase()).toContain(words.toLowerCase());
  }
  const whole = letter.sentences.map(({ text }) => text).join(" ");
  expect(whole).not.toMatch(/forklift/i);
  expect(whole).toContain("the position of Employment Lawyer at Penhallow Reid Lawyers");
  expect(whole).toContain(
    "as Associate, Employment, at Corran Vale Lawyers, I drafted two enterprise agreements covering 3,100 logistics staff.",
  );
});

test("lines that I leave out stay out after a new report, and come back", async () => {
  const me = await applicant();
  const [line = 0] = rowWith(await tailored(me), TEAM).lines;
  const left = await put(me, "/resume", { left_out: [line] });
  expect(left.status).toBe(200);
  expect(rowWith(left, TEAM).left_out).toBe(true);
  const words = await bytesOf(await file(me, "/resume/docx"));
  const read = await readBack(me, "short.docx", words);
  expect(read).not.toContain(TEAM);
  expect(read).toContain("Drafted two enterprise agreements covering 3,100 logistics staff");
  expect(rowWith(await put(me, "/resume", { left_out: [] }), TEAM).left_out).toBe(false);
  for (const wrong of [1, 5, 6, 9999])
    expect(await put(me, "/resume", { left_out: [wrong] })).toMatchObject({
      status: 400,
      message: say.noSuchLine,
    });
});

test("what I write is mine, stays, and claims no proof; reset is the letter as it was made", async () => {
  const me = await applicant();
  const { letter } = await tailored(me);
  const proof = letter.sentences.find(({ part }) => part === "proof");
  const own = "I draft agreements in plain English.";
  const changed = kept(letter)
    .map((one) => (one.id === proof?.id ? { ...one, text: own } : one))
    .map((one) => (one.id === "lead" ? { ...one, out: true } : one));
  const added = { id: "own-1", text: "I live nearby.", out: false };
  const saved = await put(me, "/letter", { sentences: [added, ...changed] });
  expect(saved.status).toBe(200);
  const again = await tailored(me);
  expect(again.letter).toEqual(saved.letter);
  expect(again.letter.is_changed).toBe(true);
  expect(again.letter.sentences[0]).toMatchObject({
    text: "I live nearby.",
    rests_on: "own-words",
    part: "added",
    lines: [],
  });
  expect(again.letter.sentences.find(({ id }) => id === proof?.id)).toMatchObject({
    text: own,
    made: proof?.text,
    rests_on: "own-words",
    lines: [],
    requirement: 0,
  });
  const printed = await readBack(me, "letter.docx", await bytesOf(await file(me, "/letter/docx")));
  expect(printed).toContain("I live nearby.");
  expect(printed).not.toContain("Here is what my resume shows");
  expect(await put(me, "/letter", { sentences: [] })).toMatchObject({
    letter: { sentences: letter.sentences, is_changed: false },
  });
});

test("what cannot be kept is refused in a sentence", async () => {
  const me = await applicant();
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

/** The lines that our own reader finds in a file. */
async function readBack(
  { browser }: Pick<Applicant, "browser">,
  name: string,
  content: Uint8Array,
): Promise<string> {
  const id = await uploaded(browser, { name, content });
  const { lines } = await (await browser.get(`/api/documents/${id}`)).json();
  return lines.map(({ text }: { text: string }) => text).join("\n");
}

test("both files are read back by our own reader, in the order of the page", async () => {
  const me = await applicant();
  const { resume, letter } = await tailored(me);
  const resumeWords = resume.rows.map(({ text }) => text.replaceAll("\t", " "));
  for (const format of ["docx", "pdf"]) {
    const answer = await file(me, `/resume/${format}`);
    expect(answer.headers.get("content-disposition")).toContain(
      `filename="Priya Raman - Employment Lawyer - resume.${format}"`,
    );
    const read = flat(await readBack(me, `resume.${format}`, await bytesOf(answer)));
    let from = 0;
    for (const words of resumeWords) {
      const at = read.indexOf(flat(words), from);
      expect(at, `${format}: ${words}`).toBeGreaterThanOrEqual(0);
      from = at;
    }
    const sent = await file(me, `/letter/${format}`);
    expect(sent.headers.get("content-disposition")).toContain("cover letter");
    const said = flat(await readBack(me, `letter.${format}`, await bytesOf(sent)));
    for (const { text } of letter.sentences) expect(said).toContain(flat(text));
    expect(said).toContain("Yours sincerely,");
  }
});

const flat = (text: string) => text.replace(/\s+/g, " ");

interface Node {
  role?: string;
  children?: Node[];
}
const roles = ({ role = "", children = [] }: Node): string[] => [role, ...children.flatMap(roles)];

test("the PDF has a title, a language, and headings and lists as what they are", async () => {
  const me = await applicant();
  const bytes = await bytesOf(await file(me, "/resume/pdf"));
  const raw = Buffer.from(bytes).toString("latin1");
  const pdf = await getDocumentProxy(bytes);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: "Priya Raman, Employment Lawyer, resume",
    Author: "Priya Raman",
    Language: "en-AU",
  });
  expect(raw).toContain("pdfuaid:part");
  const found = roles((await (await pdf.getPage(1)).getStructTree()) as Node);
  expect(found.filter((role) => role === "H1")).toHaveLength(1);
  expect(found.filter((role) => role === "H2")).toHaveLength(4);
  expect(found.filter((role) => role === "H3")).toHaveLength(2);
  expect(found.filter((role) => role === "LI")).toHaveLength(4);
  expect(found).toContain("LBody");
});

test("signs without letters are left out of the PDF, and a script that it lacks is taken as Word", async () => {
  const bell = await applicant(RESUME.replace("0491", "\u260e\ufe0f 0491"));
  expect((await tailored(bell)).resume.can_be_pdf).toBe(true);
  expect((await file(bell, "/resume/pdf")).status).toBe(200);
  const han = await applicant(RESUME.replace("LEAP", "LEAP, 普通话"));
  expect((await tailored(han)).resume.can_be_pdf).toBe(false);
  const refused = await file(han, "/resume/pdf");
  expect([refused.status, (await refused.json()).message]).toEqual([400, say.noPdf]);
  const words = await readBack(han, "han.docx", await bytesOf(await file(han, "/resume/docx")));
  expect(words).toContain("普通话");
});

test("nobody else gets to it, not even to know that it is there", async () => {
  const me = await applicant();
  const own = { id: "own-1", text: "Only mine.", out: false };
  const { letter } = await tailored(me);
  await put(me, "/letter", { sentences: [own, ...kept(letter)] });
  const other = await signedIn(app);
  const theirs = { browser: other.browser, id: me.id };
  for (const name of ["", "/resume/pdf", "/letter/docx"])
    expect((await other.browser.get(path(me.id, name))).status).toBe(404);
  expect((await put(theirs, "/letter", { sentences: [] })).status).toBe(404);
  expect((await put(theirs, "/resume", { left_out: [] })).status).toBe(404);
  const recruiter = await signedIn(app, { recruiter: true });
  expect((await recruiter.browser.get(path(me.id))).status).toBe(403);
  expect((await (await visiting(app)).get(path(me.id))).status).toBe(401);
  expect((await tailored(me)).letter.sentences[0]?.text).toBe("Only mine.");
});

test("only the current resume is tailored, and only as it was reported", async () => {
  const me = await applicant();
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
  const { database } = app.testDatabase;
  for (const erased of ["resumeId", "jobId"] as const) {
    const me = await applicant();
    await change(me);
    await database.query("delete from documents where id = $1", [me[erased]]);
    expect(await rowsOf(me.account)).toBe(0);
  }
  const me = await applicant();
  await change(me);
  const data = app.personalData.find(({ tables }) => tables.includes("tailored_documents"));
  expect(JSON.stringify(await data?.export(database, me.account))).toContain("Only mine.");
  await data?.erase(database, me.account);
  expect(await rowsOf(me.account)).toBe(0);
});
