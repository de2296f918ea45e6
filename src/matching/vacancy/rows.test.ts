import { describe, expect, test } from "vitest";
import { makeJob, quoteOf } from "../testing/profiles.ts";

const { lines, rows } = makeJob(`Commercial Solicitor
Harrow Finch, Sydney NSW

About us
A firm established for 30 years.

The role
- Draft and negotiate commercial leases
- Appear in the Local Court; you must hold a driver licence

What you need
- Three years in property law
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
    makeJob(`Solicitor, Hobart\n\nYou must be a solicitor of some kind. ${sentence}\n`).rows.find(
      ({ text }) => text === sentence,
    )?.kind;

  test.each([
    ["We are looking for at least two years in family law.", "must"],
    ["You hold a practising certificate.", "must"],
    ["Knowledge of trust accounts is essential.", "must"],
    ["You will run files from start to finish.", "duty"],
    ["Your days are spent in court.", "duty"],
    ["Experience with mediations is highly regarded.", "nice"],
    ["A second language would help.", "nice"],
    ["Ideally you have run trials.", "nice"],
    ["We offer a flexible roster and a salary of $95,000.", "other"],
    ["Superannuation and parking are paid.", "other"],
    ["Our office looks over the river.", "intro"],
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
      "you must hold a driver licence",
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
    "Relocation costs are paid for the right person",
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
