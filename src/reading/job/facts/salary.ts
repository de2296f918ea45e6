import type { SalaryRange } from "#contract/job-profile.ts";

type Period = SalaryRange["per"];

const AMOUNT = String.raw`(?:A(?:UD)?\s?)?\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|(?:A(?:UD)?\s?)?\$?\s?\d{1,6}(?:\.\d{1,2})?`;
const THOUSANDS = String.raw`(?:\s?[kK](?![\p{L}]))?`;
const PHRASE = new RegExp(
  String.raw`(?<![\p{L}\d.,$])(${AMOUNT})(${THOUSANDS})(\+)?(?:\s{0,2}(?:p\.?a\.?\s)?(?:-|–|—|to|and)\s{0,2}(${AMOUNT})(${THOUSANDS}))?(?![\d%]|\s?(?:m|mn|bn|million|billion|mil)(?![\p{L}])|,\d)`,
  "giu",
);

/** What follows the numbers, says the period, and belongs to the phrase as it was written. */
const TAIL =
  /^\s{0,2}(?:(?:(?:AUD|base|gross|package|pkg|inclusive|including|incl|inc|of|plus|and|per|annum|annual|annually|an?|p\.?\s?a|p\.?\s?h|pd|ph|year|yr|hourly|hour|hr|daily|day|weekly|week|fortnightly|fortnight|monthly|month|superannuation|super|employer|leave|loading|bonus(?:es)?|pro[- ]rata|OTE|total|TRP|depending|on|experience|DOE|FTE|GST)(?![a-z])\.?|\d{1,2}(?:\.\d{1,2})?%|[/+&(),])\s{0,2}){1,14}/i;

const PERIODS: readonly (readonly [Period, number, RegExp])[] = [
  ["hour", 1, /\b(?:per|an|\/) ?(?:hour|hr)\b|\/ ?(?:hour|hr|h)\b|\bp\.?\s?h\b|\bhourly\b/i],
  ["day", 1, /\b(?:per|a) ?day\b|\/ ?day\b|\bp\.?d\b|\bdaily\b|\bday rate\b/i],
  ["year", 52, /\b(?:per|a) ?week\b|\/ ?(?:week|wk)\b|\bp\.?w\b|\bweekly\b/i],
  ["year", 26, /\b(?:per|a) ?fortnight\b|\bfortnightly\b/i],
  ["year", 12, /\b(?:per|a) ?month\b|\/ ?(?:month|mth)\b|\bmonthly\b/i],
  ["year", 1, /\b(?:per|a) ?(?:annum|year)\b|\/ ?(?:year|yr)\b|\bp\.? ?a\b|\bannual/i],
];

const PAY =
  /\b(?:salar(?:y|ies)|remuneration|package|pkg|super(?:annuation)?|p\.?a\b|annum|base|rate|wage|pay|paid|earn|ote|trp|trec|fte|level \d|band \d|grade \d|aps ?\d|el ?\d|clerk grade|vps ?\d|per (?:hour|day|week)|p\.?h\b|pro[- ]rata|compensation|classification)/i;
const NOT_PAY =
  /\b(?:revenue|turnover|practice of|following|portable|quota|sales of|fundrais\w+|saved|deals?|transactions?|fines?|penalt(?:y|ies)|matters? (?:worth|valued|above|over)|worth|valued|budgets?|funds?|assets|claims?|portfolio|projects? (?:above|over|of|worth|valued)|raised|capital works|limit|turning over|billings?|fees? (?:target|budget)|financial delegation|referral|allowance|reimburse|voucher|donat|grants?|up to \$?\d[\d,.]*(?:k)? (?:in|of) (?:salary packaging|tax)|salary packaging|tax[- ]free|study|cpd|wellness|wellbeing|sign[- ]on|bonus of|target of)\b/i;

/** The least and most that people are paid in each period; numbers outside are something else. */
const PAID = { hour: [15, 400], day: [150, 6000], year: [25_000, 2_000_000] } as const;
const NEAR = 60;
const LEADS_IN = /\b(?:up to|from|circa|around|approx(?:imately)?\.?|between)\s+$/i;

