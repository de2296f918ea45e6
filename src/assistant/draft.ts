import {
  DRAFT_FACTS,
  DRAFT_LISTS,
  type DraftFact,
  type DraftList,
  type JobDraft,
} from "#contract/job-creation.ts";
import { levelIn } from "./facts/title.ts";
import { sameWords, shareIn, stemsOf } from "./items.ts";
import type { Settled } from "./state.ts";

/** Small changes of a draft; each answers a new one. */

const MOST_ITEMS = 60;
type Salary = NonNullable<JobDraft["salary"]>;
type Text =
  | "title"
  | "location"
  | "arrangement"
  | "employment_type"
  | "reports_to"
  | "start_date"
  | "closing_date"
  | "level"
  | "summary"
  | "company";

export const isList = (fact: string): fact is DraftList =>
  DRAFT_LISTS.some((list) => list === fact);

/** What was left off or assumed has been said. */
function said(settled: Settled, fact: DraftFact): Settled {
  if (!settled.unstated.includes(fact) && !settled.assumed.includes(fact)) return settled;
  const without = (facts: readonly DraftFact[]) => facts.filter((one) => one !== fact);
  return { ...settled, unstated: without(settled.unstated), assumed: without(settled.assumed) };
}

export function setText(settled: Settled, fact: Text, value: string): Settled {
  const draft = { ...settled.draft, [fact]: value };
  if (fact === "company") return { ...settled, draft };
  if (fact === "title") draft.level = levelIn(value);
  return said({ ...settled, draft }, fact);
}

export const setSalary = (settled: Settled, salary: Salary | null): Settled =>
  said({ ...settled, draft: { ...settled.draft, salary } }, "salary");

export const setContact = (settled: Settled, contact: Partial<JobDraft["contact"]>): Settled =>
  said(
    { ...settled, draft: { ...settled.draft, contact: { ...settled.draft.contact, ...contact } } },
    "contact",
  );

export const setItems = (settled: Settled, list: DraftList, items: readonly string[]): Settled =>
  said({ ...settled, draft: { ...settled.draft, [list]: items.slice(0, MOST_ITEMS) } }, list);

/** A new line; one that says the same, or less, gives way to it. */
export function addItem(settled: Settled, list: DraftList, item: string): Settled {
  const items = settled.draft[list];
  // "Keep the tools allowance": it is there already.
  const kept =
    /^(?:keep|leave|retain) (?:the |my |our |their )?(.+?)(?: in)?$/i.exec(item)?.[1] ?? "";
  if (kept !== "" && items.some((one) => shareIn(kept, one) === 1)) return settled;
  if (item === "" || items.some((one) => sameWords(one, item))) return settled;
  const grown = items.findIndex((one) => isWithin(one, item));
  if (grown >= 0) return setItems(settled, list, items.with(grown, item));
  if (items.some((one) => isWithin(item, one) && stemsOf(item).size > 1)) return settled;
  return setItems(settled, list, [...items, item]);
}
/** All its words, and more than one, stand in the other. */
const isWithin = (part: string, whole: string) =>
  stemsOf(part).size > 1 &&
  shareIn(part, whole) === 1 &&
  stemsOf(whole).size - stemsOf(part).size <= 3;

export const removeItem = (settled: Settled, list: DraftList, item: string): Settled =>
  setItems(
    settled,
    list,
    settled.draft[list].filter((one) => one !== item),
  );

/** The same line in another list, at its end. */
export function moveItem(settled: Settled, from: DraftList, to: DraftList, item: string): Settled {
  if (from === to || !settled.draft[from].includes(item)) return settled;
  return addItem(removeItem(settled, from, item), to, item);
}

export function leaveOff(settled: Settled, fact: DraftFact): Settled {
  const empty = clearFact(settled, fact);
  return empty.unstated.includes(fact) ? empty : { ...empty, unstated: [...empty.unstated, fact] };
}

export function clearFact(settled: Settled, fact: DraftFact): Settled {
  const { draft } = settled;
  const cleared = (to: Partial<JobDraft>): Settled => ({ ...settled, draft: { ...draft, ...to } });
  if (isList(fact)) return cleared({ [fact]: [] });
  if (fact === "salary") return cleared({ salary: null });
  if (fact === "contact") return cleared({ contact: { name: "", email: "", phone: "" } });
  return cleared({ [fact]: "" });
}

/** What the draft says something about. */
export function isKnown(draft: JobDraft, fact: DraftFact): boolean {
  if (fact === "salary") return draft.salary !== null;
  if (fact === "contact") return Object.values(draft.contact).some((part) => part !== "");
  return draft[fact].length > 0;
}

const differs = (before: Settled, after: Settled, fact: DraftFact): boolean =>
  before.unstated.includes(fact) !== after.unstated.includes(fact) ||
  JSON.stringify(before.draft[fact]) !== JSON.stringify(after.draft[fact]);

export const changedFacts = (before: Settled, after: Settled): DraftFact[] =>
  DRAFT_FACTS.filter((fact) => differs(before, after, fact));

export interface Found {
  readonly list: DraftList;
  readonly item: string;
  readonly share: number;
}

/** Less of somebody's words than this does not point to a line. */
const POINTS = 0.5;

/** The line that words point to; lists that are named come first. */
export function findItem(
  { draft }: Settled,
  words: string,
  lists: readonly DraftList[] = DRAFT_LISTS,
): Found | undefined {
  const found = lists.flatMap((list) =>
    draft[list].map((item) => ({ list, item, share: shareIn(words, item) })),
  );
  const best = found.reduce<Found | undefined>(
    (top, next) =>
      next.share > (top?.share ?? 0) ||
      (next.share === top?.share && next.item.length < top.item.length)
        ? next
        : top,
    undefined,
  );
  return best && best.share >= POINTS ? best : undefined;
}
