import { describe, expect, test } from "vitest";
import { makeJob, quoteOf } from "./testing/profiles.ts";

const { lines, rows } = makeJob(`Commercial Solicitor
Harrow Finch, Sydney NSW

About us
A firm established for 30 years.

The role
- Draft and negotiate commercial leases
- Appear in the Local Court; advise tenants on shop leases

What you need
- Three years in property law
- A driver licence
- Strong communication skills, and a current practising certificate
- Mandarin is highly regarded

Nice to have
- Experience with PEXA

Benefits
- Support for specialist accreditation
- Free parking
- A yearly bonus
`);

const kindOf = (words: string) => rows.find(({ text }) => text.includes(words))?.kind;

describe("what a line of an advertisement is", () => {
  test.each([
    ["property law", "must"],
    ["practising certificate", "must"],
    ["PEXA", "nice"],
    ["Mandarin", "nice"],
    ["commercial leases", "duty"],
    ["Local Court", "duty"],
    ["driver licence", "must"],
    ["specialist accreditation", "other"],
    ["parking", "other"],
    ["bonus", "other"],
  ])("%s: %s", (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });
});

describe("what a sentence is, where there are no headings", () => {
  const told = (sentence: string) =>
    makeJob(
      `Solicitor, Hobart\n\nWe are a firm of nine in Salamanca. You must be a solicitor with a current practising certificate.\n\n${sentence}\n`,
    ).rows.find(({ text }) => text === sentence)?.kind;

  test.each([
    ["We are looking for at least two years in family law.", "must"],
    ["You hold a practising certificate.", "must"],
    ["Knowledge of trust accounts is essential.", "must"],
    ["You will run files from start to finish.", "duty"],
    ["You will appear in the Magistrates Court most weeks.", "duty"],
    ["Experience with mediations is highly regarded.", "nice"],
    ["A second language would help.", "nice"],
    ["Ideally you have run trials.", "nice"],
    ["We offer a salary of $95,000 plus super.", undefined],
    ["Free parking and two extra weeks of leave.", "other"],
    ["We have acted for farmers since 1962.", "intro"],
    ["You don't need experience in criminal law.", "negation"],
  ])("%s (%s)", (sentence, kind) => {
    expect(told(sentence)).toBe(kind);
  });
});

test("without anything asked for, the duties are what is asked for", () => {
  const made = makeJob(
    "Bookkeeper\n\nDuties\n- Reconcile bank accounts\n- Run payroll for 40 staff\n",
  );
  expect(made.rows.map(({ kind }) => kind)).toEqual(["must", "must"]);
});

test("a line that asks for several things is taken apart", () => {
  expect(rows.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Appear in the Local Court",
      "advise tenants on shop leases",
      "Strong communication skills",
      "a current practising certificate",
    ]),
  );
});

test("the place of each clause in its line is exact", () => {
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) expect(quoteOf(lines, row)).toBe(row.text);
});

describe("how to apply, and what is paid, asks for nothing", () => {
  test.each([
    "$95,000 plus super and a relocation allowance",
    "Call Maria Costa on 03 5550 1234",
    "Apply by Friday with a cover letter",
  ])("%s", (line) => {
    const { profile } = makeJob(`Solicitor\n\nThe role\n- Draft leases\n- ${line}\n`);
    expect(profile.requirements.filter(({ line: at }) => at === 3)).toEqual([]);
  });

  test.each([
    "Apply the Aged Care Award and our enterprise agreement",
    "Talk to at least two customers each week and turn what you learn into decisions",
    "Lodge Single Touch Payroll, super and payroll tax",
  ])("but this is work: %s", (line) => {
    const { profile } = makeJob(`Payroll Officer\n\nThe role\n- Run the pay\n- ${line}\n`);
    expect(profile.requirements.filter(({ line: at }) => at === 3)).not.toEqual([]);
  });
});
