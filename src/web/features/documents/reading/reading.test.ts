import { expect, test } from "vitest";
import type { DocumentView } from "#contract/documents.ts";
import { EMPTY_JOB } from "#contract/job-profile.ts";
import { EMPTY_RESUME } from "#contract/resume-profile.ts";
import { readingOf } from "./lighting.ts";
import type { Edit } from "./shown-field.ts";

const resume = {
  ...EMPTY_RESUME,
  name: "Mei-Lin Chan",
  email: "mei@example.com",
  skills: ["LEAP", "Advocacy"],
  education: [{ institution: "Sydney", degree: "LLB", fieldOfStudy: "", duration: "" }],
};
const VIEW: DocumentView = {
  id: "0f0e6f3e-61a5-4e0e-8a2b-9d1d9e5c4a10",
  kind: "resume",
  file_name: "Mei.txt",
  file_type: "txt",
  bytes: 10,
  status: "read",
  title: "Mei-Lin Chan",
  received_at: "2026-11-15T00:00:00Z",
  keep_until: null,
  message: "",
  progress: null,
  pages: [],
  has_pictures: false,
  lines: [],
  resume,
  job: null,
  read_resume: resume,
  read_job: null,
  sources: {
    name: { lines: [0], confidence: 1 },
    email: { lines: [0, 1], confidence: 0.4 },
    "skills.1": { lines: [7], confidence: 0.9 },
    "education.0": { lines: [5], confidence: 0.3 },
  },
  corrected: [],
  hidden: [],
  flags: [],
};
const JOB: DocumentView = { ...VIEW, resume: null, read_resume: null, job: EMPTY_JOB };

const fieldsOf = (view: DocumentView) => readingOf(view).groups.flatMap(({ fields }) => fields);
const fieldAt = (view: DocumentView, path: string) =>
  fieldsOf(view).find((field) => field.path === path);
const typed = (edit: Edit | undefined, values: Record<string, string>) =>
  edit?.kind === "form" ? edit.whole(values) : undefined;

test("a line knows every field it went into, and whether it went anywhere", () => {
  const { partsOfLine } = readingOf(VIEW);
  expect(partsOfLine(0).map(({ said }) => said)).toEqual(["Name", "Email"]);
  expect(partsOfLine(7).map(({ said }) => said)).toEqual(["Skills, Advocacy"]);
  expect(partsOfLine(3)).toEqual([]);
});

test("what was read without certainty is gathered, an item of a list by its own name", () => {
  expect(readingOf(VIEW).toCheck.map(({ label }) => label)).toEqual(["Email", "LLB"]);
});

test("what the owner has written is no longer to be checked", () => {
  const view = { ...VIEW, resume: { ...resume, email: "other@example.com" }, corrected: ["email"] };
  expect(readingOf(view).toCheck.map(({ label }) => label)).toEqual(["LLB"]);
  expect(fieldAt(view, "email")).toMatchObject({ corrected: true, confidence: undefined });
});

test("one item that is put right or taken away gives the whole list", () => {
  const edit = fieldAt(VIEW, "education.0")?.edit;
  expect(typed(edit, { degree: " JD ", institution: "Sydney" })).toEqual([
    { degree: "JD", institution: "Sydney", fieldOfStudy: "", duration: "" },
  ]);
  expect(edit?.kind === "form" && edit.without?.()).toEqual([]);
});

test("an admission that is emptied is none, and one that is typed is one", () => {
  const edit = fieldAt(VIEW, "admission")?.edit;
  expect(typed(edit, { court: " ", state: "", date: "" })).toBeNull();
  expect(typed(edit, { court: "", state: "NSW", date: "2020-02" })).toEqual({
    court: "",
    state: "NSW",
    date: "2020-02",
  });
});

test("a salary is typed as people write it", () => {
  const edit = fieldAt(JOB, "salary")?.edit;
  const salary = { currency: "AUD", per: "year", text: "" };
  expect(typed(edit, { min: "$115,000", max: "140000", per: "year" })).toEqual({
    ...salary,
    min: 115_000,
    max: 140_000,
  });
  expect(typed(edit, { min: "", max: "75.50", per: " Hour " })).toEqual({
    ...salary,
    min: null,
    max: 75.5,
    per: "hour",
  });
  expect(typed(edit, { min: "competitive", max: "", per: "" })).toBeNull();
});

test("a list of sentences is one to a line", () => {
  const edit = fieldAt(JOB, "mustHave")?.edit;
  expect(typed(edit, { mustHave: "One.\n\n  Two. \n" })).toEqual(["One.", "Two."]);
});
