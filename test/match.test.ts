import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** What `npm run match` writes for these lines. */
async function matched(lines: readonly string[]): Promise<Record<string, unknown>[]> {
  const child = spawn("npm", ["run", "--silent", "match", "--", "--on", "2026-11-15"], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(lines.join("\n"));
  let out = "";
  for await (const chunk of child.stdout) out += chunk;
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const RESUME = `Mia Tan
Hobart TAS | mia@example.com

EXPERIENCE
Registered Nurse, Intensive Care, Derwent Hospital, 2019 - present
- Cared for ventilated patients and titrated inotropes
- AHPRA registration as a Registered Nurse, current ALS
- Supported graduates on the floor, led the shift on nights and answered emergency calls
- Kept families informed and wrote the unit's guide to arterial lines

EDUCATION
Bachelor of Nursing, 2018`;
const JOB = `You will care for ventilated and unstable patients in a 24-bed ICU.

Essential
- Current AHPRA registration as a Registered Nurse
- Two years in intensive care
- Current advanced life support`;

test("npm run match writes one assessment for each line, whatever is wrong with one", async () => {
  const pair = { resume: RESUME, job: JOB, jobTitle: "Registered Nurse - Intensive Care" };
  const said = await matched([
    JSON.stringify({ id: "fits", ...pair }),
    "no JSON",
    "",
    JSON.stringify({ id: 7, resume: "Carpenter, 12 years. Roofs, decks and stairs.", job: JOB }),
    JSON.stringify({ id: "half", resume: RESUME }),
    JSON.stringify({ id: "again", ...pair }),
    JSON.stringify({ id: "empty", resume: "", job: "" }),
  ]);
  expect(said.map(({ id }) => id)).toEqual(["fits", null, 7, "half", "again", "empty"]);
  const [fits, broken, carpenter, half, again, empty] = said;
  expect(fits).toMatchObject({ level: expect.stringMatching(/Match$/), flags: [] });
  expect(fits?.score).toBe(Math.round(100 * (1 - Number(fits?.distance))));
  expect(Number(fits?.distance)).toBeLessThan(0.3);
  expect(again).toEqual({ ...fits, id: "again" });
  for (const wrong of [broken, half]) expect(wrong?.error).toMatch(/one JSON object/);
  expect(carpenter).toMatchObject({ assessment: "Not a Fit", flags: ["not enough to judge"] });
  expect(empty).toMatchObject({ assessment: "Not a Fit" });
});

test("every requirement that is met quotes a line of the resume", async () => {
  const [said] = await matched([JSON.stringify({ id: 1, resume: RESUME, job: JOB })]);
  const requirements = said?.requirements as {
    requirement: string;
    type: string;
    must: boolean;
    grade: string;
    evidence: { line: number; quote: string }[];
  }[];
  const met = requirements.filter(({ grade }) => grade === "met");
  expect(met.map(({ requirement }) => requirement)).toContain(
    "Current AHPRA registration as a Registered Nurse",
  );
  expect(requirements.filter(({ must }) => must).map(({ type }) => type)).toEqual(
    expect.arrayContaining(["licence", "years", "certificate"]),
  );
  expect(requirements.filter(({ type }) => type === "duty").some(({ must }) => must)).toBe(false);
  const lines = RESUME.split("\n").filter((line) => line.trim() !== "");
  for (const { evidence } of met)
    for (const { line, quote } of evidence) expect(lines[line - 1]).toContain(quote);
});
