import { expect, test } from "vitest";
import { addJob } from "#test/support/market.ts";
import { signedIn } from "#test/support/people.ts";
import { sharedTestApp } from "#test/support/test-app.ts";
import { jobFromText } from "../job-from-text.ts";
import { editedJob } from "./own-postings.ts";

const TEXT = `Fleet Manager
Northmoor Haulage

Location: Parramatta NSW
Employment type: Full-time
Salary: $120,000 to $140,000 plus super
Reports to: the depot manager

Northmoor Haulage has moved freight since 1987. This is a full-time role in Parramatta NSW.
Write to careers@northmoor.example.

Responsibilities
• Plan services and keep contract records
• Visit our depots in Penrith and Parramatta`;

const FIELDS = {
  title: "Fleet Manager",
  company: "Northmoor Haulage",
  location: "Parramatta NSW",
  employmentType: "full-time",
  salaryText: "$120,000 to $140,000 plus super",
};
const before = jobFromText({ text: TEXT, ...FIELDS });
const textOf = ({ lines }: { lines: readonly { text: string }[] }) =>
  lines.map(({ text }) => text).join("\n");
const after = (change: object, text = TEXT) =>
  textOf(editedJob(before, { text, ...FIELDS, ...change }));
/** The lines that are different now. */
const changed = (change: object, text?: string) => {
  const old = textOf(before).split("\n");
  return after(change, text)
    .split("\n")
    .filter((line, at) => line !== old[at]);
};

test.each([
  [
    "pay",
    { salaryText: "$130,000 to $150,000 including super" },
    ["Salary: $130,000 to $150,000 including super"],
  ],
  [
    "the place",
    { location: "Wagga Wagga NSW" },
    [
      "Location: Wagga Wagga NSW",
      "Northmoor Haulage has moved freight since 1987. This is a full-time role in Wagga Wagga NSW.",
    ],
  ],
  [
    "the type",
    { employmentType: "part-time" },
    [
      "Employment type: Part-time",
      "Northmoor Haulage has moved freight since 1987. This is a part-time role in Parramatta NSW.",
    ],
  ],
  ["the title", { title: "Fleet Supervisor" }, ["Fleet Supervisor"]],
  [
    "the company",
    { company: "Harrow Freight" },
    [
      "Harrow Freight",
      "Harrow Freight has moved freight since 1987. This is a full-time role in Parramatta NSW.",
    ],
  ],
])("the text follows when %s is another", (_what, change, lines) => {
  expect(changed(change)).toEqual(lines);
});

test("several at once, and the fields are as they were given", () => {
  const change = { salaryText: "$99,000", location: "Albury NSW", employmentType: "casual" };
  const job = editedJob(before, { text: TEXT, ...FIELDS, ...change });
  expect(job).toMatchObject({
    location: "Albury NSW",
    employmentType: "casual",
    salaryMin: 99_000,
    salaryMax: 99_000,
  });
  expect(textOf(job)).toContain(
    "Location: Albury NSW\nEmployment type: Casual\nSalary: $99,000\nReports to",
  );
});

test("a sum that is written another way on its line is the same sum", () => {
  const text = TEXT.replace("$120,000 to $140,000 plus super", "$120k – $140k p.a. + super, car");
  const worded = jobFromText({ text, ...FIELDS });
  const { lines } = editedJob(worded, { text, ...FIELDS, salaryText: "$150,000 plus super" });
  expect(lines[4]?.text).toMatch(/^Salary: \$150,000 plus super\b/);
  expect(textOf({ lines })).not.toContain("120k");
});

test("a text that was changed too is taken as it is, and so is one that says something else", () => {
  const written = TEXT.replace("Plan services", "Plan all services");
  expect(after({ location: "Albury NSW" }, written)).toContain("Location: Parramatta NSW");
  const silent = jobFromText({ text: "Fleet Manager\n\nWe have a depot in Sydney.", ...FIELDS });
  const said = editedJob(silent, {
    text: "Fleet Manager\n\nWe have a depot in Sydney.",
    ...FIELDS,
    location: "Albury NSW",
    employmentType: "contract",
  });
  expect(textOf(said)).toBe("Fleet Manager\nWe have a depot in Sydney.");
});

test("one word is not looked for in sentences", () => {
  const text =
    "Advocate\n\nLocation: Sydney\nEmployment type: contract\nOur Sydney team drafts each contract.";
  const given = {
    title: "Advocate",
    company: "Quay",
    location: "Sydney",
    employmentType: "contract",
  };
  const job = editedJob(jobFromText({ text, ...given }), {
    text,
    ...given,
    location: "Perth WA",
    employmentType: "casual",
  });
  expect(textOf(job)).toBe(
    "Advocate\nLocation: Perth WA\nEmployment type: casual\nOur Sydney team drafts each contract.",
  );
});

test("over the wire, a live posting does not contradict itself", async () => {
  const app = await sharedTestApp();
  const { id: ownerId, browser } = await signedIn(app, { recruiter: true });
  const { id } = await addJob(app, { ownerId, text: TEXT, ...FIELDS });
  const changed = { location: "Perth WA", employment_type: "part-time", salary_range: "$99,000" };
  const body = { title: FIELDS.title, company: FIELDS.company, ...changed, text: TEXT };
  const answer = await browser.request(`/api/jobs/${id}`, {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { origin: app.url, "content-type": "application/json" },
  });
  const job = await answer.json();
  expect(job).toMatchObject(changed);
  const words = job.lines.map((line: { text: string }) => line.text);
  expect(words).toContain("Location: Perth WA");
  expect(words).toContain("Employment type: Part-time");
  expect(words).toContain("Salary: $99,000");
  expect(await (await browser.get(`/api/jobs/${id}`)).json()).toEqual(job);
});
