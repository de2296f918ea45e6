import type { DraftFact, JobDraft } from "#contract/job-creation.ts";
import { levelIn } from "./facts/title.ts";
import type { Update } from "./heard.ts";
import { LIST_FACTS, type ListFact, type Settled } from "./state.ts";

const MOST_ITEMS = 60;
const LONGEST_ITEM = 400;
const LONGEST_TEXT = 200;

export const isList = (fact: DraftFact): fact is ListFact =>
  LIST_FACTS.some((list) => list === fact);

export const sameWords = (one: string, other: string) => plain(one) === plain(other);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

/** What is settled after one more change. */
export function apply(settled: Settled, update: Update): Settled {
  const { draft } = settled;
  switch (update.op) {
    case "set":
      return setText(settled, update.fact, update.value.slice(0, LONGEST_TEXT));
    case "pay": {
      const kept = draft.salary?.per === update.value.per ? draft.salary.super : "";
      const salary = { ...update.value, super: update.value.super || kept };
      return stated({ ...settled, draft: { ...draft, salary } }, "salary");
    }
    case "contact":
      return stated(
        { ...settled, draft: { ...draft, contact: { ...draft.contact, ...update.value } } },
        "contact",
      );
    case "add":
      return addItem(settled, update.fact, update.value.slice(0, LONGEST_ITEM));
    case "remove": {
      const items = draft[update.fact].filter((item) => !sameWords(item, update.value));
      return { ...settled, draft: { ...draft, [update.fact]: items } };
    }
    case "clear":
      return cleared(settled, update.fact);
    case "unstate": {
      const empty = cleared(settled, update.fact);
      if (empty.unstated.includes(update.fact)) return empty;
      return { ...empty, unstated: [...empty.unstated, update.fact] };
    }
  }
}

/** What was to be left off has been said after all. */
function stated(settled: Settled, fact: DraftFact): Settled {
  return { ...settled, unstated: settled.unstated.filter((one) => one !== fact) };
}

function setText(
  settled: Settled,
  fact: Exclude<DraftFact, ListFact | "salary" | "contact">,
  value: string,
): Settled {
  const next = stated({ ...settled, draft: { ...settled.draft, [fact]: value } }, fact);
  if (fact === "level") return { ...next, levelSaid: true };
  if (fact !== "title" || settled.levelSaid) return next;
  return { ...next, draft: { ...next.draft, level: levelIn(value) } };
}

function addItem(settled: Settled, fact: ListFact, value: string): Settled {
  const { draft } = settled;
  if (draft[fact].length >= MOST_ITEMS || draft[fact].some((item) => sameWords(item, value)))
    return settled;
  return stated({ ...settled, draft: { ...draft, [fact]: [...draft[fact], value] } }, fact);
}

const EMPTY_CONTACT: JobDraft["contact"] = { name: "", email: "", phone: "" };

function cleared(settled: Settled, fact: DraftFact): Settled {
  const { draft } = settled;
  if (isList(fact)) return { ...settled, draft: { ...draft, [fact]: [] } };
  if (fact === "salary") return { ...settled, draft: { ...draft, salary: null } };
  if (fact === "contact") return { ...settled, draft: { ...draft, contact: EMPTY_CONTACT } };
  return { ...settled, draft: { ...draft, [fact]: "" } };
}

/** What the draft says something about. */
export function isKnown(draft: JobDraft, fact: DraftFact): boolean {
  if (fact === "salary") return draft.salary !== null;
  if (fact === "contact") return Object.values(draft.contact).some((part) => part !== "");
  return draft[fact].length > 0;
}
