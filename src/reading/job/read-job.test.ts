import { describe, expect, test } from "vitest";
import { JobProfile } from "#contract/job-profile.ts";
import type { Line } from "#reading/line.ts";
import { readJob } from "./read-job.ts";
import { plainLines } from "./testing/plain-lines.ts";

const AD = `
  # Solicitor – Wills and Estates
  Fennimore Lawyers | Newcastle NSW | Full time
  # Duties
  - Draft wills and powers of attorney
  - Obtain probate
  # Essential
  - Two years of practice
  # Contact
  Email jo.fennimore@fennimore.example or call Jo Fennimore on (02) 7010 3311
`;

describe("where a value was read", () => {
  const lines = plainLines(AD);
  const { profile, sources } = readJob(lines, {});
  const quoted = (key: string) => sources[key]?.lines.map((line) => lines[line]?.text);

  test("each fact and each item has its lines", () => {
    expect(quoted("title")).toEqual(["Solicitor – Wills and Estates"]);
    expect(quoted("location")).toEqual(["Fennimore Lawyers | Newcastle NSW | Full time"]);
    expect(quoted("responsibilities.1")).toEqual(["Obtain probate"]);
    expect(quoted("mustHave.0")).toEqual(["Two years of practice"]);
    expect(quoted("contact.phone")?.[0]).toContain("(02) 7010 3311");
    expect(profile.contact.name).toBe("Jo Fennimore");
  });

  test("nothing that was not read has one, and confidence is between 0 and 1", () => {
    expect(Object.keys(sources)).not.toContain("salary");
    for (const { confidence } of Object.values(sources)) {
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  test("a heading under type says more than a sentence in running text", () => {
    const prose = readJob(plainLines("Lawyer\n\nYou must hold a practising certificate."), {});
    expect(prose.sources["mustHave.0"]?.confidence).toBeLessThan(
      sources["mustHave.0"]?.confidence ?? 0,
    );
  });
});

test("skipped lines are not believed, and the lines of the others stay the same", () => {
  const lines = plainLines(AD);
  const skip = new Set([
    lines.findIndex((line) => line.text === "Draft wills and powers of attorney"),
  ]);
  const { profile, sources } = readJob(lines, { skip });
  expect(profile.responsibilities).toEqual(["Obtain probate"]);
  expect(sources["responsibilities.0"]?.lines).toEqual([4]);
});

test("running headers and page numbers are no items", () => {
  const page = (text: string, page: number, more: Partial<Line> = {}): Line => ({
    text,
    page,
    ...more,
  });
  const { profile } = readJob(
    [
      page("Position Description – Court Registrar", 1),
      page("Duties", 1),
      page("Manage the list", 1, { bullet: true }),
      page("Page 1 of 2", 1),
      page("Position Description – Court Registrar", 2),
      page("Assist the bench", 2, { bullet: true }),
      page("Page 2 of 2", 2),
    ],
    {},
  );
  expect(profile.title).toBe("Court Registrar");
  expect(profile.responsibilities).toEqual(["Manage the list", "Assist the bench"]);
});

test("broken lines of a PDF are put together by where they end", () => {
  const at = (text: string, x: number, width: number, more: Partial<Line> = {}): Line => ({
    text,
    page: 1,
    size: 10,
    box: { x, y: 0, width, height: 12 },
    ...more,
  });
  const { profile } = readJob(
    [
      at("Paralegal", 60, 80, { size: 18 }),
      at("Duties", 60, 40, { bold: true }),
      at("Prepare court books and briefs for counsel in the Supreme Court and the", 75, 470, {
        bullet: true,
      }),
      at("District Court", 75, 80),
      at("File documents", 75, 90, { bullet: true }),
      at("We are a firm of nine people who like what they do and have done it for long.", 60, 485),
    ],
    {},
  );
  expect(profile.responsibilities.slice(0, 2)).toEqual([
    "Prepare court books and briefs for counsel in the Supreme Court and the District Court",
    "File documents",
  ]);
});

test("essential and desirable side by side", () => {
  const { profile } = readJob(
    plainLines(
      "Legal Officer\n\nEssential\tDesirable\nAdmission as a lawyer\tKnowledge of native title\nTwo years of practice in a\tA driver licence\nlegal team\t",
    ),
    {},
  );
  expect(profile.mustHave).toEqual([
    "Admission as a lawyer",
    "Two years of practice in a legal team",
  ]);
  expect(profile.niceToHave).toEqual(["Knowledge of native title", "A driver licence"]);
});

test("an ad that lost its line breaks", () => {
  const text = `Teal Harbour is a community legal centre that helps tenants and workers in the whole region, and it is proud of each of them. ${"It has grown every year. ".repeat(20)}Key responsibilities: Run a weekly advice clinic. Train volunteers. Requirements: A practising certificate. Patience with people in trouble. Desirable: A second language. What we offer: Salary packaging. Five weeks of leave.`;
  const { profile } = readJob(plainLines(`Tenancy Solicitor\n\n${text}`), {});
  expect(profile.responsibilities).toEqual(["Run a weekly advice clinic.", "Train volunteers."]);
  expect(profile.mustHave).toEqual([
    "A practising certificate.",
    "Patience with people in trouble.",
  ]);
  expect(profile.niceToHave).toEqual(["A second language."]);
  expect(profile.benefits).toEqual(["Salary packaging.", "Five weeks of leave."]);
});

test("an empty document and an endless one both give a profile that the contract takes", () => {
  expect(readJob([], {}).profile.title).toBe("");
  const endless = plainLines(`Lawyer\n\nDuties\n${"- Draft a lease\n- Draft a deed ".repeat(500)}`);
  const odd: Line[] = [
    ...endless,
    { text: `${"x".repeat(9000)} must have ${"y".repeat(900)}`, page: 1 },
  ];
  for (const lines of [[], endless, odd]) {
    expect(JobProfile.safeParse(readJob(lines, {}).profile).success).toBe(true);
  }
});
