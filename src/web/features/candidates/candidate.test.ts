import { expect, test } from "vitest";
import { bandOf } from "#web/evidence/levels.ts";
import { quotedLines, requirementsByLine } from "#web/evidence/quoted-lines.ts";
import { candidateOf, currentRole } from "./candidate.ts";
import { aCandidate } from "./testing/candidates.ts";

const withProfile = (changed: Partial<ReturnType<typeof aCandidate>["profile"]>) => {
  const wire = aCandidate(0);
  return candidateOf({ ...wire, profile: { ...wire.profile, ...changed } });
};

test("lists of JSON texts become what they say, and what cannot be read is left out", () => {
  const { skills, experience } = withProfile({
    Skills: ['"Advocacy"', "Mediation", "7"],
    Experience: ["{", '{"position":"Partner","company":"Harrow & Lyle"}', '"words"'],
  });
  expect(skills).toEqual(["Advocacy", "Mediation"]);
  expect(experience.map(({ role, company }) => `${role}, ${company}`)).toEqual([
    "Partner, Harrow & Lyle",
  ]);
  expect(currentRole({ experience })).toBe("Partner, Harrow & Lyle");
  expect(currentRole({ experience: [] })).toBe("");
});

test("links lead to the two hosts and to web pages, and nowhere else", () => {
  const hrefs = (changed: Parameters<typeof withProfile>[0]) =>
    withProfile(changed).links.map(({ label, href }) => `${label} ${href}`);
  expect(
    hrefs({ Linkedin: "/in/priya", Github: "priya", Website: "http://priya.example" }),
  ).toEqual([
    "LinkedIn https://www.linkedin.com/in/priya",
    "GitHub https://github.com/priya",
    "Website http://priya.example",
  ]);
  expect(hrefs({ Linkedin: "//evil.example", Website: "javascript:alert(1)" })).toEqual([
    "LinkedIn https://www.linkedin.com/evil.example",
  ]);
});

test("blank fields of the profile are taken from the contact details", () => {
  const { name, email } = withProfile({ Name: "", Email: "" });
  expect(name).toBe("Priya Raman");
  expect(email).toBe("candidate-0@example.org");
});

test("a score that is a distance becomes a percent, and there is a square for each requirement", () => {
  const wire = aCandidate(0, { match_score: 0.1049 });
  const strip = [...wire.match.strip, { grade: "unclear" as const, essential: true }];
  const candidate = candidateOf({ ...wire, match: { ...wire.match, strip } });
  expect(candidate.percent).toBe(90);
  expect(candidate.required).toEqual(["met", "met", "met", "part", "none", "open"]);
  expect(candidate.preferred).toEqual(["met", "none"]);
});

test.each([
  [90, "excellent"],
  [89, "very-good"],
  [75, "very-good"],
  [74, "good"],
  [60, "good"],
  [59, "partial"],
])("a score of %i has the colour of %s", (percent, band) => {
  expect(bandOf(percent)).toBe(band);
});

test("the lines that prove something are whole, each once, with the quoted words marked", () => {
  const lines = [{ text: "Admitted 2019, unrestricted certificate" }];
  const evidence = [
    { line: 1, quote: "Admitted 2019" },
    { line: 1, quote: "certificate" },
    { line: 9, quote: "Gone" },
  ];
  expect(quotedLines(evidence, lines)).toEqual([
    {
      line: 1,
      text: lines[0]?.text,
      cited: [
        [0, 13],
        [28, 39],
      ],
    },
    { line: 9, text: "Gone", cited: [[0, 4]] },
  ]);
  expect([...requirementsByLine([{ evidence }, { evidence: [] }, { evidence }])]).toEqual([
    [1, [1, 3]],
    [9, [1, 3]],
  ]);
});

test("a date that is not told is none", () => {
  const wire = aCandidate(0);
  const untold = { ...wire, document_info: { ...wire.document_info, CreatedAt: "" } };
  expect(candidateOf(untold).uploadedAt).toBeUndefined();
});
