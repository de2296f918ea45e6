import { DRAFT_LISTS, type DraftList } from "#contract/job-creation.ts";
import { withdraw } from "../corrections.ts";
import { removeItem, setItems, setSalary, setText } from "../draft.ts";
import { plainWords, shareIn, stem, stemsOf } from "../items.ts";
import { plainValue, type Value, valuesIn } from "../said/values.ts";
import type { Settled } from "../state.ts";
import { clausesOf } from "./clauses.ts";

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
      byTwoValues(settled, text) ??
      byName(settled, text) ??
      byUnit(settled, text) ??
      byTurns(settled, text) ??
      byDays(settled, text) ??
      withoutGone(settled, text, message.slice(0, from)) ??
      putBack(settled, text, past);
    if (!next) continue;
    settled = next;
    rest += message.slice(at, from);
    at = to;
  }
  return { settled, rest: rest + message.slice(at) };
}

const BETWEEN =
  /^(?: ?[\p{L}'-]+){0,3}?,? ?(?:should (?:be|read|say)|is now|are now|becomes?|changes to|goes to|went (?:up|down)? ?to|(?:has )?gone (?:up|down) to|moved? to|make (?:it|that)|->|=>|is actually|needs to be|for)\s+(?:\p{L}+ )?$/iu;
const INSTEAD =
  /^(?: [\p{L}-]+){0,2},? (?:not|instead of|rather than|actually not|and not)(?: (?:the|a))? $/iu;
const LONGEST = 14;

/** "The 110 should be 115", "level one not level two": one of the two stands in the draft, and the other does not. */
function byTwoValues(settled: Settled, clause: string): Settled | undefined {
  const [one, other, more] = valuesIn(clause);
  if (!one || !other || more || one.kind !== other.kind || plainWords(clause).length > LONGEST)
    return undefined;
  const between = clause.slice(one.to, other.from);
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

const linesWith = ({ draft }: Settled, value: Value): Line[] =>
  DRAFT_LISTS.flatMap((list) =>
    draft[list].flatMap((item) => {
      const found = valuesIn(item).find(
        (one) => one.kind === value.kind && plainValue(one) === plainValue(value),
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
  if (old.startsWith("$") && /^\d/.test(figures)) return `$${figures}`;
  return /^\p{Lu}/u.test(old) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

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
function byName(settled: Settled, clause: string): Settled | undefined {
  const [value, more] = valuesIn(clause);
  if (!value || more || plainWords(clause).length > LONGEST || !NEWS.test(clause)) return undefined;
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
const speaksOf = (item: string, noun: string) =>
  plainWords(item).some((word) => isForm(stem(word), noun));
/** "Season" and "seasonal", "volunteer" and "volunteers". */
const isForm = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one)));

const TURNS =
  /\b(one|1)( (?:week|weekend|night|day|month|saturday|sunday)s?)? in (?:every )?(two|three|four|five|six|seven|eight|\d)\b/i;

/** "Make it one in five": the turns that stand in the draft come as often as that now. */
function byTurns(settled: Settled, clause: string): Settled | undefined {
  const [said, , unit = "", often = ""] = TURNS.exec(clause) ?? [];
  if (said === undefined || !CHANGES.test(clause)) return undefined;
  const lines = DRAFT_LISTS.flatMap((list) =>
    settled.draft[list].filter((item) => TURNS.test(item)).map((item) => ({ list, item })),
  );
  const [line, other] = lines;
  if (!line || other) return undefined;
  const next = line.item.replace(
    TURNS,
    (_all, one: string, own = "") => `${one}${unit || own} in ${often}`,
  );
  return setItems(
    settled,
    line.list,
    settled.draft[line.list].map((item) => (item === line.item ? next : item)),
  );
}
const CHANGES = /\b(?:make|now|actually|instead|sorry|change\w*|should be|gone to)\b/i;

const BETWEEN_DAYS = /^(?:,? ?(?:and|&|\+|or|,) ?|, and )$/i;
/** Days that are told one by one: "Tuesday + Thursday". */
function daysIn(text: string): readonly Value[] | undefined {
  const days = valuesIn(text).filter(({ kind }) => kind === "day");
  const isRow = days.every(
    ({ from }, at) => at === 0 || BETWEEN_DAYS.test(text.slice(days[at - 1]?.to, from)),
  );
  return days.length > 1 && isRow ? days : undefined;
}

/** "The studio days have moved, it's Mon + Wed now": other days in the one line that tells days. */
function byDays(settled: Settled, clause: string): Settled | undefined {
  const said = daysIn(clause);
  const [first] = said ?? [];
  if (!said || !first || !/\bnow\b|\binstead\b/i.test(clause)) return undefined;
  const lines = settled.draft.hours.filter((item) => daysIn(item) !== undefined);
  const [line, other] = lines;
  const old = line === undefined ? undefined : daysIn(line);
  if (line === undefined || other !== undefined || !old) return undefined;
  const names = said.map((day) => dressed("", day));
  const row = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  const next = `${line.slice(0, old[0]?.from)}${row}${line.slice(old.at(-1)?.to)}`;
  return setItems(
    settled,
    "hours",
    settled.draft.hours.map((item) => (item === line ? next : item)),
  );
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

const THING = String.raw`([\p{L}\d'-]+(?: [\p{L}\d'-]+){0,3}?)`;
const GONE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:no|don'?t (?:do|have|need|want|offer)|not doing|can'?t (?:do|consider|offer)|never)(?: any| the)? ${THING},? (?:any ?more|these days)\b`,
    "iu",
  ),
  new RegExp(String.raw`\bno (?:more|longer (?:any|doing|do|have|need)) ${THING}(?:,|$)`, "iu"),
  new RegExp(
    String.raw`^\W*(?:the |our |also |and )*${THING} (?:is|are|has been|have been|is now|are now) (?:now )?(?:gone|cancelled|handled by|done by|covered by|looked after by|dropped)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`^\W*(?:the |our |also |and )*${THING} (?:went|goes|moved|has moved|have moved) to (?:another|someone|somebody|a different|the other)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\bwe (?:sold|lost|got rid of|scrapped|ditched|dropped|closed) (?:the |our )?${THING}$`,
    "iu",
  ),
];

/** "There's no on call anymore": the line that speaks of it goes. */
function withoutGone(settled: Settled, clause: string, before: string): Settled | undefined {
  if (GONE_TOO.test(clause)) return withoutSpoken(settled, before);
  const thing = GONE.map((form) => form.exec(clause)?.[1]?.trim() ?? "").find(
    (words) => words !== "",
  );
  if (!thing || stemsOf(thing).size === 0) return undefined;
  const next = withdraw(settled, thing, []);
  return next === settled ? undefined : next;
}

/** A line with a bare value in the place of its own of that kind; undefined when the words say more than that. */
export function valueInstead(item: string, said: string): string | undefined {
  const [value, more] = valuesIn(said);
  const [old, other] = valuesIn(item).filter(({ kind }) => kind === value?.kind);
  if (!value || more || !old || other || nounsOf(said).some((noun) => !stemsOf(item).has(noun)))
    return undefined;
  return `${item.slice(0, old.from)}${dressed(old.text, value)}${item.slice(old.to)}`;
}

const GONE_TOO =
  /^\W*(?:no,? )?we (?:don'?t|do not|no longer) (?:do|have|offer|need|use) (?:those|them|that|it|this)(?: any ?more| now| these days)?\W*$/i;

/** "Does it say home visits? We don't do those any more": the line that was just spoken of. */
function withoutSpoken(settled: Settled, before: string): Settled | undefined {
  const spoken = stemsOf(clausesOf(before).at(-1)?.text ?? "");
  for (const list of DRAFT_LISTS)
    for (const item of settled.draft[list]) {
      const stems = [...stemsOf(item)];
      const shared = stems.filter((stem) => spoken.has(stem)).length;
      if (shared > 0 && shared * 2 > stems.length) return removeItem(settled, list, item);
    }
  return undefined;
}

const BACK =
  /\b(?:put|bring|add|leave) (?:the |that )?((?:[\p{L}\d-]+ ){1,4})(?:bit |part |line )?back(?: in)?\W*$/iu;

/** "Put the court work back": the line that the step before took out. */
function putBack(settled: Settled, clause: string, past: Settled | undefined): Settled | undefined {
  const words = BACK.exec(clause)?.[1]?.trim() ?? "";
  if (!past || words === "" || stemsOf(words).size === 0) return undefined;
  for (const list of DRAFT_LISTS)
    for (const [at, item] of past.draft[list].entries())
      if (shareIn(words, item) === 1 && !settled.draft[list].includes(item))
        return setItems(settled, list, settled.draft[list].toSpliced(at, 0, item));
  return undefined;
}
