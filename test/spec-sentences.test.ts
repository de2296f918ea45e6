import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";
import { accountSentences } from "./support/spec-sentences/accounts.ts";
import { blogAndContactSentences } from "./support/spec-sentences/blog-and-contact.ts";
import { candidateSentences } from "./support/spec-sentences/candidate.ts";
import { documentsMatchingComparisonSentences } from "./support/spec-sentences/documents-matching-comparison.ts";
import { homeSentences } from "./support/spec-sentences/home.ts";
import { missingSentences, reported } from "./support/spec-sentences/missing-sentences.ts";
import { notificationSentences } from "./support/spec-sentences/notifications.ts";
import { operationsSentences } from "./support/spec-sentences/operations.ts";
import { recruiterSentences } from "./support/spec-sentences/recruiter.ts";
import { saidStrings } from "./support/spec-sentences/said-strings.ts";
import {
  BUILT,
  CAPABILITIES,
  type Capability,
  type Sentence,
  sentences,
} from "./support/spec-sentences/sentence.ts";
import { shellAndLegalSentences } from "./support/spec-sentences/shell-and-legal.ts";

const SRC = join(projectRoot(), "src");

const ALL = [
  ...accountSentences,
  ...shellAndLegalSentences,
  ...notificationSentences,
  ...documentsMatchingComparisonSentences,
  ...homeSentences,
  ...candidateSentences,
  ...recruiterSentences,
  ...operationsSentences,
  ...blogAndContactSentences,
];

const of = (capability: Capability) => ALL.filter((each) => each.capability === capability);

/** The rooms that speak. The parts page and the demo world show examples, which prove nothing. */
const SPEAKS = /^(?:contract|web|server)\/.+\.tsx?$/;
const IS_SILENT = /\.test\.tsx?$|^web\/app\/parts\/|\/demo\.ts$/;

function sourceStrings(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => SPEAKS.test(file) && !IS_SILENT.test(file))
    .flatMap((file) => saidStrings(file, readFileSync(join(SRC, file), "utf8")));
}

/** Tables of texts as they are at run time, with the numbers that their templates take. */
function tableStrings(): string[] {
  const contract = import.meta.glob<Record<string, unknown>>(
    ["../src/contract/**/*.ts", "!**/*.test.ts"],
    { eager: true },
  );
  const texts = import.meta.glob<Record<string, unknown>>("../src/web/**/*texts.ts", {
    eager: true,
  });
  return [...Object.values(contract), ...Object.values(texts)]
    .flatMap((file) => Object.entries(file))
    .filter(([name]) => /^[A-Z\d_]+$|Texts$/.test(name))
    .flatMap(([, value]) => leavesOf(value));
}

function leavesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

function countOf(capability: Capability, missing: readonly Sentence[]): string {
  const all = of(capability).length;
  const there = all - missing.filter((each) => each.capability === capability).length;
  const state = BUILT.includes(capability) ? "built" : "not declared built";
  return `${capability}: ${all} sentences, ${there} in the product, ${state}`;
}

test("the product says every sentence of the specification that is declared built", () => {
  const said = [...sourceStrings(), ...tableStrings()];
  expect(said.length).toBeGreaterThan(500);
  const missing = missingSentences(ALL, said);
  console.info(CAPABILITIES.map((each) => countOf(each, missing)).join("\n"));
  const owed = missing.filter(({ capability }) => BUILT.includes(capability));
  expect(owed.map(reported)).toEqual([]);
});

