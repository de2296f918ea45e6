import { DRAFT_LISTS, type DraftList } from "#contract/job-creation.ts";
import { withdraw } from "./corrections.ts";
import {
  addItem,
  clearFact,
  findItem,
  leaveOff,
  removeItem,
  setContact,
  setItems,
  setText,
} from "./draft.ts";
import { plainWords, stemsOf, tidyItem } from "./items.ts";
import { isFact, type Mark } from "./labels.ts";
import type { Sentence } from "./place-facts.ts";
import type { Settled } from "./state.ts";
import { isKeptOff } from "./tidying/kept-off.ts";

/** What is said not to be needed, and what is to stay out of the advertisement. */

const TRAINS =
  /\b(?:we(?:'ll| will| can|'d)? (?:train|teach|put you through)|(?:full |all )?training (?:is )?(?:provided|given|supplied))\b[^.;]*/i;

/** "RSA not required": a line that asks for it goes. */
export function notNeeded(told: Settled, text: string, around: string = text): Settled {
  const [trains] = TRAINS.exec(around) ?? [];
  const settled = trains ? addItem(told, "benefits", tidyItem(trains)) : told;
  const lists: readonly DraftList[] = ["must", "nice"];
  const named = text.replace(
    /\b(?:no|not|don't|dont|doesn't|need(?:ed)?|required|necessary|essential|worry|about|isn't|isnt|without|any|prior|previous)\b/gi,
    " ",
  );
  const found = plainWords(named).length > 0 ? findItem(settled, named, lists) : undefined;
  return found && found.share === 1 ? removeItem(settled, found.list, found.item) : settled;
}

const OFF_FACTS: readonly (readonly [RegExp, (settled: Settled) => Settled])[] = [
  [
    /\b(?:pay|salary|money|rate|wage|remuneration|package|dollars?|figures?)\b/i,
    (s) => leaveOff(s, "salary"),
  ],
  [/\b(?:phone|mobile|number|landline)\b/i, (s) => setContact(s, { phone: "" })],
  [/\b(?:email|e-mail)\b/i, (s) => setContact(s, { email: "" })],
  [/\b(?:clos(?:es|ing)|deadline)\b/i, (s) => clearFact(s, "closing_date")],
  [/\b(?:start(?:ing)?(?: date)?)\b/i, (s) => clearFact(s, "start_date")],
  [
    /\b(?:firm|company|client|business|employer|our)(?:'s|s)? name\b|\bwho we are\b|\bname the (?:client|firm|company)\b|\banonymous\b|\bmention (?:the )?(?:client|us)\b/i,
    (s) => setText(s, "company", ""),
  ],
  [/\b(?:my|his|her|contact) name\b/i, (s) => setContact(s, { name: "" })],
];
const POINTS_BACK = /\b(?:that|it|this|number|those|them|thats)\b/i;

/** "Leave the pay off", "don't put that": what is named or pointed at stays out. */
export function keepOff(settled: Settled, mark: Mark, { marks, message }: Sentence): Settled {
  if (isKeptOff(mark.text)) return withoutTold(settled, mark.text);
  const [, change] = OFF_FACTS.find(([words]) => words.test(mark.text)) ?? [];
  const before = marks.filter((one) => isFact(one) && one.to <= mark.from).at(-1);
  const isNear = before !== undefined && message.slice(before.to, mark.from).length < 20;
  if (POINTS_BACK.test(mark.text) && before && isNear && !(change && /pay|salary/i.test(mark.text)))
    return withdraw(settled, before.text, []);
  const found = findItem(
    settled,
    mark.text.replace(
      /\b(?:don't|dont|do not|leave|keep|put|mention|write|say|print|out|off|in|please|the|bit|about|that|we|not|for|publication|only|us|ad)\b/gi,
      " ",
    ),
  );
  const without =
    found && found.share > 0.6 ? removeItem(settled, found.list, found.item) : settled;
  return change ? change(without) : without;
}

/** A sentence that keeps itself out takes along what stood there only if it says all of it. */
function withoutTold(settled: Settled, sentence: string): Settled {
  const told = stemsOf(sentence);
  return DRAFT_LISTS.reduce((now, list) => {
    const left = now.draft[list].filter(
      (item) => ![...stemsOf(item)].every((one) => told.has(one)),
    );
    return left.length === now.draft[list].length ? now : setItems(now, list, left);
  }, settled);
}
