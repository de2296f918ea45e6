import type { DraftFact } from "#contract/job-creation.ts";
import type { ListFact } from "../state.ts";
import { type Around, type Ear, findItem, itemByPlace, type Placed } from "./ear.ts";

/** What a command left to be read as a statement: "" when nothing. Null: it was no command. */
export interface Done {
  readonly ear: Ear;
  readonly rest: string;
}

/** The words that a statement about a fact may begin with, where they are not its own name. */
export const FACT_LABEL: Readonly<Partial<Record<DraftFact, string>>> = {
  employment_type: "employment type",
  reports_to: "reports to",
  start_date: "start date",
};

/** With which people begin to ask for a change. */
export const ASKING = String.raw`^(?:(?:please|can you|could you|would you|can we|could we|let's|lets|i want to|i'd like to|i'd like you to|we should|we need to|you can|just|also|and|then|maybe|ok(?:ay)?|now|actually|go ahead and|i think we should|we'll|i'll|better|yes|yep|but|fine)[\s,]+)*`;
export const POINTER =
  /^(?:it|that|this|that one|this one|those|them|these|the lot|that bit|the last bit|that last one)$/i;
/** Words after what is meant. */
export const TAIL =
  /[\s,]*(?:please|thanks|too|as well|altogether|completely|entirely|for now|now|actually|instead|then|mate|if you can|if possible|from (?:it|there|the (?:list|ad|job|posting|draft|requirements|responsibilities|benefits|duties|must[- ]haves?)))[\s.!]*$/i;

/** The item that the words name or point to. */
export function pointed(ear: Ear, said: string, around: Around): Placed | undefined {
  const bare = said.replace(TAIL, "").trim();
  if (POINTER.test(bare)) {
    const last = ear.added.at(-1) ?? around.last.at(-1);
    return last === undefined ? undefined : findItem(ear.settled, last);
  }
  return itemByPlace(ear.settled, bare, ear.topic) ?? findItem(ear.settled, bare);
}

const LIST_OF: readonly (readonly [ListFact, RegExp])[] = [
  ["nice", /^(?:nice|desirable|optional|preferred|bonus)/i],
  ["must", /^(?:must|essential|mandatory|required|requirement)/i],
  ["responsibilities", /^(?:responsib|dut)/i],
  ["benefits", /^(?:benefit|perk)/i],
];
/** The list that a word names. */
export const listOf = (word: string) => LIST_OF.find(([, words]) => words.test(word))?.[0];
