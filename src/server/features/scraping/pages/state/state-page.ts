import { type CheerioAPI, load } from "cheerio";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import type { StatePage, StateWanted } from "../../service.ts";
import { foundIn } from "../found-in.ts";
import { balancedJson } from "./balanced-json.ts";

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
