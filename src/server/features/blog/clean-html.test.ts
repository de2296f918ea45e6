import { load } from "cheerio";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ALLOWED_ATTRIBUTES,
  CHART_CLASSES,
  DRAWING_ELEMENTS,
  TEXT_ELEMENTS,
} from "#contract/blog-html.ts";
import { cleanHtml } from "./clean-html.ts";
import { HOSTILE_HTML } from "./html/testing/hostile-html.ts";

const ELEMENTS: readonly string[] = [...TEXT_ELEMENTS, ...DRAWING_ELEMENTS];
const CLASSES: readonly string[] = CHART_CLASSES;
const HARMLESS_LINK = /^(https?:\/\/[^/]|mailto:|\/(?![/\\]))/i;

/** What a browser would make of it that is not allowed, after reading and writing it twice. */
function strangeIn(html: string): string[] {
  const once = load(html, null, false);
  const twice = load(once.html(), null, false);
  const nodes = [once, twice].flatMap((page) => page("*").toArray());
  return nodes.flatMap((node) => {
    if (!("attribs" in node)) return [node.type];
    const { name, attribs } = node;
    const strange = Object.entries(attribs).flatMap(([key, value]) =>
      strangeAttribute(name, key, value),
    );
    return ELEMENTS.includes(name) ? strange : [`<${name}>`, ...strange];
  });
}

function strangeAttribute(element: string, key: string, value: string): string[] {
  const told = `${element} ${key}="${value}"`;
  if (element === "a" && key === "rel") return value === "noopener noreferrer" ? [] : [told];
  if (!ALLOWED_ATTRIBUTES[element]?.includes(key)) return [told];
  if (key === "href" && !HARMLESS_LINK.test(value)) return [told];
  if (key === "class" && !value.split(" ").every((one) => CLASSES.includes(one))) return [told];
  return [];
}

describe("nothing hostile is left of", () => {
  test("more than eighty ways into a page", () => {
    expect(HOSTILE_HTML.length).toBeGreaterThan(80);
  });

  test.each(HOSTILE_HTML)("%s", (dirty) => {
    for (const html of [dirty, `<p>before</p>${dirty}<p>after</p>`, `<svg><g>${dirty}`]) {
      const clean = cleanHtml(html);
      expect(strangeIn(clean), clean).toEqual([]);
      expect(cleanHtml(clean)).toBe(clean);
    }
  });
});

test("the test itself would notice", () => {
  for (const bad of ["<img src=x>", "<p id=x>x</p>", "<a href=javascript:x>x</a>", "<p class=x>x"])
    expect(strangeIn(bad).length, bad).toBeGreaterThan(0);
});

const PIECES = [
  ...ELEMENTS.flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...[
    "<svg viewBox='0 0 1 1'>",
    "<a href='/x'>",
    "<a href='https://a.example'>",
    "<p class=chart>",
  ],
  ...[
    "<table>",
    "<tr>",
    "<td>",
    "</table>",
    "<style>",
    "</style>",
    "<title>",
    "</title>",
    "<math>",
  ],
  ...[
    "<mtext>",
    "<template>",
    "<noscript>",
    "</noscript>",
    "<form>",
    "<select>",
    "<option>",
    "<img>",
  ],
  ...[
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "&lt;",
    "&amp;",
    "<",
    ">",
    '"',
    "'",
    "\u00a0",
    " ",
    "x",
    "\n",
  ],
  ...[
    "<foreignObject>",
    "</foreignObject>",
    "<script>",
    "</script>",
    "<div>",
    "</div>",
    "<h1>",
    "<b>",
  ],
];

test("of any soup of tags: nothing strange is left, and cleaning twice is cleaning once", () => {
  const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 });
  fc.assert(
    fc.property(soup, (pieces) => {
      const clean = cleanHtml(pieces.join(""));
      expect(strangeIn(clean)).toEqual([]);
      expect(cleanHtml(clean)).toBe(clean);
    }),
    { numRuns: 1500 },
  );
});

test.each([
  ["<div>First.</div><div>Second.</div>", "<p>First.</p><p>Second.</p>"],
  ["<div><p>First.</p><div>Second.</div>Third.</div>", "<p>First.</p><p>Second.</p>Third."],
  ["<section><h2>Pay</h2><div>More</div></section>", "<h2>Pay</h2><p>More</p>"],
  ["<ul><li><div>One</div></li></ul>", "<ul><li><p>One</p></li></ul>"],
  ["<dl><dt>Level</dt><dd>Junior</dd></dl>", "<p>Level</p><p>Junior</p>"],
  [
    "<table><tr><th>Level</th><th>Pay</th></tr><tr><td>Junior</td><td>$95,000</td></tr></table>",
    "<p>Level</p><p>Pay</p><p>Junior</p><p>$95,000</p>",
  ],
])("words of blocks that are not allowed stay apart: %s", (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

test.each([
  "<svg></svg>",
  '<figure class="chart"><svg viewBox="0 0 9 9"><g></g></svg></figure>',
  "<p> </p><div><div></div></div>",
])("nothing is left where there is nothing to read or see: %s", (dirty) => {
  expect(cleanHtml(dirty)).toBe("");
});

test("what an editor writes stays as it is", () => {
  const article = [
    "<h2>Who is hiring</h2>",
    "<p>Half of <strong>ten</strong> ads &amp; <em>more</em>, as in <code>a &lt; b</code>.<br>New line.</p>",
    '<ol start="3"><li><p>One</p></li><li>Two<ul><li>Three</li></ul></li></ol>',
    '<blockquote><p>Said <a href="/blog/other?x=1&amp;y=2">here</a></p></blockquote><hr>',
    '<figure class="chart"><figcaption class="chart-title">Ads</figcaption>',
    '<svg class="chart" viewBox="0 0 10 10" width="100%" role="img" aria-label="Ten ads, &quot;five&quot; new" preserveAspectRatio="none">',
    '<g class="chart-bar"><rect class="chart-bar chart-before" x="1" y="2" width="42%" height="4"></rect></g>',
    '<text class="chart-label" x="1" y="2" text-anchor="end" dy="4">May</text></svg></figure>',
  ].join("");
  expect(cleanHtml(article)).toBe(article);
});

test.each([
  ["<h1>Title</h1><h5>Small</h5>", "<h2>Title</h2><h4>Small</h4>"],
  ["<p>a</p><p></p><p> <br>&nbsp;</p><p>b</p>", "<p>a</p><p>b</p>"],
  ["<P>A <B>bold</B> <I>word</I></P>", "<p>A <strong>bold</strong> <em>word</em></p>"],
  ["<div><section><p>kept</p></section></div>", "<p>kept</p>"],
  ["<p>a<!-- secret -->b</p>", "<p>ab</p>"],
  ["<p>a<script>b</script>c</p>", "<p>ac</p>"],
  ["<A HREF='mailto:a@firm.example'>a</A>", '<a href="mailto:a@firm.example">a</a>'],
  [
    "<a href='https://firm.example' target=_blank>a</a>",
    '<a href="https://firm.example" rel="noopener noreferrer">a</a>',
  ],
  ["<a href='javascript:x'>words stay</a>", "words stay"],
  ["<svg VIEWBOX='0 0 1 1'><rect></svg>", '<svg viewBox="0 0 1 1"><rect></rect></svg>'],
])("%s becomes %s", (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

test("thousands of elements, deep or in a row, are cleaned like few", () => {
  for (const piece of ["<p>", "<em>", "<ul><li>", "<svg><g>", "</p>", "<div>"])
    expect(strangeIn(cleanHtml(piece.repeat(8000)))).toEqual([]);
});
