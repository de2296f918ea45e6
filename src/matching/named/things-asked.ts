import { findThings, LONGEST_LINE, type Place } from "./find-things.ts";
import { MEMBERS, THINGS } from "./things.ts";

export interface ThingsAsked {
  /** Each group must be shown; one thing of a group is enough. */
  readonly groups: readonly (readonly number[])[];
  /** "Or similar", "such as": a sibling of the same family will do. */
  readonly similar: boolean;
  /** The named things are all that is asked, not part of a longer activity. */
  readonly bare: boolean;
  /** A language must be spoken well. */
  readonly fluent: boolean;
}

const SIMILAR =
  /\b(?:such as|e\.?g\b|for example|similar|equivalent|comparable|alternative|or (?:the )?like|like it|or (?:(?:an|a|any|some|one) )?other|or any|or another|any other|another|etc|preferably|ideally|or related|or something)/i;
const LIKE = /\b(?:systems?|software|platforms?|tools?|packages?|programs?) like\b/i;
const FLUENT =
  /\b(?:fluent|fluency|fluently|native|near-native|business[- ]level|professional|bilingual)\b/i;
const OR = /\bor\b|\//i;
const ROW = /^[\s,;/&+()|]*(?:(?:and|or|and\/or|plus)\b)?[\s,;/&+()|]*$/i;
const LITTLE_ELSE = new Set(
  `a an the of in on to for with and or and/or as at by using use used user usage uses experience experienced
  knowledge skill skills proficiency proficient competent competency competence working strong good solid
  excellent sound demonstrated proven thorough understanding familiar familiarity familiarisation confident comfortable software system systems package packages
  platform platforms tool tools program programs programme suite app application applications database similar equivalent etc like such other
  another any something one ones it comparable alternative hands practical current ability able fluent fluency
  fluently spoken written speaking speak speaks language languages native business level professional conversational
  second additional community bilingual well preferably ideally related that is e g eg ie example much very some
  nsw vic qld wa sa tas act nt cth commonwealth state states state's its environment product products
  certified operation operating operate legislation requirements standard standards previous prior including`
    .split(/\s+/)
    .filter(Boolean),
);

/** The things that a requirement asks for by name. */
export function thingsAsked(
  text: string,
  alternatives: readonly string[] = [],
): ThingsAsked | undefined {
  const line = text.slice(0, LONGEST_LINE);
  const places = findThings(line, { asks: true, listed: false });
  const found = alternatives.map((one) => findThings(one, { asks: true, listed: false }));
  const either = new Set(found.flat().map(({ thing }) => thing));
  const alone = places.filter(({ thing }) => !either.has(thing));
  if (either.size + alone.length === 0) return undefined;
  const groups = [...(either.size > 0 ? [[...either]] : []), ...groupsOf(line, alone)];
  const said = [line, ...alternatives].join("; ");
  const known = found.every((one, at) => one.length > 0 || SIMILAR.test(alternatives[at] ?? ""));
  return {
    groups: settled(groups.map(widened)),
    similar: SIMILAR.test(said) || LIKE.test(said),
    bare: known && isBare(line, places),
    fluent: FLUENT.test(line),
  };
}

/** "Word, Excel and Xero or MYOB" is three groups: a comma means what the next word between means. */
function groupsOf(text: string, places: readonly Place[]): number[][] {
  const groups: number[][] = [];
  let joined = false;
  for (const [at, { thing, from, to }] of places.entries()) {
    const before = places[at - 1];
    const same = before?.from === from && before.to === to;
    if (same || joined) groups.at(-1)?.push(thing);
    else groups.push([thing]);
    joined = meansOr(text, places.slice(at));
  }
  return groups;
}

function meansOr(text: string, places: readonly Place[]): boolean {
  for (const [at, { to }] of places.entries()) {
    const next = places[at + 1];
    if (!next) return false;
    const between = text.slice(to, next.from);
    if (OR.test(between)) return true;
    if (!ROW.test(between) || /\band\b|[&+]/i.test(between)) return false;
  }
  return false;
}

/** "A payroll system" is any of its family; beside named ones it only says what they are. */
function widened(group: readonly number[]): number[] {
  return group.flatMap((at) => {
    const thing = THINGS[at];
    if (!thing?.any) return at;
    return MEMBERS[thing.family] ?? at;
  });
}

/** "Accounting software (Xero, MYOB)" asks for one of them; nothing is asked twice. */
function settled(groups: readonly (readonly number[])[]): number[][] {
  const out: number[][] = [];
  const families = new Set(groups.filter(isWide).map(familyOf));
  for (const group of groups) {
    const family = familyOf(group);
    const same = families.has(family) ? out.find((one) => familyOf(one) === family) : undefined;
    if (out.some((one) => one.every((thing) => group.includes(thing)))) continue;
    if (!same) out.push([...group]);
    else if (isWide(same)) same.splice(0, same.length, ...group);
    else same.push(...group);
  }
  return out;
}

const familyOf = (group: readonly number[]) => THINGS[group[0] ?? -1]?.family;
const isWide = (group: readonly number[]) => group.some((at) => THINGS[at]?.any);

function isBare(text: string, places: readonly Place[]): boolean {
  let rest = "";
  let end = 0;
  for (const { from, to } of places) {
    rest += `${text.slice(end, Math.max(end, from))} `;
    end = to;
  }
  rest += text.slice(end);
  const words = rest.toLowerCase().match(/[a-z][a-z'/]*/g) ?? [];
  return words.every((word) => LITTLE_ELSE.has(word) || word.length === 1);
}
