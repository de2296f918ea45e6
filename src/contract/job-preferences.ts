import { EMPLOYMENT_TYPES, STATES } from "./match-rules.ts";
import { TOWNS_BY_NAME, townName } from "./towns.ts";

/**
 * What a person looks for besides a job that fits, said in one line: "Sydney or remote, from $90k, four days".
 * The line is what is kept and what stands in an address; these rules read it, the same on both sides of the wire.
 */
export interface JobPreferences {
  /** Names of towns.ts, lower case. */
  readonly towns: readonly string[];
  readonly states: readonly State[];
  /** How far from one of the towns; null for as far as people usually travel. */
  readonly km: number | null;
  /** Said that any place will do. */
  readonly anywhere: boolean;
  readonly remote: boolean;
  readonly hybrid: boolean;
  /** The least a year, in dollars. */
  readonly pay: number | null;
  readonly types: readonly EmploymentType[];
  /** Days a week. */
  readonly days: number | null;
  /** Kinds of role in the person's own words. */
  readonly roles: readonly string[];
  /** When they could start, in their own words. */
  readonly start: string;
  /** What was said and not understood. */
  readonly unread: readonly string[];
}

type State = (typeof STATES)[number];
type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** How far people usually travel, where nothing is said. */
export const USUAL_KM = 50;

export const NO_PREFERENCES: JobPreferences = {
  towns: [],
  states: [],
  km: null,
  anywhere: false,
  remote: false,
  hybrid: false,
  pay: null,
  types: [],
  days: null,
  roles: [],
  start: "",
  unread: [],
};

const STATE_NAMES: Readonly<Record<State, string>> = {
  NSW: "new south wales|n\\.?s\\.?w\\.?",
  VIC: "victoria|vic",
  QLD: "queensland|qld",
  WA: "western australia|w\\.?a\\.?",
  SA: "south australia|s\\.?a\\.?",
  TAS: "tasmania|tas|tassie",
  ACT: "australian capital territory|act",
  NT: "northern territory|nt",
};

const TYPE_WORDS: Readonly<Record<EmploymentType, RegExp>> = {
  "full-time": /\bfull[- ]?time\b/g,
  "part-time": /\bpart[- ]?time\b/g,
  contract: /\b(?:fixed[- ]term|contract(?:or|ing)?|temp(?:orary)?)\b/g,
  casual: /\bcasual\b/g,
  internship: /\b(?:internship|intern|clerkship)\b/g,
};

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven"];
const NUMBER = `\\d|${NUMBERS.join("|")}`;
/** Hours, days, weeks and months of a working year. */
const A_YEAR: readonly (readonly [RegExp, number])[] = [
  [/hour|hr|\/h/, 1976],
  [/day/, 226],
  [/week/, 52],
  [/fortnight/, 26],
  [/month/, 12],
];
const LEAST_YEARLY = 10_000;
const MOST_YEARLY = 2_000_000;

const PAY =
  /(?:\b(?:from|at least|min(?:imum)?(?: of)?|over|above|more than|no less than|paying|pay(?: of)?|salary(?: of)?|around|about)\s+)*(\$\s?)?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(\s?k\b)?\+?((?:\s?(?:\/|an?\b|per\b|p\.?)\s?(?:annum|year|yr|hour|hr|h\b|day|week|fortnight|month|a\b\.?))?)(?:\s?(?:or more|and up|plus(?: super)?|\+ ?super))?/g;
const DISTANCE =
  /\b(?:within|up to|no more than)?\s*(\d{1,4})\s?(?:km|kms|kilomet(?:re|er)s?)\b(?:\s+(?:of|from))?/;
const DAYS = new RegExp(
  `\\b(${NUMBER})(?:\\s?(?:-|to|or)\\s?(?:${NUMBER}))?\\s?-?days?(?:\\s?(?:a|per|/)\\s?week)?\\b`,
);
const START =
  /\b(?:start(?:ing|s)?|available|free)\s+(?:from\s+|in\s+|on\s+|after\s+)?([^,;]+)|\b(immediately|asap|straight away)\b|(?:^|[,;])\s*from\s+((?:early |mid |late |next )?(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|month|year)[^,;]*)/;
const ANYWHERE =
  /\b(?:anywhere(?: in australia)?|australia[- ]wide|all (?:of|over) australia|any(?: place| state|where))\b/;
const REMOTE = /\b(?:fully |100% )?(?:remote(?:ly)?|work(?:ing)? from home|from home|wfh)\b/;
const HYBRID = /\b(?:hybrid|some days (?:at|from) home)\b/;
/** What holds a sentence together and says nothing about a job. */
const FILLER =
  /\b(?:i|i'?m|i'?d|am|we|want|would|like|look(?:ing)? for|prefer(?:ably)?|please|or|and|also|only|just|ok|okay|fine|good|is|the|an?|some|any|work|works|working|jobs?|roles?|positions?|kinds? of|as|at|in|on|near|around|of|to|for|with|from|based|week|per|possible|if|either|area|cbd|australia)\b/g;
