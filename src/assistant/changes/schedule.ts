import type { DraftList } from "#contract/job-creation.ts";
import { DRAFT_LISTS } from "#contract/job-creation.ts";
import { setItems, setText } from "../draft.ts";
import { plainWords } from "../items.ts";
import { plainValue, TIMES, type Value, valuesIn } from "../said/values.ts";
import type { Settled } from "../state.ts";

/** When the work is done: other days, times and turns in the place of those that stand in the draft. */

const CHANGES =
  /\b(?:make|now|actually|instead|sorry|change\w*|should be|gone to|only|back to|oops|correction|wait|not|moved?)\b/i;

const TURNS =
  /\b(one|1)( (?:week|weekend|night|day|month|saturday|sunday)s?)? in (?:every )?(two|three|four|five|six|seven|eight|\d)\b/i;

const putInstead = (settled: Settled, list: DraftList, old: string, next: string): Settled =>
  setItems(
    settled,
    list,
    settled.draft[list].map((item) => (item === old ? next : item)),
  );

/** "Make it one in five": the turns that stand in the draft come as often as that now. */
export function byTurns(settled: Settled, clause: string): Settled | undefined {
  const [said, , unit = "", often = ""] = TURNS.exec(clause) ?? [];
  if (said === undefined || !CHANGES.test(clause)) return undefined;
  const lines = DRAFT_LISTS.flatMap((list) =>
    settled.draft[list].filter((item) => TURNS.test(item)).map((item) => ({ list, item })),
  );
  const [line, other] = lines;
  if (!line || other) return undefined;
  const next = line.item.replace(
    TURNS,
    (_all, one: string, own: string | undefined, was: string) =>
      `${one}${unit || (own ?? "")} in ${/\d/.test(was) ? inDigits(often) : often}`,
  );
  return putInstead(settled, line.list, line.item, next);
}

const inDigits = (word: string) => plainValue({ kind: "number", text: word });

const NAMES = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
const nameOf = ({ text }: Value) =>
  NAMES.find((day) => text.slice(0, 3).toLowerCase() === day.slice(0, 3).toLowerCase()) ?? text;

/** Days that are told together: "Tuesday + Thursday", "Mon to Fri", "tues thurs sat". */
interface Days {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly text: string;
}

const JOINS = /^(?:,? ?(?:and|&|\+|or|n|\/) ?|, ?| | ?(?:-|–) ?| to | till | through )$/i;
const IS_SPAN = /-|–|\b(?:to|till|through)\b/i;

function daysIn(text: string): Days[] {
  const rows: Value[][] = [];
  for (const day of valuesIn(text).filter(({ kind }) => kind === "day")) {
    const before = rows.at(-1)?.at(-1);
    if (before && JOINS.test(text.slice(before.to, day.from))) rows.at(-1)?.push(day);
    else rows.push([day]);
  }
  return rows.map((row) => {
    const [from = 0, to = 0] = [row[0]?.from, row.at(-1)?.to];
    const names = row.map(nameOf);
    const between = row.length === 2 ? text.slice(row[0]?.to, row[1]?.from) : "";
    const text_ = IS_SPAN.test(between) ? names.join(" to ") : listed(names);
    return { from, to, count: row.length, text: text_ };
  });
}
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const CLOCK = new RegExp(TIMES, "i");
const FEWEST_WORDS = 14;

/** "The studio days are Mon and Wed now", "back to tues-sat": other days and times where one line tells them. */
export function byDays(settled: Settled, clause: string): Settled | undefined {
  const said = daysIn(clause);
  const rows = said.filter(({ count }) => count > 1);
  const [first, last] = rows;
  // "Tues-Sat is now Mon-Fri": the first of two is what stood there.
  const row = last ?? first;
  if (!row || rows.length > 2 || !CHANGES.test(clause) || plainWords(clause).length > FEWEST_WORDS)
    return undefined;
  const lines = settled.draft.hours.filter((item) => daysIn(item).some(({ count }) => count > 1));
  const [line, other] = lines;
  if (line === undefined || other !== undefined) return undefined;
  const old = daysIn(line).find(({ count }) => count > 1);
  if (!old) return undefined;
  const times = CLOCK.exec(clause)?.[0];
  const rest = `${clause.slice(0, row.from)} ${clause.slice(row.to)}`.replace(CLOCK, " ");
  // More is said than that: sixty hours, or a sum.
  if (/\d(?! ?days?\b)/.test(rest)) return undefined;
  const days = `${line.slice(0, old.from)}${row.text}${line.slice(old.to)}`;
  const next = times && CLOCK.test(days) ? days.replace(CLOCK, times) : days;
  if (next === line) return undefined;
  return putInstead(settled, "hours", line, next);
}

const NO_DAY =
  /\bno (?:more )?((?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)(?: (?:arvos?|nights?|afternoons?|mornings?|shifts?))?(?: any ?more|,| now)/iu;
const OFF_DAY =
  /^\W*(?:actually |oh |and |also )*((?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6})(?:'s| is| are)? (?:out|off the table|gone|cancelled|off)\b/iu;

/** "No Thursdays any more", "sun is out": a day leaves the row of days in which it stands. */
export function withoutDay(settled: Settled, clause: string): Settled | undefined {
  const said = (NO_DAY.exec(clause) ?? OFF_DAY.exec(clause))?.[1];
  if (said === undefined) return undefined;
  const name = nameOf({ kind: "day", text: said, from: 0, to: said.length });
  for (const line of settled.draft.hours) {
    const values = valuesIn(line).filter(({ kind }) => kind === "day");
    const at = values.findIndex((day) => nameOf(day) === name);
    const day = values[at];
    if (!day) continue;
    const next = values[at + 1];
    const before = values[at - 1];
    if (
      next &&
      JOINS.test(line.slice(day.to, next.from)) &&
      !IS_SPAN.test(line.slice(day.to, next.from))
    )
      return putInstead(
        settled,
        "hours",
        line,
        `${line.slice(0, day.from)}${line.slice(next.from)}`,
      );
    if (
      before &&
      JOINS.test(line.slice(before.to, day.from)) &&
      !IS_SPAN.test(line.slice(before.to, day.from))
    )
      return putInstead(settled, "hours", line, `${line.slice(0, before.to)}${line.slice(day.to)}`);
    const parts = line.split(/,\s+/);
    const others = parts.filter((part) => !part.toLowerCase().includes(name.toLowerCase()));
    if (others.length > 0 && others.length === parts.length - 1)
      return putInstead(settled, "hours", line, others.join(", "));
  }
  return undefined;
}

const STARTS_THEN =
  /^\W*(?:and |oh |actually )*(?:forget|scrap|not|skip|no longer|never mind) (?:the )?([\p{L}\d ]{3,20}?),? (?:it'?s|its|make it|say|now|start(?:ing)?(?: is)?) ((?:next |mid |early |late )?[\p{L}\d][\p{L}\d ]{2,30})$/iu;

/** "Forget Monday, it's next Thursday 12 June": another day to start on. */
export function byStart(settled: Settled, clause: string): Settled | undefined {
  const [, old = "", day = ""] = STARTS_THEN.exec(clause.trim()) ?? [];
  const { start_date } = settled.draft;
  if (day === "" || start_date === "" || valuesIn(day).length === 0) return undefined;
  const known = plainWords(start_date);
  const isMeant = plainWords(old).some((word) => known.includes(word) || /^start/.test(word));
  return isMeant
    ? setText(settled, "start_date", day.charAt(0).toUpperCase() + day.slice(1))
    : undefined;
}
