import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import type { Span } from "./span.ts";

interface Found {
  /** "" when the text only says what it is not. */
  readonly value: string;
  readonly spans: readonly Span[];
}

const DAYS = String.raw`(?:\d(?: ?(?:-|to|or) ?\d)?|one|two|three|four|a couple of|a few)(?: ?-? ?(?:to|or) (?:two|three|four))?`;
const OFFICE = `(?:(?:in|at) (?:the )?(?:office|chambers|clinic)|in-office|in office|in|on-?site|office|on deck)`;
const HOME = `(?:(?:from|at) home|wfh|working from home|remote(?:ly)?|home|out of the office)`;
const DETAIL = new RegExp(
  String.raw`a day(?: (?:a|per|each) week)? (?:(?:in|at) the office|from home|at home|wfh|working from home|remote)(?: (?:a|per|each) week)?|(?:(?:at least |minimum |min )?${DAYS} days?(?: (?:a|per|each) week)?,? (?:${OFFICE}|${HOME})(?![\p{L}])(?:(?:,| and|/)? ?(?:${DAYS}|the rest)(?: days?)?(?: (?:a|per) week)? (?:${OFFICE}|${HOME})(?![\p{L}]))?|(?:in the office|in office|on[- ]?site|${HOME}) (?:for )?(?:at least )?${DAYS} days(?: (?:a|per|each) week)?(?:,? (?:and|with) (?:\p{L}+days?|the rest|the other days?|\p{L}+ days?) (?:${HOME}))?|(?:wfh|work(?:ing)? from home|home) (?:on )?(?:mon|tues|wednes|thurs|fri)days?(?: and (?:mon|tues|wednes|thurs|fri)days?)?|(?:mon|tues|wednes|thurs|fri)days?(?: and (?:mon|tues|wednes|thurs|fri)days?)? (?:from home|at home|wfh|remote))`,
  "iu",
);
const HYBRID = /\bhybrid\b(?! (?:cars?|vehicles?|fleet|cloud))/iu;
const REMOTE =
  /\b(?:(?:fully|100%|completely|totally|entirely|mostly|primarily|largely) remote|(?:work(?:s|ing)? )?remotely(?= (?:from|in|across|within|anywhere)|[,.;]|$)|remote(?!ly| (?:communit|area|sites?\b|access|sensing|region|town|support|mine|clinic|location|indigenous|controlled?|team|staff))|work(?:s|ing)? from (?:home|anywhere)|wfh)\b/iu;
const ON_SITE =
  /\b(?:fully |100% )?(?:on[- ]?site(?! (?:parking|gym|cafe|childcare|meetings?|visits?|inspections?|car))|office[- ]based|in[- ]office|in the (?:office|clinic|kitchen|shop|warehouse|studio) (?:full[- ]?time|five days|5 days|every day|all week|mon)[^,.;]{0,20}|(?:five|5) days(?: a week)? (?:in the office|on-?site|in office)|office only|(?:work(?:s|ing)? )?(?:in|at|from|out of) (?:the |our )?(?:office|chambers|shop|clinic|rooms|school|centre|site|store|studio|depot|warehouse|workshop) (?:every(?:[- ]day| (?:single )?day)|each day|all week|daily|five days(?: a week)?|5 days(?: a week)?|full[- ]?time)|wfh no|(?:everyone|everybody|we)(?:'s|'re| is| are)(?: all)? in the (?:office|clinic|shop)|face[- ]to[- ]face (?:role|position)|no (?:wfh|remote|work(?:ing)? from home|hybrid)(?: option| work)?)\b/iu;
const TELLS = 40;

/** on-site, hybrid or remote, with what is said about the days. */
export function findArrangement(text: string): Found | null {
  const detail = DETAIL.exec(text);
  const span = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length];
  const onSite = ON_SITE.exec(text);
  const denied = (match: RegExpExecArray) =>
    /\b(?:no|not|isn't|never|can't be|don't do|without|rather than|instead of)(?: (?:fully|any|a))?\s+$/i.test(
      text.slice(0, match.index),
    ) ||
    /^[^.;]{0,40}\b(?:answer is no|is(?:n't| not) (?:an option|possible|available|on offer|on the table|going to)|not an option|is out|is a no)\b/i.test(
      text.slice(match.index + match[0].length),
    );
  const partly =
    detail !== null &&
    onSite !== null &&
    detail.index < onSite.index + onSite[0].length &&
    onSite.index < detail.index + detail[0].length &&
    !/^(?:five|5)/i.test(onSite[0]);
  if (onSite && !partly && !denied(onSite)) return { value: "on-site", spans: [span(onSite)] };
  const hybrid = HYBRID.exec(text);
  if (hybrid && !denied(hybrid)) {
    const near = detail !== null && Math.abs(detail.index - hybrid.index) < TELLS * 2;
    return near
      ? { value: `hybrid, ${tidyDetail(detail[0])}`, spans: [span(hybrid), span(detail)] }
      : { value: "hybrid", spans: [span(hybrid)] };
  }
  if (detail) return { value: `hybrid, ${tidyDetail(detail[0])}`, spans: [span(detail)] };
  const remote = REMOTE.exec(text);
  if (remote && !denied(remote)) return { value: "remote", spans: [span(remote)] };
  return null;
}

