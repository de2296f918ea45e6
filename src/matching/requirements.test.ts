import { describe, expect, test } from "vitest";
import type { Requirement } from "./profiles.ts";
import { isCertificateFree } from "./requirements.ts";
import { credentialName, type MadeJob, makeJob, quoteOf } from "./testing/profiles.ts";

const advert = (title: string, ...asked: string[]): MadeJob =>
  makeJob(`${title}\n\nRequirements\n${asked.map((line) => `- ${line}`).join("\n")}\n`);

const credentialsOf = ({ profile }: MadeJob) =>
  profile.requirements.flatMap((one) => credentialName(one) ?? []);
const asking = ({ profile }: MadeJob, name: string): Requirement | undefined =>
  profile.requirements.find((one) => credentialName(one) === name);
const kindsFor = ({ lines, profile }: MadeJob, words: string) =>
  profile.requirements.flatMap((one) => (quoteOf(lines, one).includes(words) ? one.kind : []));

describe("admission", () => {
  test.each([
    ["Family Lawyer", "Admitted in New South Wales"],
    ["Legal Counsel", "Current practising certificate"],
    ["Senior Associate", "Admission as an Australian lawyer"],
  ])("is asked for by a %s: %s", (title, line) => {
    const job = advert(title, line, "Experience in family law");
    const admission = asking(job, "admission");
    expect(admission && quoteOf(job.lines, admission)).toBe(line);
    expect(job.profile.admitted).toBe(true);
  });

  test("goes without saying for a solicitor", () => {
    const job = advert("Solicitor", "Experience in family law");
    expect(asking(job, "admission")).toMatchObject({ line: -1, essential: true });
  });

  test.each([
    ["Contracts Lawyer", "You don't need to be admitted"],
    ["Contracts Lawyer", "You don’t need to hold a practising certificate"],
    ["Contracts Lawyer", "A practising certificate is not required"],
    ["Contracts Lawyer", "No practising certificate needed"],
    ["Paralegal", "You don't need to be admitted"],
    ["Paralegal", "You will support admitted solicitors"],
    ["Legal Secretary", "Diaries for two admitted solicitors"],
    ["Registered Nurse", "Admission of patients to the ward"],
  ])("is not asked for by a %s: %s", (title, line) => {
    const job = advert(title, line, "Two years in a busy team");
    expect(credentialsOf(job)).not.toContain("admission");
    expect(job.profile.admitted).toBe(false);
  });

  test("a graduate need only be eligible for it", () => {
    const job = advert("Graduate Lawyer", "Law degree and eligible for admission");
    expect(credentialsOf(job)).toEqual(["eligible", "law-degree"]);
  });

  test.each([
    ["Admitted in Australia or another common law jurisdiction", true],
    ["Admission in Australia, England or New Zealand", true],
    ["Admitted in New South Wales or Victoria", false],
  ])("foreign lawyers may apply: %s (%s)", (line, allowed) => {
    const job = advert("Corporate Lawyer", line, "Mergers and acquisitions");
    expect(asking(job, "admission")?.foreignAllowed).toBe(allowed);
  });

  test.each([
    ["You need not be admitted", true],
    ["Admission isn't required", true],
    ["without a practising certificate", true],
    ["You must be admitted", false],
    ["No travel. You must be admitted", false],
  ])("can be said not to be needed: %s (%s)", (text, free) => {
    expect(isCertificateFree(text)).toBe(free);
  });
});

describe("licences, papers and checks", () => {
  test.each([
    ["Registered Nurse", "AHPRA registration", "nurse"],
    ["Primary Teacher", "VIT registration", "teacher"],
    ["Electrician", "A Grade licence", "electrician"],
    ["Storeperson", "Forklift licence", "forklift"],
    ["Accountant", "CA or CPA qualified", "ca-cpa"],
    ["Carer", "Working with Children Check", "children-check"],
  ])("a %s with %s", (title, line, name) => {
    const job = advert(title, line, "Two years in a busy team");
    expect(asking(job, name)).toMatchObject({ line: 2, essential: true });
  });

  test("what is welcome is not essential", () => {
    const job = advert("Welder", "Trade certificate", "Forklift licence desirable");
    expect(asking(job, "trade-certificate")?.essential).toBe(true);
    expect(asking(job, "forklift")?.essential).toBe(false);
  });

  test("a title asks for its own", () => {
    expect(asking(advert("Registered Nurse", "Wound care"), "nurse")).toMatchObject({ line: -1 });
  });

  test("a benefit is not asked for", () => {
    const job = makeJob(
      "Family Lawyer\n\nRequirements\n- Admitted in Victoria\n- Family law\n\nBenefits\n- Support for specialist accreditation\n",
    );
    expect(credentialsOf(job)).toEqual(["admission"]);
  });

  test("a check asked for at the end, after the benefits, is asked for", () => {
    const end = "A national police check is required before you start.";
    const job = makeJob(
      `Carer\n\nRequirements\n- Two years in aged care\n\nBenefits\n- Free parking\n\n${end}\n`,
    );
    const check = asking(job, "police-check");
    expect(check).toMatchObject({ essential: true });
    expect(check && quoteOf(job.lines, check)).toBe("national police check");
  });

  test("a law degree is not asked of a lawyer who must be admitted anyway", () => {
    const job = advert("Family Lawyer", "Law degree", "Admitted in Victoria");
    expect(credentialsOf(job)).toEqual(["admission"]);
  });
});

describe("the right to work", () => {
  test.each([
    ["You must have full working rights in Australia", true],
    ["Only Australian citizens can be considered", true],
    ["We cannot offer sponsorship", true],
    ["We can’t sponsor visas for this one", true],
    ["Experience with visa applications and sponsorship obligations", false],
    ["Advising clients on citizenship", false],
    ["Experience with budgets", false],
  ])("%s: %s", (line, asked) => {
    const { requirements } = advert("Analyst", line, "Two years in a busy team").profile;
    expect(requirements.some(({ kind }) => kind === "rights")).toBe(asked);
  });
});

describe("work, skills and talk", () => {
  const job = makeJob(
    "Developer, Sydney\n\nThe role\n- Build payment services\n\nRequirements\n- Experience with React or Vue\n- Graduate certificate in cyber security\n- Passion for teamwork\n",
  );

  test.each([
    ["payment services", ["duty"]],
    ["React or Vue", ["domain"]],
    ["teamwork", ["soft"]],
  ])("%s: %j", (words, kinds) => {
    expect(kindsFor(job, words)).toEqual(kinds);
  });

  const asked = (words: string) =>
    job.profile.requirements.find((one) => quoteOf(job.lines, one).includes(words));

  test("one of several will do where it says so", () => {
    expect(asked("React")?.any).toBe(true);
    expect(asked("cyber")?.any).toBe(false);
  });

  test("a paper is told from the work itself", () => {
    expect(asked("cyber")?.paper).toBe(true);
    expect(asked("React")?.paper).toBe(false);
  });

  test("talk is never essential", () => {
    expect(asked("teamwork")?.essential).toBe(false);
  });
});
