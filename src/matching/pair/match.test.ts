import { describe, expect, test } from "vitest";
import { percentOf } from "#contract/match-levels.ts";
import { makeJob, makeResume } from "../testing/profiles.ts";
import { matchPair } from "./match.ts";

const AD = `Harbour & Vale is a law firm in Parramatta. We act only in family law.

The role
- Run your own files in parenting and property matters
- Appear at directions and interim hearings in the Federal Circuit and Family Court

What you need
- Admission in an Australian jurisdiction and a current practising certificate
- 3-5 years post-admission experience in family law
- Confidence on your feet in court
- Full working rights in Australia; we cannot sponsor`;
const TITLE = "Family Lawyer (3-5 years PAE)";

const FITTING = `Priya Raman
Westmead NSW | priya@example.com

PROFILE
Solicitor admitted in NSW in 2022 with an unrestricted practising certificate.

EXPERIENCE
Solicitor, Bellbird Family Law, Westmead — Feb 2022 to present
- Conduct of about 45 family law matters: where the children live, division of the asset pool
- Appear at first return dates and interim hearings in the FCFCOA
- Draft consent orders, affidavits and financial statements

EDUCATION
LLB, Western Sydney University, 2021`;

const candidateFrom = (text: string) => makeResume(text).profile;
const vacancyFrom = (text: string, title: string) => makeJob(text, title).profile;
const score = (resume: string, ad = AD, title = TITLE) =>
  percentOf(matchPair(candidateFrom(resume), vacancyFrom(ad, title)).distance);
const limits = (resume: string) =>
  matchPair(candidateFrom(resume), vacancyFrom(AD, TITLE)).limits.map(({ why }) => why);

describe("what limits a score", () => {
  test("the right work at the right level is a good fit", () => {
    expect(score(FITTING)).toBeGreaterThanOrEqual(75);
    expect(limits(FITTING)).toEqual([]);
  });

  test.each([
    [
      "never admitted",
      "Solicitor admitted in NSW in 2022 with an unrestricted practising certificate.",
      "Not admitted as a lawyer.",
      "admission-missing",
    ],
    [
      "needs a sponsor",
      "LLB, Western Sydney University, 2021",
      "LLB, Western Sydney University, 2021\nRequires employer sponsorship.",
      "needs-sponsor",
    ],
    ["started last year", "Feb 2022 to present", "Feb 2026 to present", "below"],
  ])("someone who is %s stays below it", (_who, said, instead, why) => {
    const resume = FITTING.replace(said, instead).replace(
      "in NSW in 2022",
      `in NSW in ${/Feb (\d{4})/.exec(instead)?.[1] ?? "2022"}`,
    );
    expect(limits(resume).some((reason) => reason.includes(why))).toBe(true);
    expect(score(resume)).toBeLessThan(70);
  });

  test("someone who is twenty years on is not held back by the years", () => {
    const resume = FITTING.replace("Feb 2022 to present", "Feb 2002 to present").replace(
      "in NSW in 2022",
      "in NSW in 2002",
    );
    expect(limits(resume)).toEqual([]);
    expect(score(resume)).toBeGreaterThanOrEqual(70);
  });

  test("keywords prove nothing: a shop manager who lists them stays at the bottom", () => {
    const shop = `Lachlan Boyd\n\nEXPERIENCE\nStore Manager, Fitzgerald Menswear, 2018 - 2026\n- Rosters, stock and sales targets\n\nKEYWORDS\nfamily law, parenting orders, property matters, practising certificate, court advocacy, consent orders`;
    expect(score(shop)).toBeLessThan(35);
  });

  test("too little text is capped, and nothing at all is at the bottom", () => {
    expect(score("Family lawyer.")).toBeLessThanOrEqual(66);
    expect(score("")).toBeLessThan(35);
  });
});

describe("text copied from the advertisement", () => {
  const cook = `Tom Avery\n\nEXPERIENCE\nHead Chef, The Larder, 2016 - 2026\n- Wrote menus, ordered produce and ran a kitchen of nine\n- Kept food costs under thirty per cent`;
  const pasted = (paste: string) =>
    `${cook}\n${paste}\n\nEDUCATION\nCertificate III in Commercial Cookery, 2012`;
  const lines = AD.split("\n").filter(Boolean);

  test.each([
    ["under experience", lines.map((line) => `- ${line.replace(/^- /, "")}`).join("\n")],
    [
      "with words dropped",
      lines
        .map(
          (line) =>
            `- ${line
              .split(" ")
              .filter((_, at) => at % 5 !== 4)
              .join(" ")}`,
        )
        .join("\n"),
    ],
    ["as one paragraph", lines.join(" ")],
    ["under keywords", `KEYWORDS\n${lines.join(", ")}`],
  ])("%s it counts for nothing and is pointed at", (_where, paste) => {
    const match = matchPair(candidateFrom(pasted(paste)), vacancyFrom(AD, TITLE));
    expect(match.copied.size).toBeGreaterThan(0);
    expect(percentOf(match.distance)).toBeLessThan(35);
  });

  test("honest work in the same field is not taken for copied", () => {
    expect(matchPair(candidateFrom(FITTING), vacancyFrom(AD, TITLE)).copied.size).toBe(0);
  });
});

