import { expect, test } from "vitest";
import { statePage } from "./scraped-pages.ts";

const state = (script: string) =>
  statePage(
    { text: `<script>var other = {"a":1};</script><script>${script}</script>` },
    { variable: "BOARD_DATA" },
  ).state;

test.each([
  ['window.BOARD_DATA = {"a":[1,{"b":"}\\"]{"}]};window.MORE = {};', { a: [1, { b: '}"]{' }] }],
  ['window["BOARD_DATA"]=[1,2];', [1, 2]],
  [
    'window.BOARD_DATA = {"a":undefined,"b":"undefined","c":[undefined]};',
    { a: null, b: "undefined", c: [null] },
  ],
  ['window.BOARD_DATA = {broken: yes}; window.BOARD_DATA = {"a":1}', { a: 1 }],
  ['window.BOARD_DATA = {"path":"C:\\\\"};', { path: "C:\\" }],
  ['window.BOARD_DATA = {"a":1', null],
  ['window.BOARD_DATA = (function(){ return {"a":1} })()', null],
  ['window.BOARD_DATA_2 = {"a":1}', null],
  [`window.BOARD_DATA = ${"[".repeat(5000)}${"]".repeat(5000)}`, null],
  [`window.BOARD_DATA = {"a":"${"x".repeat(4 * 1024 * 1024)}"}`, null],
  [`window.BOARD_DATA = {"a":"never ends ${"\\\\".repeat(50_000)}`, null],
])("%#: a script's state is read and never run", (script, expected) => {
  expect(state(script)).toEqual(expected);
});

test("cards, as a reader sees them", () => {
  const text = `<article data-id="7" class="card"><a class="t" href="/job/7"> Solicitor
    (employment)</a><span class="p">Sydney</span></article><article class="card"></article>`;
  const fields = {
    id: { selector: "", attribute: "data-id" },
    title: { selector: ".t" },
    link: { selector: ".t", attribute: "href" },
    pay: { selector: ".pay" },
    odd: { selector: "a[" },
  };
  expect(statePage({ text }, { variable: "X", cards: { selector: ".card", fields } })).toEqual({
    state: null,
    cards: [
      { id: "7", title: "Solicitor (employment)", link: "/job/7", pay: "", odd: "" },
      { id: "", title: "", link: "", pay: "", odd: "" },
    ],
  });
});
