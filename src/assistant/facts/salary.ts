import type { JobDraft } from "#contract/job-creation.ts";

/** Where something stands in a text: from, and up to. */
type Span = readonly [number, number];

type Salary = NonNullable<JobDraft["salary"]>;
type Period = Salary["per"];

const AMOUNT = String.raw`(?:A(?:UD)? ?)?\$? ?(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{1,2})?( ?k(?:ay)?(?!\p{L})|,? ?thousand| grand)?`;
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\d.,$/-])${AMOUNT}( ?\+(?! ?\d| ?(?:super|bonus|comm|benefits|car|gst|stat|leave|tools|allow)))?(?:(?: ?(?:pa|p\.a\.))? ?(?:-|–|—|to|and|or|up to|through to|,? ?(?:maybe |perhaps |possibly )?(?:stretching|going|rising|moving|heading|up) to) ?${AMOUNT})?(?![\d%]|,\d|\.\d| ?(?:m|mn|bn|mil|million|billion)(?!\p{L}))`,
  "giu",
);
const BEFORE = 60;
const AFTER = 70;
const PERIODS: readonly (readonly [Period, number, RegExp])[] = [
  [
    "hour",
    1,
    /^[^.;]{0,24}?(?:\b(?:per|an|each|every) hour\b|\/ ?(?:hour|hr|h)\b|\bp\.?h\b|\bhourly\b|\bper hr\b|\ban hr\b)/i,
  ],
  [
    "day",
    1,
    /^[^.;]{0,24}?(?:\b(?:per|a|each) day\b|\/ ?(?:day|d)\b|\bp\.?d\b|\bdaily\b|\bday rate\b)/i,
  ],
  ["year", 52, /^[^.;]{0,16}?(?:\b(?:per|a) week\b|\/ ?(?:week|wk)\b|\bp\.?w\b|\bweekly\b)/i],
  ["year", 26, /^[^.;]{0,16}?(?:\b(?:per|a) fortnight\b|\bfortnightly\b)/i],
  ["year", 12, /^[^.;]{0,16}?(?:\b(?:per|a) month\b|\/ ?(?:month|mth)\b|\bmonthly\b)/i],
  [
    "year",
    1,
    /^[^.;]{0,24}?(?:\b(?:per|a) (?:annum|year)\b|\/ ?(?:year|yr)\b|\bp\.? ?a\b|\bannual)/i,
  ],
];
const RATE_BEFORE: readonly (readonly [Period, RegExp])[] = [
  ["hour", /\b(?:by the hour|an hour|per hour)\b[^.;]{0,24}$/i],
  ["hour", /\bhourly(?: rate)?(?: is| of|:)?[^.;]{0,20}$/i],
  ["day", /\b(?:daily|day)[ -]rate(?: is| of|:)?[^.;]{0,20}$/i],
];
const PAY =
  /\b(?:salar(?:y|ies)|remuneration|package|pkg|super|p\.?a\b|annum|base|rate|wages?|pay(?:s|ing)?|paid|earn|ote|trp|budget|offer(?:ing)?|comp|money|range|band|bracket|sal)\b/i;
const NOT_PAY =
  /\b(?:revenue|turnover|billings?|billing target|fee (?:budget|target)|fees? of|budgets? (?:of|up to|over)|portfolio|projects? (?:of|worth|over|up to)|worth|valued|matters? (?:of|up to|over|worth)|claims? (?:of|up to|over|worth)|deals?|transactions?|fundrais\w+|raised|saved|fines?|referral|allowance(?: of)?|vouchers?|reimburse\w*|sign[- ]on|bonus of|study|cpd|gym|grants?|donat\w+|covers|seats?|staff|employees|people|lawyers|beds|students|kids|children|files|clients?|residents|pallets|tonnes?|level|suite|unit|room|ext)\b[^.,;]{0,24}$/i;
/** Said of money that is not this job's. */
const FORMERLY =
  /\b(?:paid|was on|were on|used to|previous(?:ly)?|last (?:one|person|year|time|guy|girl)|earn(?:ed|s)|instead of|rather than|not|isn't|wasn't|started at|originally|competitors?|down the road|elsewhere|they want(?:ed)?|asked for)\b(?:(?!\b(?:but|now|so|today)\b)[^.,;]){0,30}$/i;
const NOT_AFTER =
  /^ ?(?:years?|yrs?|months?|weeks?|days?(?! rate)|hours?(?! rate)|pqe|pae|people|staff|lawyers|solicitors|clients|files|matters|covers|beds|kms?|kgs?|minutes|mins|%|percent|sqm|residents|students|in (?:revenue|billings|fees)|of (?:work|revenue)|\+? ?(?:years|yrs|pqe|pae)|(?:am|pm|st|nd|rd|th)\b|employees|bonus|sign[- ]on|allowance|referral|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)\b/i;
const TAIL =
  /^(?:[ ,(]*(?:AUD|pro rata|base|gross|a year|a package|all up|all in|all-in|package|pkg|total|trp|inclusive|including|inc(?:l|ludes)?\.?|of|plus|and|with|on top|per|annum|annual|annually|an?|p\.?a\.?|p\.?h\.?|pd|ph|year|yr|hourly|hour|hr|daily|day|weekly|week|fortnightly|fortnight|monthly|month|superannuation|super's|super|statutory|the usual|your|dollars|bucks|rate)(?![\p{L}\d])\)?|[ ,(]*[/+&)]){1,12}/iu;
const PAID = { hour: [15, 500], day: [150, 6000], year: [25_000, 2_000_000] } as const;

export interface Pay {
  readonly value: Salary;
  readonly span: Span;
}

/** What a text says about pay. `asked`: it answers a question about pay, or corrects it; `known`: paid by this so far. */
export function findSalary(text: string, asked: boolean, known?: Period): Pay | null {
  const found = [...text.matchAll(RANGE)].flatMap(
    (match) => payIn(text, match, asked, known) ?? [],
  );
  return found[0] ?? null;
}

function payIn(
  text: string,
  match: RegExpExecArray,
  asked: boolean,
  known: Period | undefined,
): Pay | null {
  const [
    phrase,
    first = "",
    cents = "",
    firstK = "",
    plus = "",
    second,
    moreCents = "",
    secondK = "",
  ] = match;
  const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
  const end = match.index + phrase.length;
  const after = text.slice(end, end + AFTER);
  if (NOT_AFTER.test(after) || NOT_PAY.test(before) || FORMERLY.test(before)) return null;
  const tail = TAIL.exec(after)?.[0] ?? "";
  const thousands = firstK !== "" || secondK !== "";
  const marked = phrase.includes("$") || /AUD/i.test(phrase) || thousands || /,\d{3}/.test(phrase);
  const period = periodOf(before, after);
  const about = marked || period?.[0] === "hour" || period?.[0] === "day" || asked;
  if (!about && !PAY.test(`${before} ${tail}`)) return null;
  if (
    !marked &&
    period === null &&
    !asked &&
    !/\b(?:salary|pay(?:ing|s)?|package|remuneration|base|super|sal)\b/i.test(`${before} ${tail}`)
  )
    return null;
  const low = Number(first.replaceAll(",", "") + cents);
  const high = second === undefined ? null : Number(second.replaceAll(",", "") + moreCents);
  // "$32 an hour. No wait, $33.50": by the hour still.
  const still = known === undefined || known === "year" || thousands ? null : ([known, 1] as const);
  const scaled =
    (period === null && still !== null ? scale(low, high, false, still) : null) ??
    scale(
      low,
      high,
      thousands,
      period ?? (cents !== "" && low < PAID.hour[1] ? ["hour", 1] : null),
    );
  if (scaled === null) return null;
  const [per, lowest, highest] = scaled;
  const range = bounds(lowest, highest, before, plus !== "");
  const lead =
    /\b(?:up to|from|circa|around|about|approx(?:imately)?\.?|between|say|roughly|starting at|at least|a minimum of|max(?:imum)?(?: of)?)\s+$/i.exec(
      before,
    )?.[0] ?? "";
  const said = tail.replace(
    /[ ,(/+&]*(?: (?:and|with|plus|of|on|a|an|your|the usual))?[ ,(/+&]*$/i,
    "",
  );
  return {
    value: { ...range, per, super: superIn(after, before) },
    span: [match.index - lead.length, end + said.length],
  };
}

function periodOf(before: string, after: string): readonly [Period, number] | null {
  const said = PERIODS.find(([, , words]) => words.test(after));
  if (said) return [said[0], said[1]];
  const rate = RATE_BEFORE.find(([, words]) => words.test(before));
  return rate ? [rate[0], 1] : null;
}

type Scaled = readonly [Period, number, number | null];

/** "120 to 140" and "95" are thousands when nothing else is plausible. */
function scale(
  low: number,
  high: number | null,
  thousands: boolean,
  period: readonly [Period, number] | null,
): Scaled | null {
  const [per, times] = period ?? ["year", 1];
  const inThousands = (value: number) => (value < 1000 ? Math.round(value * 1000) : value);
  const asYear = thousands || (per === "year" && times === 1 && low < 1000);
  const amounts: [number, number | null] = asYear
    ? [inThousands(low), high === null ? null : inThousands(high)]
    : [low * times, high === null ? null : high * times];
  const fits = (name: Period) => {
    const [least, most] = PAID[name];
    return amounts[0] >= least && (amounts[1] ?? amounts[0]) <= most;
  };
  if (amounts[1] !== null && amounts[1] < amounts[0]) return null;
  return fits(per) ? [per, ...amounts] : null;
}

function bounds(low: number, high: number | null, before: string, plus: boolean) {
  if (high !== null) return { min: low, max: high };
  if (
    /\b(?:up to|to a max(?:imum)? of|max(?:imum)?(?: of)?|no more than|capped at|tops? out at)\s*(?:about |around )?(?:A(?:UD)? ?)?$/i.test(
      before,
    )
  )
    return { min: null, max: low };
  if (
    plus ||
    /\b(?:from|starting (?:at|from)|starts at|min(?:imum)?(?: of)?|at least|above|upwards of|north of|over)\s*$/i.test(
      before,
    )
  )
    return { min: low, max: null };
  return { min: low, max: low };
}

const PLUS_SUPER =
  /(?:\bplus|\+|\band|&|\bwith)(?: the)?(?: usual| statutory| your)?(?: ?\d{1,2}(?:\.\d{1,2})? ?%)?(?: of)? ?super|\bsuper(?:annuation)?(?:'s| is| comes| goes)? (?:on top|extra|additional)|\bexcl(?:uding|usive|\.)?(?: of)? super|\bbase\b[^.;]{0,30}\bsuper|\bnot including super/i;
const WITH_SUPER =
  /\b(?:inc(?:l|luding|lusive|ludes)?\.?|incl)(?: of)?(?: the)? ?super|\bsuper(?:annuation)?(?:'s| is)? (?:inc(?:luded|l)?|in(?:side)? (?:it|that|there))|\bpackage\b|\bpkg\b|\btrp\b|\ball[- ](?:up|in)\b|\btotal rem/i;

/** What is said about superannuation beside the amount. */
function superIn(after: string, before: string): Salary["super"] {
  const near = after.split(/[.;](?:\s|$)/)[0] ?? "";
  if (PLUS_SUPER.test(near)) return "plus";
  if (WITH_SUPER.test(near)) return "including";
  return /\b(?:package|total rem\w*|pkg)(?: of| is| worth|:)?[^.;]{0,20}$/i.test(before)
    ? "including"
    : "";
}

/** A sentence of its own on superannuation: "Super is on top." */
export function superAlone(text: string): Salary["super"] {
  if (
    !/\bsuper(?:annuation)?\b/i.test(text) ||
    /\bsuper (?:fund|contribution|choice|busy|keen|important|nice)/i.test(text)
  )
    return "";
  if (WITH_SUPER.test(text)) return "including";
  return PLUS_SUPER.test(text) || /^(?:plus|\+|and) super\b/i.test(text) ? "plus" : "";
}