/** What is said about pay in a text. `labelled`: a label says that the text is about pay. */
export function readSalary(
  text: string,
  labelled: boolean,
): { salary: SalaryRange; confidence: number } | null {
  for (const match of text.matchAll(PHRASE)) {
    const salary = fromMatch(text, match, labelled);
    if (salary !== null) return salary;
  }
  return null;
}

function fromMatch(text: string, match: RegExpExecArray, labelled: boolean) {
  const [phrase, first = "", firstK = "", plus, second, secondK = ""] = match;
  const end = match.index + phrase.length;
  const tail = TAIL.exec(text.slice(end, end + NEAR * 2))?.[0] ?? "";
  const before = text.slice(Math.max(0, match.index - NEAR), match.index);
  const around = before + phrase + tail + text.slice(end + tail.length, end + tail.length + 25);
  const dollars = /\$|AUD/.test(phrase) || firstK !== "" || secondK !== "";
  const period = periodIn(tail) ?? periodIn(`${before.slice(-20)}${phrase}`);
  const pay = labelled || period?.[0] === "hour" || period?.[0] === "day" || PAY.test(around);
  if (!pay || (!dollars && !(labelled || /,/.test(phrase)))) return null;
  if (!labelled && NOT_PAY.test(before + phrase + tail)) return null;
  const thousands = firstK !== "" || (secondK !== "" && Number(plain(first)) < 1000);
  const low = amount(first, thousands);
  const high = second === undefined ? null : amount(second, secondK !== "" || firstK !== "");
  const spoken = period ?? periodBySize(low);
  if (spoken === null) return null;
  const [per, times] = spoken;
  const [least, most] = PAID[per];
  if (low * times < least || (high ?? low) * times > most || (high ?? low) < low) return null;
  const range = bounds(low * times, high === null ? null : high * times, before, plus === "+");
  const written = tidyPhrase((LEADS_IN.exec(before)?.[0] ?? "") + phrase + tail);
  const salary: SalaryRange = { ...range, currency: "AUD", per, text: written };
  return { salary, confidence: labelled ? 0.95 : 0.8 };
}

function bounds(low: number, high: number | null, before: string, plus: boolean) {
  if (high !== null) return { min: low, max: high };
  if (/\b(?:up to|to a maximum of|max(?:imum)?(?: of)?)\s*$/i.test(before))
    return { min: null, max: low };
  if (plus || /\b(?:from|starting at|starts at|minimum(?: of)?|at least|above)\s*$/i.test(before))
    return { min: low, max: null };
  return { min: low, max: low };
}

/** Without words that lead on to something else: "$98,000 plus" -> "$98,000". */
function tidyPhrase(phrase: string): string {
  const one = phrase.replace(/\s+/g, " ").trim();
  const ended = one.replace(/(?:[\s,(&+/]|\s(?:plus|and|of|per|an?|on|including|incl?)\.?)+$/i, "");
  const sentence = ended.replace(/(\p{L}{2})\.$/u, "$1");
  return ended.includes("(") ? sentence : sentence.replace(/\)$/, "");
}

function plain(written: string): string {
  return written.replace(/[^\d.]/g, "");
}

function amount(written: string, thousands: boolean): number {
  const value = Number(plain(written));
  return thousands && value < 1000 ? Math.round(value * 1000) : value;
}

function periodIn(text: string): readonly [Period, number] | null {
  const said = PERIODS.find(([, , words]) => words.test(text));
  return said ? [said[0], said[1]] : null;
}

/** Nothing was said: what people are paid an hour, a day and a year does not overlap much. */
function periodBySize(low: number): readonly [Period, number] | null {
  const fits = (["hour", "day", "year"] as const).find((per) => {
    const [least, most] = PAID[per];
    return low >= least && low <= most;
  });
  return fits === undefined ? null : [fits, 1];
}