describe("who someone is does not count", () => {
  const same = matchPair(candidateFrom(FITTING), vacancyFrom(AD, TITLE)).distance;
  test.each([
    ["name", "Priya Raman", "Hunter Law"],
    ["name", "Priya Raman", "Nguyen Thi Mai"],
    ["e-mail address", "priya@example.com", "nurse.jo@bakery.example"],
    ["suburb", "Westmead", "Bondi Junction"],
    ["school", "Western Sydney University", "University of Melbourne"],
  ])("another %s gives the same distance", (_what, said, instead) => {
    const resume = FITTING.replaceAll(said, instead);
    expect(matchPair(candidateFrom(resume), vacancyFrom(AD, TITLE)).distance).toBe(same);
  });

  test("he or she gives the same distance", () => {
    const told = (one: string, own: string) =>
      FITTING.replace("PROFILE\n", `PROFILE\nA colleague says: ${one} knows ${own} files. `);
    const distance = (resume: string) =>
      matchPair(candidateFrom(resume), vacancyFrom(AD, TITLE)).distance;
    expect(distance(told("she", "her"))).toBe(distance(told("he", "his")));
  });
});

describe("requirements", () => {
  const match = matchPair(candidateFrom(FITTING), vacancyFrom(AD, TITLE));
  const graded = (kind: string) =>
    match.graded.find(({ requirement }) => requirement.kind === kind);

  test("each that is met cites the sentence that shows it", () => {
    const { units } = candidateFrom(FITTING);
    const admission = graded("credential");
    expect(admission?.grade).toBe("met");
    const cited = units[admission?.units[0] ?? -1];
    expect(FITTING.split("\n").filter(Boolean)[cited?.line ?? -1]).toContain("admitted in NSW");
  });

  test("what a resume does not say is unclear, not missing", () => {
    expect(graded("rights")?.grade).toBe("unclear");
  });

  test.each([
    ["- Filed parenting applications and property settlements"],
    ["- Full working rights: Australian citizen"],
    ["- Advocacy in court at interim hearings every week"],
  ])("one more that is truly met never lowers the score: %s", (line) => {
    const more = FITTING.replace("\n\nEDUCATION", `\n${line}\n\nEDUCATION`);
    expect(score(more)).toBeGreaterThanOrEqual(score(FITTING));
  });
});

describe("what a requirement means", () => {
  const graded = (text: string, ad: string, title: string) => {
    const vacancy = vacancyFrom(ad, title);
    return matchPair(candidateFrom(text), vacancy).graded.map(({ requirement, grade }) => ({
      of: ad.split("\n").filter(Boolean)[requirement.line] ?? "",
      grade,
    }));
  };
  const gradeOf = (text: string, ad: string, title: string, words: string) =>
    graded(text, ad, title).find(({ of }) => of.includes(words))?.grade;

  const POLICY = `Policy Officer, Canberra

What you need
- You are an Australian citizen
- An undergraduate degree in any discipline
- At least three years in a similar role

What you will do
- Write briefs for ministers on water policy`;
  const OFFICER = `Wei-Ling Tan

EXPERIENCE
Policy officer, Office of Water, Canberra, March 2020 to present
- Wrote ministerial briefs on water buybacks and drought policy

EDUCATION
Bachelor of Environment and Sustainability, Australian National University, 2019

CITIZENSHIP
Permanent resident`;

  test("citizens alone are not residents, and neither is met by silence", () => {
    const citizen = OFFICER.replace("Permanent resident", "Australian citizen");
    const silent = OFFICER.replace("Permanent resident", "Enjoys rowing");
    const grade = (text: string) => gradeOf(text, POLICY, "Policy Officer", "citizen");
    expect([OFFICER, citizen, silent].map(grade)).toEqual(["missing", "met", "unclear"]);
    const either = POLICY.replace("an Australian citizen", "a citizen or permanent resident");
    expect(gradeOf(OFFICER, either, "Policy Officer", "permanent resident")).toBe("met");
  });

  test("a degree in any discipline is any degree, also of a field that nobody listed", () => {
    expect(gradeOf(OFFICER, POLICY, "Policy Officer", "any discipline")).toBe("met");
    const none = OFFICER.replace("Bachelor of Environment", "Courses in Environment");
    expect(gradeOf(none, POLICY, "Policy Officer", "any discipline")).toBe("missing");
  });

  test("a lawyer or a migration agent: one of the two is enough", () => {
    const ad = `Migration Lawyer or Registered Migration Agent, Perth

What you need
- An unrestricted legal practitioner, or MARN holder
- Two years in migration

What you will do
- Prepare and lodge partner and skilled visa applications`;
    const agent = `Gurpreet Gill

EXPERIENCE
Registered Migration Agent (MARN 1999999), Southern Gate Visas, August 2021 to present
- Lodged over 200 partner and employer visa applications

EDUCATION
Graduate Diploma in Australian Migration Law, Murdoch University, 2021`;
    const title = "Migration Lawyer or Registered Migration Agent";
    expect(gradeOf(agent, ad, title, "MARN holder")).toBe("met");
    const { limits } = matchPair(candidateFrom(agent), vacancyFrom(ad, title));
    expect(limits.map(({ why }) => why)).not.toContain("admission-missing");
  });

  test("a Juris Doctor is a law degree and no Master of Laws", () => {
    const ad = `Lawyer, Geelong

What you need
- A law degree
- A Master of Laws`;
    const resume = `Sophie Marchetti

EDUCATION
Juris Doctor, Monash University, 2019`;
    expect(gradeOf(resume, ad, "Legal Officer", "Master of Laws")).not.toBe("met");
  });
});
