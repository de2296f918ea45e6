import { expect, test } from "vitest";
import { readResume } from "#reading/resume/read-resume.ts";
import { withAdditions } from "#reading/resume/with-additions.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { tailoredRows } from "./tailored-pair.ts";

const HEAD = `Priya Raman
Marrickville NSW

Experience
Associate, Corran Vale Lawyers
February 2022 - Present
`;

/** The rows of a resume in which the lines with these words prove the first requirement. */
function rowsOf(text: string, ...proving: string[]) {
  const { lines } = plainLines(text);
  const reading = readResume(lines, { receivedOn: "2026-11-15" });
  const cited = new Map(
    lines.flatMap((line, at) =>
      proving.some((words) => line.text.includes(words))
        ? [[at + 1, { proves: [1], weight: 0 }] as const]
        : [],
    ),
  );
  const headings = lines.map(() => false);
  return tailoredRows({ lines, own: lines.length, reading, headings }, cited);
}
const texts = (rows: ReturnType<typeof rowsOf>) => rows.map(({ text }) => text);

test("points keep to their own job, and those that prove nothing keep their order", () => {
  const rows = rowsOf(
    `${HEAD}- One\n- Two\n- Three\n\nLawyer, Ashgrove Legal\nMay 2018 - January 2022\n- Four\n- Five\n`,
    "Three",
    "Five",
  );
  expect(texts(rows).slice(5)).toEqual([
    ...["Three", "One", "Two"],
    ...["Lawyer, Ashgrove Legal", "May 2018 - January 2022", "Five", "Four"],
  ]);
  expect(rows.filter(({ moved }) => moved).map(({ text }) => text)).toEqual(["Three", "Five"]);
});

test("what may be a job of its own stays where it is, and nothing is carried over it", () => {
  const text = `${HEAD}- One\n- Clerk, Bell & Co, 2016 - 2018\n- Two\n- Three\n`;
  const rows = rowsOf(text, "Three");
  expect(texts(rows).slice(5)).toEqual(["One", "Clerk, Bell & Co, 2016 - 2018", "Three", "Two"]);
  expect(rows.find(({ text: words }) => words.startsWith("Clerk"))?.can_leave).toBe(false);
});

test("a sentence that the page broke in two is moved and left out as one", () => {
  const long = "- Advised the boards of three listed groups on what to disclose, when to do so and";
  const rows = rowsOf(`${HEAD}- One\n${long}\nto whom\n`, "Advised");
  const [first] = rows.filter(({ kind }) => kind === "item");
  expect(first).toMatchObject({ lines: [7, 8], moved: true, can_leave: true });
  expect(first?.text).toMatch(/so and to whom$/);
});

test("what was added in the profile stands in its job, without a heading of ours", () => {
  const { lines } = plainLines(
    `${HEAD}- One\n\nLawyer, Ashgrove Legal\nMay 2018 - January 2022\n- Two\n`,
  );
  const read = readResume(lines, { receivedOn: "2026-11-15" });
  const [first, ...rest] = read.profile.experience;
  if (!first) throw new Error("No job was read.");
  const experience = [
    { ...first, description: `${first.description}\nRan nine mediations` },
    ...rest,
  ];
  const more = withAdditions({ lines, reading: read }, { ...read.profile, experience });
  const headings = more.lines.map(() => false);
  const rows = tailoredRows({ ...more, own: lines.length, headings }, new Map());
  const all = texts(rows);
  expect(all).not.toContain("Added in the profile");
  expect(all.indexOf("Ran nine mediations")).toBe(all.indexOf("One") + 1);
});

test("names, headings, dates, employers and papers cannot be left out", () => {
  const rows = rowsOf(
    `${HEAD}- One\n\nEducation\nBachelor of Laws, University of Wollongong, 2019\n`,
  );
  expect(rows.filter(({ can_leave }) => can_leave).map(({ text }) => text)).toEqual(["One"]);
});