const PLACE_LEAD = /\b(?:near|around|in|based in|close to|commute from)\s+([a-z][a-z' -]{2,})/;

export function parsePreferences(line: string): JobPreferences {
  let rest = ` ${line.toLowerCase().replace(/\s+/g, " ").trim()} `;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = new RegExp(pattern.source, "u").exec(rest);
    if (found)
      rest = `${rest.slice(0, found.index)} , ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const takeName = (name: string) =>
    take(new RegExp(`(?<![\\p{L}])(?:${name})(?![\\p{L}])`)) !== null;

  const started = take(START);
  const start = (started?.[1] ?? started?.[2] ?? started?.[3] ?? "").trim();
  const km = take(DISTANCE);
  const days = take(DAYS);
  const anywhere = take(ANYWHERE) !== null;
  const remote = take(REMOTE) !== null;
  const hybrid = take(HYBRID) !== null;
  const types = EMPLOYMENT_TYPES.filter((type) => take(TYPE_WORDS[type]) !== null);
  const pay = takePay(rest);
  rest = pay.rest;
  // "Sydney NSW" names one place: its state narrows nothing further.
  const towns = [...TOWNS_BY_NAME.values()]
    .filter(({ name, state }) => takeName(`${name}(?:,? (?:${STATE_NAMES[state as State]}))?`))
    .map(({ name }) => name);
  const states = STATES.filter((state) => takeName(STATE_NAMES[state]));
  const { roles, unread } = leftIn(rest);
  return {
    towns,
    states,
    km: km ? Number(km[1]) : null,
    anywhere,
    remote,
    hybrid,
    pay: pay.amount,
    types,
    days: days ? numberOf(days[1] ?? "") : null,
    roles,
    start,
    unread,
  };
}

const numberOf = (word: string) => (/\d/.test(word) ? Number(word) : NUMBERS.indexOf(word));

/** The first figure that can be pay: one with a dollar, a k or a period, or one that is large enough. */
function takePay(text: string): { amount: number | null; rest: string } {
  for (const found of text.matchAll(PAY)) {
    const [phrase, dollar, figure = "", thousands, period = ""] = found;
    const plain = Number(figure.replaceAll(",", ""));
    if (!dollar && !thousands && period === "" && plain < LEAST_YEARLY) continue;
    const times = A_YEAR.find(([words]) => words.test(period))?.[1] ?? 1;
    // "$90" alone is what people type for ninety thousand.
    const small = times === 1 && plain < 1000;
    const amount = Math.round(plain * (thousands || small ? 1000 : 1) * times);
    if (amount < LEAST_YEARLY || amount > MOST_YEARLY) continue;
    const rest = `${text.slice(0, found.index)} , ${text.slice(found.index + phrase.length)}`;
    return { amount, rest };
  }
  return { amount: null, rest: text };
}

/** What no rule took: a place that we do not know, or the kind of role in the person's own words. */
function leftIn(rest: string) {
  const roles: string[] = [];
  const unread: string[] = [];
  for (const piece of rest.split(/[,;.]|\bor\b|\band\b/)) {
    const place = PLACE_LEAD.exec(piece)?.[1]?.trim();
    const words = piece
      .replace(FILLER, " ")
      .replace(/[^\p{L}\d&/+' -]/gu, " ")
      .replace(/\s+/g, " ")
      .trim();
    if (!/\p{L}{2}/u.test(words)) continue;
    if (place) unread.push(place);
    else roles.push(words);
  }
  return { roles, unread };
}

/** The same preferences as a line that reads as they do: what clicking writes. */
export function preferencesLine(preferences: JobPreferences): string {
  const { towns, states, km, anywhere, remote, hybrid, pay, types, days, roles, start } =
    preferences;
  const names = towns.flatMap((name) => {
    const town = TOWNS_BY_NAME.get(name);
    return town ? [townName(town)] : [];
  });
  const near =
    km !== null && names.length > 0
      ? `within ${km} km of ${names.join(" or ")}`
      : names.join(" or ");
  const where = [
    near,
    ...states,
    anywhere && "anywhere in Australia",
    remote && "remote",
    hybrid && "hybrid",
  ];
  return [
    where.filter(Boolean).join(" or "),
    pay !== null && `from ${dollars(pay)}`,
    types.join(" or "),
    days !== null && `${days} ${days === 1 ? "day" : "days"} a week`,
    roles.join(" or "),
    start && `start ${start}`,
  ]
    .filter(Boolean)
    .join(", ");
}

export const dollars = (amount: number) => `$${amount.toLocaleString("en-AU")}`;

/** What was understood, piece by piece, in words that a person checks at a glance. */
export function preferenceWords(preferences: JobPreferences): string[] {
  const { towns, states, km, anywhere, remote, hybrid, pay, types, days, roles, start } =
    preferences;
  const near = towns.flatMap((name) => {
    const town = TOWNS_BY_NAME.get(name);
    return town ? [`${townName(town)}, within ${km ?? USUAL_KM} km`] : [];
  });
  return [
    ...near,
    ...states,
    ...(anywhere ? ["Anywhere in Australia"] : []),
    ...(remote ? ["Remote"] : []),
    ...(hybrid ? ["Hybrid"] : []),
    ...(pay === null ? [] : [`From ${dollars(pay)} a year`]),
    ...types.map(capital),
    ...(days === null ? [] : [`${days} ${days === 1 ? "day" : "days"} a week`]),
    ...roles.map((role) => `Role: ${role}`),
    ...(start ? [`Start: ${start}`] : []),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
