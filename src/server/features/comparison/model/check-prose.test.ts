import { describe, expect, test } from "vitest";
import { checkProse, sourcesOf } from "./check-prose.ts";
import { CASE, FINDINGS, RESUME_LINES } from "./testing/sample-case.ts";

const sources = sourcesOf(CASE);
const FINE = "The work shown is close to the job.";

test.each([
  ["a name and a number of the resume", "Ran 60 matters at Corran Vale Lawyers."],
  ["a name of the advertisement", "The Fair Work Commission is not named."],
  ["a number in words, in the document too", "Twelve graduates were supervised."],
  ["a number in figures, in words in the document", "They supervised 12 graduates."],
  ["a number with and without its comma", "Agreements for 3100 staff were drafted."],
  ["years that the rules counted", "They show six years, or 7 years if rounded."],
  ["small numbers that only count things", "Two of the three duties are shown."],
  ["a possessive", "Corran Vale Lawyers' work fits Harrow & Lyle's team."],
  ["an abbreviation in mid-sentence", "Matters were run, e.g. unfair dismissal."],
  ["a question", "Which matters did you run yourself?"],
  ["verbs that begin sentences", "Manages matters alone. Drafted agreements."],
  ["words that begin sentences", "Although bargaining is shown, advocacy is not."],
])("can stand: %s", (_what, sentence) => {
  expect(checkProse(sentence, sources)).toEqual({ text: sentence, dropped: 0 });
});

test.each([
  ["an invented employer", "They worked for Allens before."],
  ["one that begins the sentence", "Allens employed them before."],
  ["one of two words that begins it", "Gilbert Tobin employed them before."],
  ["two names mixed", "They worked at Corran Lyle."],
  ["a tool that nobody named", "They know LexisNexis and SQL."],
  ["a name in another script", "They worked for Газпром."],
  ["a wrong number", "They ran 90 matters."],
  ["a wrong number in words", "They ran ninety matters."],
  ["a large claim", "They ran hundreds of matters."],
  ["a number from elsewhere told as years", "They show 12 years of practice."],
  ["invented years in small words", "They have nine years of practice."],
  ["a score", "The candidate scores very highly."],
  ["a percentage", "They fit to 60%."],
  ["so many of ten", "This is 60 out of 60, that is ten out of ten."],
  ["a label", "This is an excellent fit."],
  ["a verdict", "You should hire them."],
  ["all requirements at once", "The candidate meets all of the requirements."],
  ["gender", "She ran matters."],
  ["family, though the resume says so", "They are married with two children."],
  ["family in other words", "They may need time for two children."],
  ["age", "A young lawyer with energy."],
  ["a question about family", "Do you plan to start a family?"],
  ["a question about age", "How old are you?"],
  ["health", "Is there any illness to know of?"],
  ["origin", "Their ethnic background may help."],
  ["HTML", "They ran <b>matters</b>."],
  ["HTML in disguise", "They ran &lt;b&gt;matters."],
  ["a link", "See https://corran.example for more."],
  ["a bare address", "See corranvale.com.au for more."],
  ["a link in markdown", "See [the matters](corran) for more."],
  ["an email address", "Write to priya@example for more."],
  ["what stands for a name", "Ask [name] for more."],
  ["no words", "60 ???"],
])("is dropped: %s", (_what, sentence) => {
  const { text, dropped } = checkProse(`${FINE} ${sentence}`, sources);
  expect(text).toBe(FINE);
  expect(dropped).toBeGreaterThan(0);
});

test("marks and characters that cannot be shown or kept are cleaned away", () => {
  const marked = "## **The** `work`\u0000 \u202Eshown\uD800 is __close__\n\nto the *job*.";
  expect(checkProse(marked, sources)).toEqual({ text: FINE, dropped: 0 });
});

describe("work that is about people", () => {
  const about = (jobLine: string, topics: string[]) => {
    const [first, ...rest] = FINDINGS.requirements;
    const findings = {
      ...FINDINGS,
      requirements: first ? [{ ...first, topics }, ...rest] : rest,
    };
    return sourcesOf({ findings, resumeLines: RESUME_LINES, jobLines: [jobLine] });
  };
  test.each([
    ["Three years in family law", ["family law"], "Deep family experience is shown."],
    ["Support in aged care", [], "Work in aged care is shown."],
    ["Clinician in mental health", [], "Work in mental health is shown."],
    ["Sexual harassment matters", [], "The sexual harassment matters are shown."],
  ])("%s", (jobLine, topics, sentence) => {
    expect(checkProse(sentence, about(jobLine, topics)).text).toBe(sentence);
    expect(checkProse(sentence, sources).text).toBe("");
  });
  test("is no excuse to speak of the candidate's own", () => {
    const family = about("Three years in family law", ["family law"]);
    for (const sentence of ["They have a young family.", "They have family commitments."])
      expect(checkProse(sentence, family).text, sentence).toBe("");
  });
});
