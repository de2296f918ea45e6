import { expect, test } from "vitest";
import type { PathPoint } from "#contract/career-paths.ts";
import { demoPaths } from "./support/demo-paths.ts";

/** A fair part of the demo world. */
const SOME = {
  people: (at: number) => at % 7 === 0,
  jobs: (at: number) => at % 3 === 0,
};

const plain = (text: string) => text.replace(/\s+/g, " ").replace(/["“”'‘’]/g, "'");
const LOOSE_START =
  /^(?:of|in|on|at(?! least)|by|with|from|for|under|between|through|via|and|or|but|which|who|is|are|been)\b/;
const LOOSE_END =
  /\b(?:of|in|on|at|by|to|with|from|for|under|between|and|or|but|the|an?|is|are)[\s,;:]*$/;

/** What a careful editor would strike out of it. */
function faultsOf(point: PathPoint, resume: readonly string[], advertisements: string): string[] {
  const { name, asked, met, partial, missing, unclear, words, evidence } = point;
  const faults: string[] = [];
  const fault = (is: boolean, what: string) => is && faults.push(`${what}: ${name} <${words}>`);
  fault(!/^(?:[\p{Lu}\d]|\p{Ll}+\p{Lu}|dbt)/u.test(name), "a name begins with a small letter");
  fault(met + partial + missing + unclear !== asked, "the counts do not add up");
  fault(words !== "" && !advertisements.includes(plain(words)), "words stand in no advertisement");
  fault(LOOSE_START.test(words) || LOOSE_END.test(words), "words are cut");
  fault(words.split("(").length !== words.split(")").length, "a bracket is open");
  fault(partial + met > 0 && evidence === null, "shown, and by nothing");
  if (evidence) fault(!resume[evidence.line - 1]?.includes(evidence.quote), "no such line");
  return faults;
}

test("what career paths say is whole, stands where it is said to stand, and is shown by a line", async () => {
  const wrong = new Set<string>();
  let said = 0;
  for await (const { resume, advertisements, paths } of demoPaths(SOME)) {
    const text = plain(advertisements);
    for (const { shown, needed, unchecked } of paths.paths)
      for (const point of [...shown, ...needed, ...unchecked]) {
        said += 1;
        for (const fault of faultsOf(point, resume, text)) wrong.add(fault);
      }
  }
  expect(said).toBeGreaterThan(50);
  expect([...wrong]).toEqual([]);
}, 600_000);