const tidyDetail = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/\bwfh\b/g, "WFH");

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d/])(?:FT|F\/T|f-t|fulltime|full tme)(?![\p{L}\d/])/giu, "full-time"],
  [/(?<![\p{L}\d/])(?:PT|P\/T|parttime)(?![\p{L}\d/])/gu, "part-time"],
  [/(?<![\p{L}\d])(?:perm)(?![\p{L}\d])/giu, "permanent"],
  [/(?<![\p{L}\d])(?:temp|ftc|locum)(?![\p{L}\d])/giu, "temporary"],
];
/** In running text these speak of the job and not of contracts to draft or casual clothes. */
const PHRASES = new RegExp(
  [
    String.raw`\bfull[- ]?time\b(?! (?:study|student|parent|carer))`,
    String.raw`\bpart[- ]?time\b(?! (?:study|student|course|degree))`,
    String.raw`\b0\.\d ?FTE\b`,
    String.raw`\b(?:two|three|four|[2-4]) days (?:per|a) week\b(?! (?:in|from|at|wfh|on-?site|remote))`,
    String.raw`\b(?:\d{1,2}|six|twelve|three|nine|eighteen|two|four|one|a)[- ]?(?:months?|mths?|mo|years?|yrs?)['’]?s?[- ](?:fixed[- ]term[- ]?)?(?:contract|max(?:imum)?[- ]term|fixed[- ]term|parental leave (?:cover|contract)|mat(?:ernity)? leave (?:cover|contract)|secondment|temporary|FTC)\b`,
    String.raw`\bfixed[- ]?term\b(?: contract)?`,
    String.raw`\bmax(?:imum)?[- ]term\b(?: contract)?`,
    String.raw`\bcontract (?:of|for) (?:\d{1,2}|six|twelve|three|nine|eighteen) (?:months?|weeks?|years?)(?:,? (?:covering|to cover) (?:for )?[\p{L} ]{3,30})?`,
    String.raw`\b(?:parental|mat(?:ernity)?|paternity)[- ]leave (?:cover|replacement|contract)\b`,
    String.raw`\b(?:permanent|ongoing|temporary|casual|contract)(?= (?:role|position|basis|job|gig|full|part|opportunity|vacancy|appointment|contract|ongoing|hours))`,
    String.raw`\b(?:it's|it is|this is|be|is|as|on|a|make it|role:|type:|actually|strictly|purely) (?:an? )?(?:permanent|ongoing|casual|temporary|temp|contract|internship)\b(?! (?:law|lawyer|review|management|manager|admin|drafting|negotiat|dress|chat|disput|claim|matter|attire))`,
    String.raw`\b(?:internship|clerkship|cadetship)\b`,
    String.raw`(?<=^|[,;/(&+] ?|\band |\bor )(?:permanent|ongoing|casual|temporary|contract|temp)(?=$|[.,;/)&+]| (?:and|or|in|at|for|with|to|role)\b| \d| \()`,
  ].join("|"),
  "giu",
);

const DENIED =
  /\b(?:not|isn't|no|rather than|instead of|wasn't|no longer)(?: (?:an?|the))? (full[- ]?time|part[- ]?time|casual|contract|permanent|temporary|ongoing)\b(?! (?:law|review))/giu;

/** "A contract, so not full-time": what the job is not. */
export const deniedEmployment = (text: string): string[] =>
  [...text.matchAll(DENIED)].flatMap(([, type = ""]) => employmentTypes(type).split(", "));

/** full-time, part-time, contract, casual or internship. */
export function findEmployment(printed: string): Found | null {
  const short = SHORT.flatMap(([words, long]) =>
    [...printed.matchAll(words)].map((match) => ({
      long,
      span: [match.index, match.index + match[0].length] as const,
    })),
  );
  const phrases = [...printed.matchAll(PHRASES)]
    .filter(
      ({ index }) =>
        !/\b(?:not|isn't|no|rather than|instead of|wasn't)(?: an?)?\s+$/i.test(
          printed.slice(0, index),
        ),
    )
    .map((match) => ({
      long: match[0]
        .replace(/\bmat\b/i, "maternity")
        .replace(/\bmths?\b|\bmo\b/i, "months")
        .replace(/(\d)yrs?\b/i, "$1 year")
        .replace(/\btemp\b/i, "temporary")
        .replace(/\bftc\b/i, "fixed term contract"),
      span: [match.index, match.index + match[0].length] as const,
    }));
  const found = [...short, ...phrases];
  // "internship, 3 days a week": the days only tell where nothing else does.
  const named = found.filter(({ long }) => !/ days (?:per|a) week$/i.test(long));
  const all = named.length > 0 ? named : found;
  const value = employmentTypes(all.map(({ long }) => long).join(" and "));
  return value === "" ? null : { value, spans: found.map(({ span }) => span) };
}

const LEVELS: readonly (readonly [string, RegExp])[] = [
  [
    "graduate",
    /\b(?:graduate|grad|entry)[- ]level\b|\blevel(?: is|:)? (?:a )?(?:graduate|entry)\b|\bgrad role\b/i,
  ],
  ["junior", /\bjunior[- ](?:level|role|position|one)\b|\blevel(?: is|:)? (?:a )?junior\b/i],
  ["associate", /\bassociate[- ]level\b|\blevel(?: is|:)? (?:an )?associate\b/i],
  [
    "senior",
    /\bsenior[- ](?:level|role|position|one)\b|\blevel(?: is|:)? (?:a )?senior\b|\bseniority(?: is|:)? senior\b/i,
  ],
  ["partner", /\bpartner[- ]level\b|\blevel(?: is|:)? (?:a )?partner\b/i],
];

/** A level that is said as such; the title's own words are looked at elsewhere. */
export function findLevel(text: string): Found | null {
  for (const [value, words] of LEVELS) {
    const match = words.exec(text);
    if (match) return { value, spans: [[match.index, match.index + match[0].length]] };
  }
  return null;
}
