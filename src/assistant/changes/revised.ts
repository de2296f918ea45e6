import { DRAFT_LISTS, type DraftList } from "#contract/job-creation.ts";
import { findItem, moveItem, setItems, setSalary, setText } from "../draft.ts";
import { plainWords, stem, stemsOf } from "../items.ts";
import { plainValue, type Value, valuesIn } from "../said/values.ts";
import type { Settled } from "../state.ts";
import { becomes, onlyOne } from "./alternatives.ts";
import { byEnd, byRate, leftAsItIs } from "./pay.ts";
import { byDays, byStart, byTurns, withoutDay } from "./schedule.ts";
import { clausesOf, ordered, putBack, withoutGone, withoutNamedSame } from "./taken-out.ts";

/**
 * A clause that speaks of what the draft says already: another value for one that stands there, or the news that
 * something is gone. It is carried out and is no news for the advertisement itself.
 */
export interface Revised {
  readonly settled: Settled;
  /** The message without the clauses that were carried out. */
  readonly rest: string;
}

/** More than this is a new telling. */
const MOST_CLAUSES = 12;
const LONGEST_CLAUSE = 160;

export function revised(before: Settled, message: string, past?: Settled): Revised {
  const clauses = clausesOf(message);
  if (clauses.length > MOST_CLAUSES || before.draft.title === "")
    return { settled: before, rest: message };
  let settled = before;
  let rest = "";
  let at = 0;
  for (const { text, from, to } of clauses) {
    if (text.length > LONGEST_CLAUSE) continue;
    const next =
      byEnd(settled, text) ??
      byRate(settled, text) ??
      leftAsItIs(settled, text) ??
      byTwoValues(settled, text) ??
      byName(settled, text) ??
      byUnit(settled, text) ??
      byLead(settled, text) ??
      byTurns(settled, text) ??
      byStart(settled, text) ??
      byDays(settled, text) ??
      withoutDay(settled, text) ??
      bySort(settled, text) ??
      becomes(settled, text) ??
      onlyOne(settled, text) ??
      withoutGone(settled, text, message.slice(0, from)) ??
      ordered(settled, text) ??
      withoutNamedSame(settled, text) ??
      putBack(settled, text, past);
    if (!next) continue;
    settled = next;
    const further = FURTHER.exec(text)?.[0] ?? INSTEAD_OF_IT.exec(text)?.[1];
    rest += message.slice(at, from) + (further === undefined ? "" : `${further}. `);
    at = to;
  }
  return { settled, rest: rest + message.slice(at) };
}

/** Said in the same breath: "it's Mon to Fri now, so full time". */
const FURTHER =
  /\b(?:full[- ]?time|part[- ]?time|f\/t|p\/t|casual)\b(?!.*\b(?:any ?more|gone|out)\b)/i;

