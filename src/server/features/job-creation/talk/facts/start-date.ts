import type { Span } from "./span.ts";

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DAY = "(?:(?:mon|tues|wednes|thurs|fri)day,? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)?";
const YEAR = "(?:,? (?:20\\d\\d|next year|this year))?";
const DATE = [
  `${DAY} ${MONTH}${YEAR}`,
  `${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)${YEAR}`,
  `(?:(?:early|mid|late|the (?:start|end|middle|beginning) of|start of|end of|beginning of|first week of)[- ]?(?:in )?)?${MONTH}${YEAR}(?![\\p{L}])`,
  "\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d",
  "(?:(?:in |early in |early )?the )?new year",
  "(?:early |mid |late )?next (?:month|week|year|quarter|term)",
  "(?:the )?(?:start|beginning) of (?:the )?(?:financial year|school year|year|term \\d|next year)",
  "term (?:one|two|three|four|\\d)(?: 20\\d\\d)?",
  "(?:after|before|straight after) (?:easter|christmas|the (?:new year|holidays|break))",
  "(?:in )?(?:\\d{1,2}|two|three|four|six|a few|a couple of) (?:weeks|months)(?:'? (?:time|from now))?",
  "(?:next |this |on )?(?:mon|tues|wednes|thurs|fri)day(?: week)?",
  "q[1-4](?: 20\\d\\d)?",
  "20\\d\\d",
].join("|");
const SOON =
  "as soon as possible|asap|a\\.s\\.a\\.p\\.?|immediate(?:ly)?(?: start)?|straight away|right away|(?:at )?the earliest|yesterday";
const LEAD =
  "(?:start(?:s|ing)?(?: date| them| work)?|start date|commenc(?:e|es|ing|ement)(?: date)?|beginning|begin(?:s)?|kick(?:s|ing)? off|join(?:s|ing)?(?: us)?|in the (?:seat|chair|door)|on deck|available|on board|onboard)";
const STARTS = new RegExp(
  `\\b${LEAD}(?: (?:would be|will be|moves? to|is moving to|changes to|shifts to|is now|is|are|them|us|work|ideally|preferably|date))*(?: (?:for|in|on|from|by|around|at|about|no later than|sometime in|somewhere in))*[:,]? ?(?:the )?(?<when>${DATE}|${SOON}|flexible)(?![\\p{L}\\d])(?! (?:hours|times?|working|start))`,
  "iu",
);
const FROM = new RegExp(
  `(?:^|[,;(] ?|\\b(?:role|job|from|available) )from (?<when>${DATE})(?![\\p{L}\\d])`,
  "iu",
);
const THEN_START = new RegExp(
  `(?<![\\p{L}\\d])(?<when>${DATE}|${SOON})(?: ?[-,])? (?:start|commencement|kick-?off)(?![\\p{L}])`,
  "iu",
);
const ALONE = /(?<![\p{L}\d])(?<when>asap|as soon as possible|immediate start)(?![\p{L}\d])/iu;
const BARE = new RegExp(`^(?:in |on |from |around |by )?(?:the )?(?<when>${DATE}|${SOON})$`, "iu");

/** When the work begins, in the recruiter's words. `asked`: a date alone is an answer. */
export function findStart(text: string, asked: boolean): { value: string; span: Span } | null {
  if (/\b(?:don't|do not|can't|not) (?:start|need)/i.test(text)) return null;
  const match =
    STARTS.exec(text) ??
    THEN_START.exec(text) ??
    FROM.exec(text) ??
    ALONE.exec(text) ??
    (asked ? BARE.exec(text.replace(/[.!]+$/, "")) : null);
  const when = match?.groups?.when;
  if (!match || !when) return null;
  const value = dressed(when);
  return { value, span: [match.index, match.index + match[0].length] };
}

const MONTHS: Readonly<Record<string, string>> = {
  jan: "January",
  feb: "February",
  mar: "March",
  apr: "April",
  jun: "June",
  jul: "July",
  aug: "August",
  sep: "September",
  sept: "September",
  oct: "October",
  nov: "November",
  dec: "December",
};

/** "feb" -> "February", "asap" -> "ASAP": the same words, written as they are in print. */
function dressed(when: string): string {
  return when
    .replace(/^(?:the |in )/i, "")
    .replace(/\basap\b/i, "ASAP")
    .replace(
      /\b(?:mon|tues|wednes|thurs|fri)day\b/i,
      (day) => day.charAt(0).toUpperCase() + day.slice(1),
    )
    .replace(
      /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi,
      (short) => MONTHS[short.toLowerCase()] ?? short,
    )
    .replace(
      new RegExp(`\\b${MONTH}\\b`, "gi"),
      (name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
    )
    .trim();
}
