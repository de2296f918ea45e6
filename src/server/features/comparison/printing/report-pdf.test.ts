import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { reportPdf } from "./report-pdf.ts";
import type { ReportedComparison } from "./report-words.ts";
import { everyText } from "./testing/every-text.ts";
import { sampleComparison, sampleRequirement } from "./testing/sample-comparison.ts";

const A4 = { width: 595.28, height: 841.89 };
const WHERE = { timeZone: "Australia/Sydney" };
const FOOT = 66;

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Above the lower edge of the page. */
  readonly base: number;
}

async function readBack(bytes: Uint8Array) {
  // pdf.js takes what it is given, and some tests look at the bytes afterwards.
  const pdf = await getDocumentProxy(bytes.slice());
  const { info } = await pdf.getMetadata();
  const pages: Piece[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!("str" in item) || item.str === "") return [];
        const [left, base] = [Number(item.transform[4]), Number(item.transform[5])];
        return [{ text: item.str, left, base, right: left + item.width }];
      }),
    );
  }
  return { info, pages };
}

const wordsOf = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, "");
const squeezed = (text: string) => text.replace(/\s+/g, "");

async function printed(comparison: ReportedComparison) {
  const { info, pages } = await readBack(await reportPdf(comparison, WHERE));
  return { info, pages, texts: pages.map(wordsOf), all: pages.map(wordsOf).join("") };
}

/** Nothing runs off the paper, and nothing but the foot stands where the foot is. */
function expectInside(pages: readonly Piece[][]) {
  for (const pieces of pages)
    for (const { text, left, right, base } of pieces) {
      expect(left, text).toBeGreaterThan(0);
      expect(right, text).toBeLessThan(A4.width - 40);
      expect(base, text).toBeGreaterThan(10);
      expect(base, text).toBeLessThan(A4.height - 20);
    }
}