test.each(CAPABILITIES)("%s has sentences, each of them once", (capability) => {
  const texts = of(capability).map(({ text }) => text);
  expect(texts).not.toEqual([]);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

/** One planted case for each way to be fooled, and for each way a text is written. */
describe("the search", () => {
  const missingIn = (source: string, ...exact: string[]) =>
    missingSentences(
      sentences("shell", "spec 1 §2", { exact }),
      saidStrings("planted.tsx", source),
    ).map(reported);

  test("reports a sentence that is missing, with its section", () => {
    expect(missingIn('const text = "Go back";', "Go back", "Go to dashboard")).toEqual([
      'shell, spec 1 §2: "Go to dashboard"',
    ]);
  });

  test.each([
    ["a comment", "// Page not found\n"],
    ["a quoting comment", 'const a = 1; // says "Page not found"'],
    ["a long comment", '/** "Page not found" */ const a = 1;'],
    ["a comment in JSX", 'const a = <p>{/* "Page not found" */}</p>;'],
    ["a type", 'type Title = "Page not found";'],
    ["a cast", 'const a = b as "Page not found";'],
    ["a comparison", 'const a = b === "Page not found";'],
    ["a case", 'switch (a) { case "Page not found": b(); }'],
    ["a key", 'const a = { "Page not found": 1 };'],
    ["an import", 'import a from "Page not found";'],
    ["a class name", 'const a = <p className="Page not found" />;'],
    ["a longer sentence", 'const a = "Page not found here";'],
    ["other capitals", 'const a = "Page Not Found";'],
    ["another end", 'const a = "Page not found.";'],
    ["words that nobody says", `const a = \`Page not \${b}\`, c = "there";`],
    ["a template of anything", `const a = \`\${b} \${c}\`, d = "Page not", e = "found";`],
  ])("is not fooled by %s", (_where, source) => {
    expect(missingIn(source, "Page not found")).toHaveLength(1);
  });

  test.each([
    ["a string", `const a = "What you'll get";`],
    ["a comment beside it", `const a = /* no */ "What you'll get"; // no`],
    ["a template", "const a = `What you'll get`;"],
    ["a sum", `const a = "What " + "you'll get";`],
    ["a branch", `const a = \`What \${b ? "we" : "you"}'ll get\`;`],
    ["words said elsewhere", `const a = \`What \${b} get\`, c = ["you'll"];`],
    ["an attribute", `const a = <p title="What you&apos;ll get" />;`],
    ["a text", "const a = <p>What you&#39;ll get</p>;"],
    ["a text in lines", "const a = (\n  <p>\n    What you&apos;ll\n    get\n  </p>\n);"],
    ["a text around an element", `const a = <p>What <b>you'll</b>{" "}\n get</p>;`],
    ["a cast value", `const a = { b: "What you'll get" } as const;`],
  ])("finds %s", (_where, source) => {
    expect(missingIn(source, "What you'll get")).toEqual([]);
  });

  test("sees a number only where it is known", () => {
    const source = `const a = \`at least \${MIN} characters\`, b = "8";`;
    expect(missingIn(source, "at least 8 characters")).toHaveLength(1);
    expect(leavesOf({ a: [`at least ${8} characters`] })).toEqual(["at least 8 characters"]);
  });

  const fits = (text: string, said: string, form: "pattern" | "loose" = "pattern") =>
    missingSentences(
      sentences("home", "spec 1 §4", { [form]: [text] }),
      saidStrings("planted.tsx", said),
    ).length === 0;

  test("lets a pattern have holes, and nothing else", () => {
    const found = "Found {n} job matches";
    expect(fits(found, `const a = \`Found \${count} job matches\`;`)).toBe(true);
    expect(fits(found, "const a = <p>Found {count} job matches</p>;")).toBe(true);
    expect(fits(found, 'const a = "Found 12 job matches.";')).toBe(true);
    expect(fits(found, 'const a = "Found no job matches";')).toBe(false);
    expect(fits(found, `const a = \`found \${count} job matches\`;`)).toBe(false);
    expect(fits("Failed: {reason}", 'const a = "Failed: ";')).toBe(false);
    expect(fits("save {}preferences", 'const a = "Save your preferences";', "loose")).toBe(true);
    expect(fits("$99 (a+b)", 'const a = "only $99 (a+b)";')).toBe(true);
  });
});
