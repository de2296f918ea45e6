import type { DraftList } from "#contract/job-creation.ts";
import { isSameThing, renewed, withoutPart } from "./corrections.ts";
import { addItem, removeItem, setContact, setItems, setText } from "./draft.ts";
import { emailsIn, personIn, phonesIn, withoutReach } from "./facts/contact.ts";
import { dressedDate } from "./facts/dates.ts";
import { arrangementIn, engagementIn } from "./facts/engagement.ts";
import { addressed, plainWords, sameWords, shareIn, tidyHours, tidyItem } from "./items.ts";
import { LIST_OF, type Mark } from "./labels.ts";

import { placePay } from "./place-pay.ts";
import type { Settled } from "./state.ts";

/** Marks that stand in one sentence, and what is around them. */
export interface Sentence {
  readonly marks: readonly Mark[];
  readonly message: string;
  readonly all: readonly Mark[];
}

/** Lists between which a line can move: it is asked for, welcome, done or offered. */
const MOVING: readonly DraftList[] = ["responsibilities", "must", "nice", "benefits", "details"];

/** Lists whose lines speak to the reader. */
const ASKING = new Set<DraftList>(["responsibilities", "must", "nice"]);

const isFix = ({ label }: Mark) => label === "fix";

/** One fact into the draft. `before`: what stood there before this message. */
export function placeFact(
  settled: Settled,
  mark: Mark,
  sentence: Sentence,
  before: Settled,
): Settled {
  const isChange = sentence.marks.some(isFix);
  switch (mark.label) {
    case "title":
    case "place":
      return settled; // Placed for the whole message.
    case "type":
      return placeType(settled, mark.text, before);
    case "hours":
      return placeHours(settled, mark.text, isChange);
    case "pay":
      return placePay(settled, mark, sentence, before);
    case "close":
      return placeDate(settled, "closing_date", mark, sentence);
    case "start":
      if (/\b(?:flexible|times|hours)\b/i.test(mark.text))
        return addItem(settled, "hours", tidyHours(mark.text));
      return placeDate(settled, "start_date", mark, sentence);
    case "apply":
      return placeApply(settled, mark.text);
    case "about":
      return placeAbout(settled, { ...mark, text: withoutOwner(mark.text) }, sentence, isChange);
    default: {
      const list = LIST_OF[mark.label];
      const item = list && ASKING.has(list) ? addressed(mark.text) : tidyItem(mark.text);
      if (list === "benefits" && /^(?:we )?(?:do |can |will )?train$/i.test(item))
        return addItem(settled, list, "Training provided");
      return list ? placeItem(settled, list, item, isChange) : settled;
    }
  }
}

/** "of The Lantern Room, a small charity" says that it is a small charity. */
const withoutOwner = (text: string) =>
  text.replace(/^(?:of|at|from|for) [^,]{2,60}, (?=an? )/i, "");

/** "21 Nov, noon" is one date. */
function placeDate(
  settled: Settled,
  fact: "closing_date" | "start_date",
  mark: Mark,
  { marks, message }: Sentence,
): Settled {
  const before = marks.findLast(({ label, to }) => label === mark.label && to <= mark.from);
  const lead = message.slice(Math.max(0, mark.from - 60), mark.from);
  const isNamed =
    fact === "start_date" ||
    /\b(?:clos\w*|appl\w*|by|due|deadline|before|until|till|cvs?|resumes?)\b/i.test(
      `${lead} ${mark.text}`,
    );
  const isDate =
    /\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|asap|soon|immediate\w*|week|month|term|year|now|tomorrow|christmas|easter|filled|end|start|today)/i.test(
      mark.text,
    );
  if (!isNamed || !isDate) return addItem(settled, "hours", tidyHours(mark.text));
  const isMore = before && /^[\s,(]*(?:at|by|on)?\s*$/.test(message.slice(before.to, mark.from));
  const [, begins = "", ends = ""] = SPAN_OF_DATES.exec(mark.text) ?? [];
  if (fact === "start_date" && ends !== "")
    return addItem(setText(settled, fact, tidyDate(begins)), "hours", tidyHours(`until ${ends}`));
  const date = isMore ? `${settled.draft[fact]}, ${mark.text}` : mark.text;
  return setText(settled, fact, tidyDate(date));
}
const A_MONTH =
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober|tember)?";
/** "10 June till 4 October": it starts with the first and lasts until the other. */
const SPAN_OF_DATES = new RegExp(
  `^(?:from )?((?:\\S+ ){0,2}${A_MONTH}(?: \\d{1,4})?) (?:to|till?|until|through to|-|–) ((?:\\S+ ){0,2}${A_MONTH}(?: \\d{1,4})?)$`,
  "i",
);
const tidyDate = (text: string) => {
  const date = dressedDate(text.replace(/\s+/g, " "));
  return (date.charAt(0).toUpperCase() + date.slice(1)).replace(/(?<=\S) start$/i, "");
};

