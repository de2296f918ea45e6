import { expect, test } from "vitest";
import { TAILORED_SENTENCES as say } from "#contract/tailored.ts";
import {
  applicant,
  bytesOf,
  file,
  kept,
  put,
  readBack,
  rowWith,
  TEAM,
  tailored,
  tailoringApp,
} from "#test/support/tailoring.ts";

const app = tailoringApp();

test("what proves the job comes first within its job, and nothing is lost, added or reworded", async () => {
  const me = await applicant(app());
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
  const me = await applicant(app());
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
  const me = await applicant(app());
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
  const me = await applicant(app());
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
