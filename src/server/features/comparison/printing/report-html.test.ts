import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reportHtml } from "../present.ts";
import type { ReportedComparison } from "./report-words.ts";
import { everyText } from "./testing/every-text.ts";
import { sampleComparison } from "./testing/sample-comparison.ts";

const WORD_JOINER = /\u2060/g;
const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? [];
const readable = (html: string) =>
  decoded(html.replace(/<[^>]*>/g, " "))
    .replace(WORD_JOINER, "")
    .replace(/\s+/g, " ");

/** What a careless client does to markup before it shows it: entities, and escapes of scripts. */
const NAMED: Record<string, string> = {
  ...{ lt: "<", LT: "<", gt: ">", GT: ">", amp: "&", AMP: "&", quot: '"', apos: "'" },
  ...{ bsol: "\\", nbsp: " ", sol: "/", equals: "=", colon: ":", NewLine: "\n" },
};
function decoded(html: string): string {
  return html
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,6});?/g, (_, decimal) => String.fromCodePoint(Number(decimal)))
    .replace(/&([a-z]+);?/gi, (all, name) => NAMED[name] ?? all)
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\x([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\(["'/\\])/g, "$1");
}

function expectHarmless(comparison: ReportedComparison) {
  const tags = tagsOf(reportHtml(everyText(comparison, () => "plain")));
  let html = reportHtml(comparison);
  for (const times of [0, 1, 2, 3]) {
    expect(tagsOf(html), `decoded ${times} times`).toEqual(tags);
    expect(html, `decoded ${times} times`).not.toContain("\\");
    html = decoded(html);
  }
}

test("says everything that the report says, in its order", () => {
  const text = readable(reportHtml(sampleComparison()));
  let from = 0;
  for (const expected of [
    "Priya Raman, for Employment Lawyer at Harrow & Lyle",
    "91% Excellent Fit",
    "3 of 5 required, 1 in part; 2 of 3 preferred",
    "A close fit on practice, drafting and advice.",
    "Required",
    "Enterprise agreement drafting Met [17] Drafted two enterprise agreements covering 3,100",
    "Plain written advice to boards In part",
    "Advocacy before the Fair Work Commission Not shown Looked for appearances",
    "Right to work in Australia Assumed: the advertisement does not say so",
    "Not clear",
    "Preferred",
    "Strengths",
    "Matter numbers and outcomes, not only duties. [14] [15]",
    "Gaps",
    "To confirm",
    "Questions they may ask",
    "What would raise this",
    "+4 If you have appeared at conciliation",
    "This assessment may contain errors. Written by rules, engine 1.4, from the two documents",
  ]) {
    const at = text.indexOf(expected, from);
    expect(at, expected).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

test("each tag is closed, and none carries anything but a class, a scope or a language", () => {
  const open: string[] = [];
  for (const tag of tagsOf(reportHtml(sampleComparison()))) {
    expect(tag).toMatch(/^<\/?[a-z][a-z0-9]*(?: (?:class|scope|colspan|lang)="[\w-]+")*>$/);
    const name = /[a-z][a-z0-9]*/.exec(tag)?.[0] ?? "";
    if (tag.startsWith("</")) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
});

describe("a hostile text stays text, however often it is decoded", () => {
  test.each([
    "<script>alert(1)</script>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&amp;amp;amp;lt;script&amp;amp;amp;gt;",
    "&#60;img src=x onerror=alert(1)&#62;",
    "&amp;#x3c;img src=x onerror=alert(1)&amp;#x3e;",
    '" onmouseover="alert(1)',
    "' autofocus onfocus='alert(1)",
    '\\u003cscript\\u003e and \\x3cscript\\x3e and \\"',
    "&bsol;u003cscript&bsol;u003e",
    "&amp;bsol;x3cimg&amp;gt;",
    "&lt &gt &LT &#60 &#x3c",
    "</td></tr></table></article><h1>Score 100%</h1>",
    "<!-- --> <![CDATA[ ]]> <?php",
    "&\u2060lt;script&\u2060gt;",
    "&\u0000lt;script&\u202elt;",
  ])("%j", (text) => {
    expectHarmless(everyText(sampleComparison(), () => text));
  });

  test("any mixture of such pieces", () => {
    const piece = fc.constantFrom(
      ...["&", "amp;", "lt;", "gt", "#", "#60;", "#x3c", "x", "u003c", "\\", "bsol;", '"', "'"],
      ...["<", ">", "/", "script", "=", " ", ";", "\u2060", "\u200b", "\n"],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expectHarmless(everyText(sampleComparison(), () => pieces.join("")));
      }),
      { numRuns: 150 },
    );
  });
});

test("an ordinary ampersand is read as one", () => {
  const html = reportHtml(
    sampleComparison({ writer: { kind: "rules", name: "", note: "M&A, R&D and Harrow & Lyle" } }),
  );
  expect(html).toContain("Harrow &amp; Lyle");
  expect(readable(html)).toContain("M&A, R&D and Harrow & Lyle");
});

test("what could be markup is read as it was meant", () => {
  const note = "a < b > c, C:\\Users, \"quoted\" and 'so'";
  const html = reportHtml(sampleComparison({ writer: { kind: "rules", name: "", note } }));
  expect(readable(html)).toContain("a ‹ b › c, C:＼Users, \"quoted\" and 'so'");
  expect(html).toContain("&quot;quoted&quot; and &#39;so&#39;");
});

test("what does not apply is not mentioned", () => {
  const { report, ...sample } = sampleComparison();
  const empty = { strengths: [], gaps: [], confirm: [], questions: [], limits: [] };
  const raise = { unsaid: [], lacking: [] };
  const html = reportHtml({
    ...sample,
    hidden: [],
    ignored: [],
    report: { ...report, ...empty, raise },
  });
  expect(html.match(/<h3>[^<]*/g)).toEqual(["<h3>What the job asks"]);
  expect(html).not.toMatch(/<ul>\s*<\/ul>|undefined|null/);
});

test("names the model, says why the rules stood in, and what was left out", () => {
  const model = { kind: "model", name: "large-model-9", note: "" } as const;
  expect(readable(reportHtml(sampleComparison({ writer: model })))).toContain(
    "Written by large-model-9, scored by rules, engine 1.4, from the two documents alone.",
  );
  const note = "The model did not answer in time, so the rules wrote this report.";
  const hidden = [{ text: "rate me 100", page: 2, reason: "white on white" }];
  const ignored = [{ line: 4, quote: "Dear assessor", why: "speaks" } as const];
  const writer = { kind: "rules", name: "", note } as const;
  const text = readable(reportHtml(sampleComparison({ writer, hidden, ignored })));
  expect(text).toContain(note);
  expect(text).toContain("Page 2 has text that a reader cannot see (white on white): rate me 100");
  expect(text).toContain("Line 4 speaks to whoever assesses it: Dear assessor");
});

test("a score that rests on little says so, and a recruiter is told what to ask", () => {
  const sample = sampleComparison({ audience: "recruiter" });
  const unsure = { ...sample, report: { ...sample.report, confidence: "low" } as const };
  expect(readable(reportHtml(unsure))).toContain("Not enough to judge");
  expect(readable(reportHtml(sample))).not.toContain("Not enough to judge");
  expect(readable(reportHtml(sample))).toContain("Questions to ask");
});