/** A line that is being changed takes the place of the one that it speaks of; the same words elsewhere move. */
function placeItem(settled: Settled, list: DraftList, item: string, isChange: boolean): Settled {
  if (item === "") return settled;
  const elsewhere = MOVING.includes(list)
    ? MOVING.filter((one) => one !== list).flatMap((one) =>
        settled.draft[one]
          .filter((old) => sameWords(old, item) || (isChange && isSameThing(old, item)))
          .map((old) => ({ list: one, old })),
      )
    : [];
  const moved = elsewhere[0];
  if (moved) {
    const kept = sameWords(moved.old, item) || shareIn(item, moved.old) === 1 ? moved.old : item;
    const now = isChange ? (renewed(moved.old, item) ?? kept) : kept;
    // What is only said about the job stays in the list where it stood.
    const to = list === "details" ? moved.list : list;
    const left = isChange && to !== moved.list ? withoutPart(moved.old, item) : "";
    if (left !== "")
      return addItem(
        setItems(
          settled,
          moved.list,
          settled.draft[moved.list].map((one) => (one === moved.old ? left : one)),
        ),
        to,
        item,
      );
    return to === moved.list
      ? setItems(
          settled,
          to,
          settled.draft[to].map((one) => (one === moved.old ? now : one)),
        )
      : addItem(removeItem(settled, moved.list, moved.old), to, now);
  }
  if (!isChange) return addItem(settled, list, item);
  const spoken = settled.draft[list].find((old) => isSameThing(old, item));
  if (spoken === undefined) return addItem(settled, list, item);
  const saysLess =
    shareIn(item, spoken) === 1 && plainWords(item).length < plainWords(spoken).length;
  if (saysLess && !/\d/.test(item)) return settled;
  return setItems(
    settled,
    list,
    settled.draft[list].map((old) => (old === spoken ? changedPart(old, item) : old)),
  );
}

const CLOCK =
  /\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?\s?(?:-|–|to|til|till)\s?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?/i;
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/i;

/** Other days at the same times, other times on the same days. */
function otherHalf(old: string, item: string): string | undefined {
  const times = CLOCK.exec(old);
  const own = CLOCK.exec(item);
  if (!times || !DAY.test(old)) return undefined;
  if (!own && DAY.test(item) && !/\d/.test(item)) return `${item}, ${old.slice(times.index)}`;
  return own && !DAY.test(item) && plainWords(item).length <= plainWords(own[0]).length + 1
    ? old.replace(times[0], own[0])
    : undefined;
}

/** A number, or one of several parts ("8/6 roster, 12 hour days"), or all of it. */
function changedPart(old: string, item: string): string {
  const kept = otherHalf(old, item);
  if (kept !== undefined) return kept;
  const number = renewed(old, item);
  if (number !== undefined) return number;
  const parts = old.split(/,\s+/);
  const at = parts.findIndex((part) => isSameThing(part, item));
  const isPart = parts.length > 1 && at >= 0 && !item.includes(",");
  return isPart ? parts.with(at, renewed(parts[at] ?? "", item) ?? item).join(", ") : item;
}

export function placeType(settled: Settled, text: string, before: Settled): Settled {
  const { types, saysMore } = engagementIn(text);
  let next = settled;
  if (types !== "") {
    const isNew =
      before.draft.employment_type === settled.draft.employment_type ||
      settled.assumed.includes("employment_type");
    const known = isNew ? [] : settled.draft.employment_type.split(", ");
    const said = types
      .split(", ")
      .filter(
        (type) => !(type === "full-time" && !/full|ft\b|f\/t/i.test(text) && known.length > 0),
      );
    next = setText(
      next,
      "employment_type",
      [...new Set([...known, ...said])].filter(Boolean).join(", "),
    );
    // "Casual" after "permanent part time": what was said of the type before goes with it.
    if (
      isNew &&
      before.draft.employment_type !== "" &&
      before.draft.employment_type !== next.draft.employment_type
    )
      for (const list of ["hours", "pay_notes"] as const)
        next = setItems(
          next,
          list,
          next.draft[list].filter(
            (item) =>
              engagementIn(item).types === "" ||
              !before.draft[list].includes(item) ||
              (list === "pay_notes" && plainWords(item).length > MOST_OF_TYPE),
          ),
        );
  }
  return saysMore || types === "" ? addItem(next, "hours", tidyHours(text)) : next;
}

/** "As a contractor" says the type alone. */
const MOST_OF_TYPE = 3;

function placeHours(settled: Settled, text: string, isChange: boolean): Settled {
  const arrangement = arrangementIn(text);
  if (arrangement === "") return placeItem(settled, "hours", tidyHours(text), isChange);
  const known = settled.draft.arrangement;
  // "hybrid" and then "two days from home" are one arrangement.
  const isMore = arrangement.startsWith("hybrid") && known === "hybrid";
  const next =
    known === "" || isMore || isChange || arrangement.includes(",")
      ? setText(settled, "arrangement", arrangement)
      : settled;
  const rest = plainWords(text).length - plainWords(arrangement).length;
  return rest > 3 ? addItem(next, "hours", tidyHours(text)) : next;
}

