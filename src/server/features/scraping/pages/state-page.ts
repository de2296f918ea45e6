import { type CheerioAPI, load } from "cheerio";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import type { StatePage, StateWanted } from "../service.ts";
import { foundIn } from "./found-in.ts";

const MOST_CARDS = 200;
const LONGEST_FIELD = 5000;

/** The state that a page hands to its own scripts, and its cards as a reader sees them. */
export function statePage(
  { text }: { readonly text: string },
  { variable, cards }: StateWanted,
): StatePage {
  const page = load(text);
  const scripts = page("script").toArray();
  const states = scripts.map((element) => stateIn(page(element).text(), variable));
  const state = states.find((one) => one !== null) ?? null;
  return { state, cards: cards ? cardsOf(page, cards) : [] };
}

/** `window.NAME = {…};`, and the same with brackets. */
function stateIn(script: string, variable: string): unknown {
  const name = variable.replace(/[^\w$]/g, "").replaceAll("$", "\\$");
  const assigned = new RegExp(
    `\\bwindow(?:\\.${name}|\\[["']${name}["']\\])\\s*=\\s*(?=[{[])`,
    "g",
  );
  for (const { index, 0: found } of script.matchAll(assigned)) {
    const state = balancedJson(script, index + found.length);
    if (state !== null) return state;
  }
  return null;
}

function cardsOf(
  page: CheerioAPI,
  { selector, fields }: NonNullable<StateWanted["cards"]>,
): StatePage["cards"] {
  const cards = foundIn(page, selector).toArray().slice(0, MOST_CARDS);
  return cards.map((element) => {
    const card = page(element);
    const read = Object.entries(fields).map(([name, field]) => {
      // The card itself, where a field names nothing in it.
      const isSelf = field.selector === "" || field.selector === ":scope";
      const found = isSelf ? card : foundIn(page, field.selector, card).first();
      const said = field.attribute === undefined ? found.text() : found.attr(field.attribute);
      return [name, tidied(said ?? "").slice(0, LONGEST_FIELD)];
    });
    return Object.fromEntries(read);
  });
}

const MOST = { characters: 4 * 1024 * 1024, depth: 200 };
const OPENS = "{[";
const CLOSES = "}]";

/**
 * The JSON value that begins at `start` of a script, which is never run. JavaScript's `undefined` is read as
 * null. Null when it does not end, is too large or too deep, or is no JSON.
 */
function balancedJson(script: string, start: number): unknown {
  const end = endOf(script, start);
  if (end === undefined) return null;
  try {
    return JSON.parse(withoutUndefined(script.slice(start, end)));
  } catch {
    return null;
  }
}

function endOf(script: string, start: number): number | undefined {
  const last = Math.min(script.length, start + MOST.characters);
  let depth = 0;
  for (let at = start; at < last; at += 1) {
    const sign = script.charAt(at);
    if (sign === '"') at = endOfString(script, at, last);
    else if (OPENS.includes(sign)) depth += 1;
    else if (CLOSES.includes(sign)) depth -= 1;
    if (depth > MOST.depth) return undefined;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** Where the quotation mark is that ends it; what follows a backslash ends nothing. */
function endOfString(script: string, start: number, last: number): number {
  let at = start + 1;
  while (at < last && script.charAt(at) !== '"') at += script.charAt(at) === "\\" ? 2 : 1;
  return at;
}

/** Strings are passed over whole: the word may stand in one. */
const withoutUndefined = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*"|\bundefined\b/gs, (found) =>
    found === "undefined" ? "null" : found,
  );
