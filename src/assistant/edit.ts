import {
  DRAFT_LISTS,
  type DraftEdit,
  type DraftText,
  type JobDraft,
  type WordingFlag,
} from "#contract/job-creation.ts";
import { findUnlawful } from "#lawful/find-unlawful.ts";
import { addItem, clearFact, moveItem, setContact, setItems, setSalary, setText } from "./draft.ts";
import { engagementIn } from "./facts/engagement.ts";
import { amountsInFigures } from "./facts/number-words.ts";
import { placeOf } from "./facts/place.ts";
import { findSalary } from "./facts/salary.ts";
import { titleOf } from "./facts/title.ts";
import { plainWords, tidyItem } from "./items.ts";
import type { Settled } from "./state.ts";

type Edit = Exclude<DraftEdit, { op: "undo" | "redo" | "publish" }>;

/** The draft after a change by hand. What somebody typed stays as it was typed. */
export function edited(settled: Settled, edit: Edit): Settled {
  switch (edit.op) {
    case "set":
      return setByHand(settled, edit.fact, tidied(edit.value));
    case "items":
      return setItems(
        settled,
        edit.fact,
        edit.items.map(tidied).filter((item) => item !== ""),
      );
    case "move":
      return moveItem(settled, edit.from, edit.to, edit.item);
    case "place":
      return placed(settled, edit.text, edit.to);
  }
}
const tidied = (text: string) => text.replace(/\s+/g, " ").trim();

function setByHand(settled: Settled, fact: DraftText, value: string): Settled {
  if (fact === "contact_name") return setContact(settled, { name: value });
  if (fact === "contact_email") return setContact(settled, { email: value });
  if (fact === "contact_phone") return setContact(settled, { phone: value });
  if (fact === "salary") return payByHand(settled, value);
  if (fact === "summary")
    return { ...setText(settled, "summary", value), ownSummary: value !== "" };
  if (fact === "employment_type") return setText(settled, fact, engagementIn(value).types || value);
  return setText(settled, fact, value);
}

/** Words that name no sum are kept as they are. */
function payByHand(settled: Settled, value: string): Settled {
  const cleared = setItems(clearFact(settled, "salary"), "pay_notes", []);
  if (value === "") return cleared;
  const text = amountsInFigures(value);
  const sum = findSalary(text, true);
  if (!sum) return setItems(cleared, "pay_notes", [value]);
  const rest = `${text.slice(0, sum.span[0])} ${text.slice(sum.span[1])}`.replace(
    /^[\s,;+]+|[\s,;+]+$/g,
    "",
  );
  const paid = setSalary(cleared, sum.value);
  return plainWords(rest).length > 0
    ? setItems(paid, "pay_notes", rest.split(/,\s+/).map(tidyItem))
    : paid;
}

function placed(settled: Settled, text: string, to: Extract<Edit, { op: "place" }>["to"]): Settled {
  const left = { ...settled, unplaced: settled.unplaced.filter((one) => one.text !== text) };
  if (left.unplaced.length === settled.unplaced.length) return settled;
  if (to === "out") return left;
  if (to === "title") return setText(left, "title", titleOf(text));
  if (to === "location") return setText(left, "location", placeOf(text));
  if (to === "salary") return payByHand(left, text);
  return addItem(left, to, tidyItem(text));
}