const SAYS_NOTHING =
  /^(?:email|phone|sms|txt|call|resume|cv|number|for (?:cvs|resumes|applications|enquiries)|(?:cvs?|resumes?|applications?)(?: (?:go|to|and|go to|can go|in))?|(?:(?:hit|dm|ping|buzz|ring|call|email|text) (?:me|us)(?: up)?)|(?:my |the )?(?:number|email|mobile)(?: is)?|(?:ph|thru|via|w))$/i;
const PAPERS =
  /\b(?:letters?|resumes?|cvs?|portfolio|referees?|references|transcripts?|statement|photos?|samples|licences?|availability)\b/i;
const ASKS =
  /^(?:please|send|email|include|attach|bring|apply|mention|quote|call|text|ring|tell|say|drop|use|upload|forward|write|ask|address|mark|put|no|ref|reference|add|give|visit|hand|post|submit)\b/i;

const NAMES_PAPER =
  /^(?:(?:with|and|plus) )?(?:an?|the|your|their|\d|one|two|three|cover|covering|portfolio|cvs?|resumes?|references|referees|transcripts?|names)\b(?!.*\bgo$)/i;

/** "A covering letter of one page" alone is no sentence. */
function asNote(note: string): string {
  if (/^[A-Z]{1,5}[-/ ]?\d{2,}[\w/-]*$/.test(note)) return `Please quote ${note}`;
  if (
    !NAMES_PAPER.test(note) ||
    ASKS.test(note) ||
    !PAPERS.test(note) ||
    /[.!?]$|\b(?:is|are|should|must|will)\b/i.test(note)
  )
    return note;
  const bare = note.replace(/^(?:with|and|plus) /i, "");
  return `Please include ${/^[A-Z]{2}/.test(bare) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)}`;
}

function placeApply(settled: Settled, text: string): Settled {
  const rest = withoutReach(text)
    .replace(
      /^(?:(?:please|to|at|via|by|on|or|and|email|e-mail|call|phone|ring|text|contact|apply|cvs?|resumes?|applications?|send|is|me|us|ph|mob(?:ile)?|tel)\b[\s,:]*)+$/i,
      "",
    )
    .replace(/\s+(?:on|at|via|or|by|to|in|and|from|between|direct(?:ly)?)$/i, "")
    .trim();
  const person = personIn(
    rest.replace(
      /^(?:i'?m|i am|my name is|it'?s|ph|phone|mob(?:ile)?|text|sms|message|email|txt|ring|buzz|give|ask for|attention|attn:?|contact|speak to|talk to|call|ring|see|to)\s+/i,
      "",
    ),
  );
  const hasReach = emailsIn(text).length > 0 || phonesIn(text).length > 0;
  if (
    person !== "" &&
    (hasReach || settled.draft.contact.name === "" || plainWords(rest).length <= 3)
  )
    return setContact(settled, { name: person });
  if (plainWords(rest).length === 0 || SAYS_NOTHING.test(rest)) return settled;
  return addItem(
    settled,
    "apply_notes",
    asNote(tidyItem(hasReach && plainWords(rest).length > 3 ? text : rest)),
  );
}

const BOSS =
  /\b(?:report(?:s|ing)?(?: directly)?(?: in)?to|report(?:s|ing)?(?: directly)? to|answer(?:s|ing)? to|boss (?:is|will be)|line manager(?: is|:)?|under|supervised by|reports:)\s*:?\s*(?:our|the|a|an|to)?\s*$/i;
const COUNT =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a couple(?: of)?|both)(?:\s*x)?$/i;

function placeAbout(
  settled: Settled,
  mark: Mark,
  { message }: Sentence,
  isChange: boolean,
): Settled {
  const lead = message.slice(Math.max(0, mark.from - 40), mark.from);
  const own =
    /^(?:report(?:s|ing)?(?: directly)?(?: in)?to|report(?:s|ing)? to) (?:our |the |a )?(.+)$/i.exec(
      mark.text.trim(),
    );
  if (BOSS.test(lead) || own)
    return setText(settled, "reports_to", tidyItem(own?.[1] ?? mark.text).replace(/^The /, "the "));
  const bare = mark.text.trim().replace(/^x\s*/i, "");
  if (COUNT.test(bare) && !(Number(bare) > 12) && !/\b(?:at|the|keep) $/i.test(lead)) {
    const count = tidyItem(`${bare.replace(/\s*x$/i, "")} positions`);
    const others = settled.draft.details.filter((item) => !/^\S+ positions$/i.test(item));
    return /^(?:1|one)\b/i.test(bare) ? settled : setItems(settled, "details", [count, ...others]);
  }
  const { company } = settled.draft;
  if (company !== "" && shareIn(mark.text, company) === 1) return settled;
  // A word or two about something that was not named says nothing to a reader: somebody is to place it.
  const item = tidyItem(mark.text);
  if (
    !isChange &&
    plainWords(item).length <= 2 &&
    !/\d|\b(?:role|position|team|welcome|no|local)\b/i.test(item)
  )
    return { ...settled, unplaced: [...settled.unplaced, { text: item, guess: "details" }] };
  return placeItem(settled, "details", item, isChange);
}