test("the report can be read in its order, with quotes, warning and the numbered resume", async () => {
  const { all, info, texts } = await printed(sampleComparison());
  expect(info).toMatchObject({ Title: "Priya Raman, for Employment Lawyer at Harrow & Lyle" });
  expect(info).toMatchObject({ Language: "en-AU" });
  expect(texts[0]).toContain(squeezed("15 November 2026, 2:09 pm"));
  let from = 0;
  for (const expected of [
    "Priya Raman, for Employment Lawyer at Harrow & Lyle",
    "91% Excellent Fit 3 of 5 required, 1 in part 2 of 3 preferred",
    "A close fit on practice, drafting and advice.",
    "What the job asks",
    "Current NSW practising certificate Met [6] Admitted 2020. NSW practising certificate",
    "Enterprise agreement drafting Met [17] Drafted two enterprise agreements covering 3,100",
    "Advocacy before the Fair Work Commission Not shown Looked for appearances",
    "Right to work in Australia Not clear Assumed: the advertisement does not say so",
    "Strengths",
    "Matter numbers and outcomes, not only duties. [14] [15]",
    "Gaps",
    "To confirm",
    "Questions they may ask",
    "What would raise this",
    "+4 If you have appeared at conciliation",
    "Why it is not higher",
    "Left out of the score",
    "This assessment may contain errors. Written by rules, engine 1.4",
    "It isn’t a decision about anyone",
    "The resume, line by line",
    "17 • Drafted two enterprise agreements",
  ]) {
    const at = all.indexOf(squeezed(expected), from);
    expect(at, expected).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

const crowded = (changes: Partial<ReportedComparison> = {}) =>
  sampleComparison({
    requirements: Array.from({ length: 30 }, (_, index) =>
      sampleRequirement({
        number: index + 1,
        requirement: `Wanted ${index + 1} begins`,
        essential: index < 18,
        evidence: [{ line: 6, quote: `Quote ${index + 1} stands` }],
        note: index % 4 === 0 ? "Looked for it in each line of the resume. ".repeat(9) : "",
      }),
    ),
    ...changes,
  });

test("every page has its foot, and no requirement is parted from its quote", async () => {
  const { pages, texts } = await printed(crowded());
  expect(pages.length).toBeGreaterThan(3);
  texts.forEach((text, index) => {
    expect(text).toContain(squeezed(`Page ${index + 1} of ${pages.length}`));
    expect(text).toContain(squeezed("This assessment may contain errors. Written by rules,"));
  });
  for (let number = 1; number <= 30; number += 1) {
    const page = texts.findIndex((text) => text.includes(`Wanted${number}begins`));
    expect(texts[page], `requirement ${number}`).toContain(`Quote${number}stands`);
  }
  const last = pages.flat().filter(({ text, base }) => base < FOOT && /Wanted|Quote/.test(text));
  expect(last).toEqual([]);
  expectInside(pages);
});

test("the same report is the same file each time", async () => {
  const first = await reportPdf(sampleComparison(), WHERE);
  expect(await reportPdf(sampleComparison(), WHERE)).toEqual(first);
  expect(await reportPdf(sampleComparison({ calculated_score: 90 }), WHERE)).not.toEqual(first);
});

describe("whatever stands in the documents", () => {
  test.each([
    [
      "markup",
      "<script>alert(1)</script> &lt;b&gt; %PDF-1.7 endobj stream (a) \\(b\\) /JavaScript",
    ],
    ["controls", "\u0000\u0001\u001b[31m a\u202eb \u200b\ufeff \ud800 \r\n\t \u2028 end"],
    ["a word without an end", "W".repeat(3000)],
    ["scripts without a typeface", "北京大学 مرحبا 😀👩‍⚖️ נעים ".repeat(20)],
    ["nothing", ""],
    ["spaces", "   \n  "],
    ["an address", `file:///etc/passwd https://example.com/${"a/".repeat(300)}`],
  ])("%s: it is printed on the paper", async (_, text) => {
    const evidence = Array.from({ length: 9 }, () => ({ line: 1, quote: text }));
    const requirements = [sampleRequirement({ evidence, note: text, assumed: true })];
    const { pages, texts, all } = await printed(
      everyText(sampleComparison({ requirements }), () => text),
    );
    expectInside(pages);
    expect(texts.at(-1)).toContain(`of${pages.length}`);
    // A row taller than a page is not printed at all, and its heading with it.
    for (const heading of ["What the job asks", "Strengths", "Left out", "About this report"])
      expect(all.includes(squeezed(heading)), heading).toBe(true);
  });

  test("names in Vietnamese, Greek and Polish are spelt as they are", async () => {
    const name = "Nguyễn Thị Đặng Παπαδόπουλος Łukasz";
    const { all, info } = await printed(
      sampleComparison({ resume: { ...sampleComparison().resume, name } }),
    );
    expect(all.normalize("NFC")).toContain(squeezed(`${name}, for Employment Lawyer`));
    expect(info).toMatchObject({ Title: `${name}, for Employment Lawyer at Harrow & Lyle` });
  });

  test("without names and requirements there is still a report, and it says what is missing", async () => {
    const { job, report } = sampleComparison();
    const { all, pages } = await printed(
      sampleComparison({
        audience: "recruiter",
        requirements: [],
        resume: { name: "", lines: [] },
        job: { ...job, company: "", title: "" },
        report: { ...report, confidence: "low" },
      }),
    );
    expect(all).toContain(squeezed("A resume, for a job"));
    expect(all).toContain(squeezed("Not enough to judge"));
    expect(all).toContain(squeezed("No requirement could be read from the advertisement."));
    expect(all).not.toContain(squeezed("line by line"));
    expect(pages.length).toBeLessThan(3);
  });
});

test.each([
  ["short lines", "Advised clients", false],
  ["headings", "Experience", true],
  ["long lines", "Advised on the matter of a contract that went on for a while. ".repeat(4), false],
  ["capitals", "WARRANTY AND MORTGAGE MANAGEMENT ".repeat(7), false],
  ["wide letters", "W".repeat(400), false],
  ["another typeface", "Δικηγόρος στην Αθήνα και στη Θεσσαλονίκη. ".repeat(5), false],
])("the resume takes two pages at most: %s", async (_, text, heading) => {
  const lines = Array.from({ length: 300 }, () => ({ text, heading, bullet: false }));
  const { texts } = await printed(sampleComparison({ resume: { name: "Priya", lines } }));
  const from = texts.findIndex((one) => one.includes(squeezed("The resume, line by line")));
  expect(texts.length - from).toBe(2);
  expect(texts.at(-1)).toMatch(/…and\d+morelines/);
});