const QUOTED = /^(?:remove|take out|replace) "([^"]{1,400})"(?: with "([^"]{1,400})")?[.!]?$/i;

/** `Remove "x"` and `Replace "x" with "y"`; undefined when the message is something else, or x stands nowhere. */
export function quotedChange(settled: Settled, message: string): Settled | undefined {
  const [, quote = "", better = ""] = QUOTED.exec(message.trim()) ?? [];
  if (quote === "") return undefined;
  const draft = withBetter(settled.draft, [{ quote, why: "", better }]);
  return JSON.stringify(draft) === JSON.stringify(settled.draft)
    ? undefined
    : { ...settled, draft };
}

/** What is left of an item is no longer worth a line. */
const FEWEST_LETTERS = 3;

/** Wording in the draft that shuts people out, each once. */
export function draftFlags(draft: JobDraft): WordingFlag[] {
  const texts = [draft.title, ...DRAFT_LISTS.flatMap((fact) => draft[fact])];
  const seen = new Set<string>();
  return texts.flatMap(flagsIn).filter(({ quote }) => {
    const key = quote.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The draft with the better words in their place; an item of which nothing is left goes. */
function withBetter(draft: JobDraft, flags: readonly WordingFlag[]): JobDraft {
  const mended = (text: string) => flags.reduce(mend, text);
  const title = mended(draft.title);
  const lists = Object.fromEntries(
    DRAFT_LISTS.map((fact) => [fact, draft[fact].map(mended).filter((item) => item !== "")]),
  );
  return { ...draft, ...lists, title: title || draft.title };
}

const FITS_AN = /^(?:[aeio]|u(?!ni|se|su|til|k)|hour|honest|honour|heir)(?!ne\b|uro)/i;

/** "a" or "an", as the word after it asks for. */
const withArticle = (before: string, after: string) =>
  before.replace(/(?<!\p{L})(a)n?(\s+)$/iu, (_all, letter: string, space: string) =>
    FITS_AN.test(after) ? `${letter}n${space}` : `${letter}${space}`,
  );

/** The text with other words in the place of those; "" when nothing of it is left. */
function mend(text: string, { quote, better }: Pick<WordingFlag, "quote" | "better">): string {
  const at = text.toLowerCase().indexOf(quote.toLowerCase());
  if (at < 0 || quote === "") return text;
  const after = `${better}${text.slice(at + quote.length)}`.trimStart();
  const joined = `${withArticle(text.slice(0, at), after)}${after}`
    .replace(/\s+/g, " ")
    .replace(/^(?:\s|,|and\b|but\b|or\b)+|(?:\s|,|\band|\bbut|\bor)+$/gi, "")
    .trim();
  if (joined.replace(/[^\p{L}]/gu, "").length < FEWEST_LETTERS) return "";
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

interface Rule {
  readonly words: RegExp;
  readonly why: string;
  /** "" when the words are best left out. */
  readonly better: string;
}

/** What the law forbids is not here (src/lawful): these are words that keep good people from applying. */
const YOUTH = "It can read as if only young people were meant.";
const GENDER = "It names a gender, and the job is open to everybody.";
const HEALTH = "It can shut out people with a disability. Say what the work needs instead.";
const LOOKS = "It says little about the work. Say how people should dress, if that matters.";
const FIT = "It is vague, and often means “like us”. Say what matters in the work.";
const UNPAID = "Work on trial must be paid.";
const CAP = "A cap on years often works as a cap on age.";

const RULES: readonly Rule[] = [
  {
    words:
      /\byoung(?:,? (?:and )?(?:energetic|dynamic|vibrant|hungry|enthusiastic|fresh))\b|\b(?:energetic|dynamic|vibrant) and young\b/gi,
    why: YOUTH,
    better: "energetic",
  },
  { words: /\byoung(?= (?:team|crew|office|culture)\b)/gi, why: YOUTH, better: "" },
  { words: /\bdigital natives?\b/gi, why: YOUTH, better: "confident with digital tools" },
  {
    words: /\brecent (?:graduates?|school leavers?) only\b|\bonly recent graduates?\b/gi,
    why: YOUTH,
    better: "graduates",
  },
  { words: /\bover[- ]?qualified\b/gi, why: YOUTH, better: "" },
  {
    words:
      /\b(?:no more than|at most|maximum(?: of)?|max\.?|not more than|less than|under) (?:\d{1,2}|two|three|four|five|six|seven|eight|ten) (?:years|yrs)\b(?:'? experience)?/gi,
    why: CAP,
    better: "",
  },
  { words: /\b(?:salesman|salesmen)\b/gi, why: GENDER, better: "salesperson" },
  { words: /\b(?:chairman)\b/gi, why: GENDER, better: "chair" },
  { words: /\b(?:foreman)\b/gi, why: GENDER, better: "supervisor" },
  { words: /\b(?:storeman)\b/gi, why: GENDER, better: "storeperson" },
  { words: /\b(?:tradesman|tradesmen)\b/gi, why: GENDER, better: "tradesperson" },
  { words: /\b(?:handyman)\b/gi, why: GENDER, better: "maintenance worker" },
  { words: /\b(?:manpower)\b/gi, why: GENDER, better: "workforce" },
  {
    words: /\b(?:physically fit|mentally (?:strong|tough)|fit and active)\b/gi,
    why: HEALTH,
    better: "",
  },
  { words: /\b(?:well[- ]groomed|presentable)\b/gi, why: LOOKS, better: "" },
  {
    words:
      /\b(?:(?:good |great |strong |right )?cultur(?:e|al) fit|fits? (?:in )?(?:with )?(?:our|the) culture)\b/gi,
    why: FIT,
    better: "works well with the team",
  },
  {
    words:
      /\b(?:unpaid (?:trial|internship|shift|work|training)|trial (?:shift|day) unpaid|work(?:s|ing)? for free|free trial shift)\b/gi,
    why: UNPAID,
    better: "",
  },
];

/** Wording in a text that is better said otherwise. What is unlawful is told of as that, and not twice. */
function flagsIn(text: string): WordingFlag[] {
  const unlawful = findUnlawful(text);
  const found: (WordingFlag & { readonly at: number })[] = [];
  for (const { words, why, better } of RULES)
    for (const match of text.matchAll(words)) {
      const end = match.index + match[0].length;
      if (found.some(({ at, quote }) => at < end && match.index < at + quote.length)) continue;
      if (unlawful.some(({ from, to }) => from < end && match.index < to)) continue;
      found.push({ at: match.index, quote: match[0], why, better });
    }
  return found.map(({ quote, why, better }) => ({ quote, why, better }));
}
