import { expect, test } from "vitest";
import { htmlText } from "./html-text.ts";

const read = (css: string, body: string, head = "") =>
  htmlText(`<head>${head}<style>${css}</style></head><body>${body}</body>`, 50_000);
const SEEN = "<p>Salaries are reviewed.</p>";
const STUFFED = '<p class="kw" id="k" data-kw="1">barrister notary</p>';

test.each([
  ".kw{display:none}",
  "#k{visibility:hidden}",
  "p.kw{opacity:0}",
  "[data-kw]{font-size:0}",
  "main .ad > .kw{position:absolute;left:-9999px}",
  ".kw{text-indent:-9999px}",
  ".kw{position:absolute;clip:rect(0,0,0,0)}",
  "/* it's */ h9, .x, .KW , .kw{ color:red ; DISPLAY : none !important }",
  '@charset "utf-8";@import url(a.css);.kw{display:none}',
  "@media screen{.kw{display:none}}",
  "@media all, print{@layer base{.kw{display:none}}}",
  ".ad{color:red;.kw{display:none}}",
  ".ad{& > p&, .kw{display:none}}",
  ".kw{display:block}.ad .kw{display:none}",
  ".kw{display:none}.other{display:block}p{display:block}",
  ".kw{content:'}{';display:none}",
  ".kw::before{display:block}.kw{display:none}@media print{.kw{display:block}}",
  "@keyframes in{to{opacity:1}}.kw{opacity:0%}",
])("words that %s hides are not read", (css) => {
  expect(read(css, `<main><div class="ad">${SEEN}${STUFFED}</div></main>`)).toBe(
    "Salaries are reviewed.",
  );
});

test("a style of the element's own is stronger, unless the sheet insists", () => {
  const body = '<p class="kw" style="display:block">Seen</p>';
  expect(read(".kw{display:none}", body)).toBe("Seen");
  expect(read(".kw{display:none!important}", body)).toBe("");
});

test.each([
  ["a printer", "@media print{.s{display:none}}"],
  ["a small screen", "@media (max-width:600px){.s{display:none}}"],
  ["somebody who points at it", ".s:hover{display:none}"],
  ["another element", ".s::after{display:none}.s:before{opacity:0}.other{display:none}"],
  ["the first, not the later rule", ".s{display:none}.s{display:block}"],
  ["the weaker rule", "p.s{display:block}.s{display:none}"],
  ["a small screen first", ".s{display:none}@media(min-width:600px){.s{display:block}}"],
  ["utilities that stand together", ".s{display:none}.md\\:block{display:block}"],
  ["tabs that are not chosen", ".s{display:none}.s.active{display:block}"],
  ["what is folded up", ".s{display:none}input:checked ~ .s{display:block}"],
  ["what comes into sight", ".s{opacity:0;animation:in 1s forwards}"],
  ["what a script lets in", ".s.reveal{opacity:0}"],
  ["a page until it is ready", "body{opacity:0}html,main{visibility:hidden}"],
  ["a page until a framework has it", "[v-cloak]{display:none}.no-js .s{display:none}"],
  ["a card over a picture", ".s{margin-top:-120px;position:relative;left:-100px}"],
  ["letters filled with a picture", ".s{color:transparent;background-clip:text}"],
  ["another kind of sheet", "</style><style type='text/less'>.s{display:none}"],
  ["a printer's sheet", "</style><style media='print'>.s{display:none}"],
  [
    "browsers without scripts",
    "</style><noscript><style>.s{display:none}</style></noscript><style>",
  ],
  ["nothing that can be read", ".s..s{display:none}.s[{display:none}"],
])("hidden for %s is seen", (_, css) => {
  const body = '<main v-cloak><p class="s reveal md:block">Salaries are reviewed.</p></main>';
  expect(read(css, body)).toBe("Salaries are reviewed.");
});

test("words of a size of their own in a row without, and words that are visible again", () => {
  const row = '<div class="row"><div class="cell">Sydney</div><div class="cell">Perth</div></div>';
  expect(read(".row{font-size:0}.cell{font-size:16px}", row)).toBe("Sydney\nPerth");
  expect(read(".row{font-size:0}", row, '<link rel="stylesheet" href="/a.css">')).toContain(
    "Perth",
  );
  expect(read(".row{font-size:0}.cell{font-size:1em}", row)).toBe("");
  expect(read(".row{visibility:hidden}.cell{visibility:visible}", row)).toContain("Perth");
  expect(read(".row{visibility:hidden}", row)).toBe("");
});

const MANY = 60_000;
test.each([
  ["rules without end", ".a .a{display:none}".repeat(MANY), '<p class="a">x</p>'.repeat(2000)],
  ["selectors without end", `${".a,".repeat(MANY)}.a{display:none}.a.a{display:block}`, ""],
  ["hides and shows", ".a{display:none}.a.b{display:block}".repeat(20_000), '<p class="a">x</p>'],
  ["rules in rules", "&&&&&&&&{".repeat(MANY), ""],
  ["what is never closed", '.a{b:"c;'.repeat(MANY), ""],
  ["deep asking", `${"div ".repeat(50)}p{display:none}`, "<div>".repeat(300)],
  ["comments", "/*".repeat(MANY), ""],
])("%s are left, and the page is read", (_, css, more) => {
  expect(read(css, `<main>${SEEN}</main>${more}`)).toContain("Salaries are reviewed.");
});