/** "The ute's gone, they get a pool car": what comes in its place is news. */
const INSTEAD_OF_IT =
  /,\s*((?:we|they|you)(?:'ll| will| can)? (?:now )?(?:get|give|provide|supply|sponsor|pay|offer|cover|include)s? [^,;.]+)$/i;

const BETWEEN =
  /^(?: ?[\p{L}'-]+){0,3}?,? ?(?:should (?:be|read|say)|is now|are now|becomes?|changes to|goes to|went (?:up|down)? ?to|(?:has )?gone (?:up|down) to|moved? to|make (?:it|that)|->|=>|is actually|needs to be|for)\s+(?:\p{L}+ )?$/iu;
const INSTEAD =
  /^(?: [\p{L}-]+){0,2},? (?:not|instead of|rather than|actually not|and not)(?: (?:the|a))? $/iu;
/** "Not 38, 40 hours a week". */
const NOT_THE_FIRST = /^\W*(?:it'?s |its |oh |sorry |actually |that'?s )*not (?:the )?$/i;
const LONGEST = 14;
const AMENDS =
  /\b(?:amend|change|update|correct|alter|bump|drop|raise|lower|cut|reduce|increase|swap|switch) (?:the |that |this |it |from )*(\$?\d[\d,.]*\d|\d) ?k? (?:to|for|with|down to|up to) (\$?\d[\d,.]*\d|\d)\b/i;

/** "The 110 should be 115", "level one not level two": one of the two stands in the draft, and the other does not. */
function byTwoValues(settled: Settled, clause: string): Settled | undefined {
  const amended = AMENDS.exec(clause);
  if (amended) {
    const [, was = "", is = ""] = amended;
    const value = (text: string): Value => ({ kind: "number", text, from: 0, to: text.length });
    const next = exchanged(settled, value(was), value(is), amended[0].replace(/^\S+/, ""));
    if (next) return next;
  }
  const [one, other, more] = valuesIn(clause);
  if (!one || !other || more || one.kind !== other.kind || plainWords(clause).length > LONGEST)
    return undefined;
  const between = clause.slice(one.to, other.from);
  if (NOT_THE_FIRST.test(clause.slice(0, one.from)) && /^,? (?:it'?s |but |its )?$/.test(between))
    return exchanged(settled, one, other, clause.slice(0, other.to));
  if (
    BETWEEN.test(between) ||
    (/\b(?:change|swap|switch)\b/i.test(clause.slice(0, one.from)) &&
      /^[^,]{0,25} (?:to|for|with) $/.test(between))
  )
    return exchanged(settled, one, other, clause);
  const lead = between.replace(/\s+[\p{L}-]+\s+$/u, " ");
  if (INSTEAD.test(between) || INSTEAD.test(lead)) return exchanged(settled, other, one, clause);
  return undefined;
}

function exchanged(
  settled: Settled,
  old: Value,
  value: Value,
  clause: string,
): Settled | undefined {
  const paid = inSalary(settled, old, value);
  if (paid) return paid;
  const lines = linesWith(settled, old);
  const nouns = nounsOf(clause);
  const named = lines.filter(({ item }) => nouns.some((noun) => speaksOf(item, noun)));
  const [line, more] = nouns.length > 0 ? named : lines;
  if (line && (!more || nouns.length > 0)) return withValue(settled, line, value);
  const inTitle = valuesIn(settled.draft.title).find((one) => plainValue(one) === plainValue(old));
  const { title } = settled.draft;
  return inTitle && line === undefined
    ? setText(
        settled,
        "title",
        `${title.slice(0, inTitle.from)}${value.text}${title.slice(inTitle.to)}`,
      )
    : undefined;
}

const amountOf = (value: Value) => Number(plainValue(value).replace("%", ""));

function inSalary(settled: Settled, old: Value, value: Value): Settled | undefined {
  const { salary } = settled.draft;
  const [was, is] = [amountOf(old), amountOf(value)];
  if (!salary || salary.min === salary.max || !Number.isFinite(was) || !Number.isFinite(is))
    return undefined;
  const scale = [1, 1000].find((times) => salary.min === was * times || salary.max === was * times);
  if (scale === undefined) return undefined;
  const sum = (known: number | null) => (known === was * scale ? is * scale : known);
  return setSalary(settled, { ...salary, min: sum(salary.min), max: sum(salary.max) });
}

interface Line {
  readonly list: DraftList;
  readonly item: string;
  readonly value: Value;
}

/** "8" means the 8% that stands there. */
const isSameValue = (one: Value, said: Value) =>
  plainValue(one) === plainValue(said) ||
  (/%$/.test(one.text) && plainValue(one) === `${plainValue(said)}%`);

const linesWith = ({ draft }: Settled, value: Value): Line[] =>
  DRAFT_LISTS.flatMap((list) =>
    draft[list].flatMap((item) => {
      const found = valuesIn(item).find(
        (one) => one.kind === value.kind && isSameValue(one, value),
      );
      return found ? [{ list, item, value: found }] : [];
    }),
  );

function withValue(settled: Settled, { list, item, value: old }: Line, value: Value): Settled {
  const text = dressed(old.text, value);
  const next = `${item.slice(0, old.from)}${text}${item.slice(old.to)}`;
  return setItems(
    settled,
    list,
    settled.draft[list].map((one) => (one === item ? next : one)),
  );
}

const DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** Written as the one before it was: with its dollar sign, a day in full. */
function dressed(old: string, { kind, text }: Value): string {
  if (kind === "day")
    return (
      DAYS.find((day) => text.slice(0, 3).toLowerCase() === day.slice(0, 3).toLowerCase()) ?? text
    );
  if (kind !== "number") return text.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  const figures = text.replace(/\ba thousand\b/i, "1,000").replace(/\ba hundred\b/i, "100");
  const isShare = old.endsWith("%") && /^[\d.]+$/.test(figures);
  if (isShare) return `${figures}%`;
  if (old.startsWith("$") && /^\d/.test(figures)) return `$${inThousands(old, figures)}`;
  return /^\p{Lu}/u.test(old) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** "The car allowance is 15 now" where it was $12,000. */
const inThousands = (old: string, figures: string) =>
  Number(old.replace(/[$,]/g, "")) >= 2000 && /^\d{1,3}(?: ?k)?$/.test(figures)
    ? `${figures.replace(/ ?k$/, "")},000`
    : figures.replace(/^(\d{1,3}) ?k$/, "$1,000");

const CUES =
  /\b(?:(?:per|an?) (?:hour|day|week|month|year|annum)|sorry|actually|now|instead|oh|ok|okay|fine|enough|too|just|only|the|an?|its?|it'?s|is|are|was|be|should|make|made|that|that's|this|there|there's|has|have|gone|went|go|goes|going|up|down|moved?|to|changed?|change|we|we'?ve|got|they|our|starts?|begins?|from|on|at|in|of|for|not|and|with|by|rate|will|can|please|say|put|pa|ph|about|as|today|i|meant?|no|well|yeah|yes|but|wait|hang|let'?s)\b/gi;
const NEWS =
  /\b(?:now|sorry|actually|instead|ok|fine|enough|gone (?:up|down)|went (?:up|down)|moved?|changed?|should|make)\b|^\W*(?:oh,? )?(?:and |but )?(?:it'?s|its|it is|(?:the |our )?(?:[\p{L}-]+ ){1,3}(?:is|are)) /iu;

const nounsOf = (clause: string): string[] => {
  const bare = valuesIn(clause).reduceRight(
    (text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`,
    clause,
  );
  return [
    ...stemsOf(
      bare
        .replace(CUES, " ")
        .replace(/\barvos?\b/gi, "afternoon")
        .replace(/\bhrs\b/gi, "hours"),
    ),
  ].filter((stem) => stem.length > 1);
};

const isRange = ({ text }: Value) => /\d\s?(?:-|–|to)\s?\$?\d/i.test(text);

const MONEY = /^\$|%$/;
const MOST_NOUNS = 3;
const NEAR = 24;

/** "The call-out fee has gone up to $75", "it's five lenders": what is spoken of by name has another value now. */
function byName(settled: Settled, said: string): Settled | undefined {
  const [value, more] = valuesIn(said);
  if (!value || more || plainWords(said).length > LONGEST || !NEWS.test(said)) return undefined;
  // "The freezer allowance is 4.20 they bumped it": what stands behind the value is a remark.
  const head = said.slice(0, value.to);
  const clause = NAMED_FIRST.test(head.slice(0, value.from)) ? head : said;
  const nouns = nounsOf(clause);
  if (nouns.length === 0 || nouns.length > MOST_NOUNS) return undefined;
  const lines = DRAFT_LISTS.flatMap((list) =>
    settled.draft[list].flatMap((item): Line[] => {
      if (!nouns.every((noun) => speaksOf(item, noun))) return [];
      const at = Math.max(...nouns.map((noun) => item.toLowerCase().indexOf(noun.slice(0, 4))));
      const own = valuesIn(item)
        .filter(
          ({ kind, from, to }) =>
            kind === value.kind &&
            (!MONEY.test(value.text) || MONEY.test(item.slice(from, to))) &&
            Math.min(Math.abs(from - at), Math.abs(at - to)) < NEAR,
        )
        .sort((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))[0];
      return own ? [{ list, item, value: own }] : [];
    }),
  );
  // "Five lenders" are not "five years in lending", and a rate is no roster.
  const [line, other] = [
    ({ item }: Line) => nouns.every((noun) => stemsOf(item).has(noun)),
    ({ value: own }: Line) => isRange(own) === isRange(value),
  ].reduce((left, holds) => (left.some(holds) ? left.filter(holds) : left), lines);
  return line && !other ? withValue(settled, line, value) : undefined;
}
const NAMED_FIRST =
  /^\W*(?:and |oh |also )*(?:the |our )?(?:[\p{L}-]+ ){1,3}(?:is|are) (?:now )?\$?$/iu;
const speaksOf = (item: string, noun: string) =>
  plainWords(item).some((word) => isForm(stem(word), noun));
/** "Season" and "seasonal", "volunteer" and "volunteers". */
const isForm = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one)));

const LEAD = /\b(band|level|grade|class|step|tier|year) ?(\d{1,2}(?:\.\d)?)\b/i;

/** "Classification is Band 5": the band that stands in the draft. */
function byLead(settled: Settled, clause: string): Settled | undefined {
  const [said, lead = ""] = LEAD.exec(clause) ?? [];
  if (said === undefined || !NEWS.test(clause)) return undefined;
  const own = new RegExp(String.raw`\b${lead} ?\d{1,2}(?:\.\d)?\b`, "i");
  const lines = DRAFT_LISTS.flatMap((list) =>
    settled.draft[list].filter((item) => own.test(item)).map((item) => ({ list, item })),
  );
  const [line, other] = lines;
  if (!line || other || plainWords(clause).length > 5) return undefined;
  const next = line.item.replace(own, said.charAt(0).toUpperCase() + said.slice(1));
  return setItems(
    settled,
    line.list,
    settled.draft[line.list].map((item) => (item === line.item ? next : item)),
  );
}

const WISH = String.raw`(?:nice[- ]to[- ]haves?|desirable|optional|preferred|bonus|plus|not essential)`;
const NEED = String.raw`(?:must(?:[- ]have)?|essential|mandatory|required|compulsory)`;
const SORTED = (sort: string) =>
  new RegExp(
    String.raw`^\W*(?:and |also |the |our |a |an )*([\p{L}\d' -]{2,40}?) (?:is|are|isn'?t a must[^.]*? so make it|can be|should be|becomes?) (?:now |only |just |really |actually )*(?:a |an )?${sort}\b`,
    "iu",
  );
const NO_NEED = new RegExp(
  String.raw`^\W*(?:and |also |the |our )*([\p{L}\d' -]{2,40}?) (?:doesn'?t|don'?t|does not|do not|needn'?t|need not)(?: (?:have|need) to)? be (?:an? )?${NEED}\b`,
  "iu",
);
const SORTS: readonly (readonly [RegExp, DraftList, DraftList])[] = [
  [NO_NEED, "must", "nice"],
  [SORTED(WISH), "must", "nice"],
  [SORTED(NEED), "nice", "must"],
];

/** "The licence is only a nice to have", "first aid is now a must": a line changes its list. */
function bySort(settled: Settled, clause: string): Settled | undefined {
  for (const [form, from, to] of SORTS) {
    const thing = form.exec(clause)?.[1] ?? "";
    const found = thing === "" ? undefined : findItem(settled, thing, [from]);
    if (found && found.share === 1) return moveItem(settled, from, to, found.item);
  }
  return undefined;
}

const ONLY_UNIT =
  /^\W*(?:(?:that'?s|thats|its|it'?s|i mean|sorry|oh|and|the pay is|pay is|all|meant) )*(per hour|an hour|hourly|p\/?h|\/hr|per day|a day|daily)(?: (?:that is|sorry|i mean|not (?:a year|per year|k|thousands?)|of course|rate|rates))*\W*$/i;

/** "Per hour, that is": the sum was no yearly one. */
function byUnit(settled: Settled, clause: string): Settled | undefined {
  const unit = ONLY_UNIT.exec(clause)?.[1];
  const { salary } = settled.draft;
  if (!unit || !salary || salary.per !== "year") return undefined;
  const per = /day|daily/i.test(unit) ? "day" : "hour";
  const own = (sum: number | null) => (sum === null || sum < 1000 ? sum : sum / 1000);
  return setSalary(settled, { ...salary, min: own(salary.min), max: own(salary.max), per });
}

/** A line with a bare value in the place of its own of that kind; undefined when the words say more than that. */
export function valueInstead(item: string, said: string): string | undefined {
  const [value, more] = valuesIn(said);
  const [old, other] = valuesIn(item).filter(({ kind }) => kind === value?.kind);
  if (!value || more || !old || other || nounsOf(said).some((noun) => !stemsOf(item).has(noun)))
    return undefined;
  return `${item.slice(0, old.from)}${dressed(old.text, value)}${item.slice(old.to)}`;
}
