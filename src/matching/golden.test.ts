import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import golden from "../../test/matching/golden.json" with { type: "json" };
import { matchPair } from "./pair/match.ts";
import { makeJob, makeResume } from "./testing/profiles.ts";

const SETS = join(import.meta.dirname, "../../test/matching");

interface Text {
  readonly id: string;
  readonly title?: string;
  readonly text: string;
}
interface Texts {
  readonly resumes: readonly Text[];
  readonly ads: readonly Text[];
}

const setOf = (name: string): Texts => JSON.parse(readFileSync(join(SETS, name), "utf8"));

/** One hash over every distance of a few resumes and advertisements of a set. */
function hashOf({ resumes, ads }: Texts): string {
  const people = resumes.slice(0, 12).map(({ text }) => makeResume(text).profile);
  const jobs = ads.slice(0, 12).map(({ text, title }) => makeJob(text, title).profile);
  const distances = people.flatMap((person) => jobs.map((job) => matchPair(person, job).distance));
  return createHash("sha256").update(distances.join(" ")).digest("hex").slice(0, 16);
}

/**
 * The same texts get the same distances for ever, on every machine and every version of Node. A change
 * of knowledge, model or code that moves one shows here: raise PROFILE_VERSION or the model's version,
 * and write the new hash down.
 */
describe("distances do not move by themselves", () => {
  test.each(Object.entries(golden))("%s", (name, hash) => {
    expect(hashOf(setOf(name))).toBe(hash);
  });
});

describe("what does not change a distance", () => {
  const { resumes, ads } = setOf("legal.json");
  const people = resumes.slice(0, 10);
  const job = makeJob(ads[1]?.text ?? "", ads[1]?.title).profile;
  const distance = (text: string) => matchPair(makeResume(text).profile, job).distance;

  test("white space", () => {
    for (const { text } of people) {
      const wide = `\n\n${text.replaceAll("\n", " \n").replaceAll(" and ", "  and ")}\n\n\n`;
      expect(distance(wide.replaceAll("\n", "\r\n"))).toBe(distance(text));
    }
  });

  test("the order of sections", () => {
    for (const { text } of people) {
      const [top = "", ...sections] = text.split(/\n\n(?=[A-Z]{5,})/);
      const turned = [top, ...sections.reverse()].join("\n\n");
      expect(Math.abs(distance(turned) - distance(text))).toBeLessThanOrEqual(0.0002);
    }
  });

  test("other documents, before or in between", () => {
    const before = people.map(({ text }) => distance(text));
    for (const { text } of setOf("across.json").resumes.slice(0, 40)) distance(text);
    expect(people.map(({ text }) => distance(text))).toEqual(before);
  });
});
