import { employmentTypes } from "#reading/job/facts/employment-type.ts";

const DAYS = String.raw`(?:\d(?: ?(?:-|to|or) ?\d)?|one|two|three|four|a couple of|a few)(?: ?-? ?(?:to|or) (?:two|three|four))?`;
const OFFICE = `(?:(?:in|at) (?:the )?(?:office|chambers|clinic|studio|shop|lab|warehouse|workshop)|in-office|in office|in(?! (?:the|a|an|our|term|school|each|every|any)\\b)|on-?site|office|on deck)`;
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
const NOT_SO =
  /\b(?:no|not|isn't|never|can't be|don't do|without|rather than|instead of)(?: (?:fully|any|a))?\s+$/i;

/** on-site, hybrid or remote, with what is said about the days; "" when the words speak of something else. */
export function arrangementIn(text: string): string {
  const detail = DETAIL.exec(text)?.[0] ?? "";
  const isSaid = (words: RegExp) => {
    const match = words.exec(text);
    return match !== null && !NOT_SO.test(text.slice(0, match.index));
  };
  if (isSaid(HYBRID) || detail !== "")
    return detail === "" ? "hybrid" : `hybrid, ${tidyDetail(detail)}`;
  if (isSaid(ON_SITE)) return "on-site";
  return isSaid(REMOTE) ? "remote" : "";
}

const tidyDetail = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/\bwfh\b/g, "from home");

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d/])(?:ft|f\/t|f-t|fulltime|full tme)(?![\p{L}\d/])/giu, "full-time"],
  [/(?<![\p{L}\d/])(?:pt|p\/t|parttime|ppt|perm pt)(?![\p{L}\d/])/giu, "part-time"],
  [/(?<![\p{L}\d])(?:cas)(?![\p{L}\d])/giu, "casual"],
  [
    /(?<![\p{L}\d])(?:temp|ftc|locum|mat leave|maternity leave|parental leave|max term|seasonal)(?![\p{L}\d])/giu,
    "contract",
  ],
];
/** Nothing but the type itself: there is no more to keep of it. */
const BARE =
  /^(?:(?:it's|its|a|an|is)\s+)?(?:full[- ]?time|part[- ]?time|casual|contract|internship|ft|pt|f\/t|p\/t|fulltime|parttime|cas)(?: (?:role|position|job|basis|gig|employment))?$/i;

export interface Engagement {
  /** full-time, part-time, contract, casual, internship, several joined by ", "; "" when none is named. */
  readonly types: string;
  /** There is more in the words than the type: "12 month contract", "permanent part time". */
  readonly saysMore: boolean;
}

export function engagementIn(text: string): Engagement {
  const long = SHORT.reduce((said, [short, full]) => said.replace(short, full), text);
  return { types: employmentTypes(long), saysMore: !BARE.test(text.trim()) };
}
