import { type LinearModel, scoresBy } from "./linear-model.ts";
import model from "./model/requirement-types.json" with { type: "json" };

export const REQUIREMENT_TYPES = [
  "licence",
  "degree",
  "certificate",
  "years",
  "tool",
  "activity",
  "setting",
  "language",
  "right_or_check",
  "place_travel_hours",
  "trait",
] as const;
export type RequirementType = (typeof REQUIREMENT_TYPES)[number];

const SIGNS: readonly (readonly [string, RegExp])[] = [
  [
    "licence",
    /\blicen[cs](?:e|ed)\b|\bregist(?:ered|ration)\b|\bahpra\b|\badmi(?:tted|ssion)\b|\bpractising certificate\b|\b(?:LR|MR|HR|HC|MC)\b/i,
  ],
  [
    "degree",
    /\bdegree\b|\bbachelor|\bmaster(?:'s|s)?\b|\bLLB\b|\bJD\b|\bPhD\b|\btertiary\b|\bgraduate\b|\bB\.?(?:Com|Sc|A|Eng)\b/i,
  ],
  [
    "certificate",
    /\bcert(?:ificate|s)?\b|\bdiploma\b|\bticket\b|\bcard\b|\baccredit|\bRSA\b|\bfirst aid\b|\bCPR\b|\bmember(?:ship)?\b|\b(?:CPA|CA)\b|\binduction\b|\bqualif/i,
  ],
  [
    "language",
    /\b(?:mandarin|cantonese|arabic|vietnamese|italian|greek|spanish|french|german|hindi|punjabi|korean|japanese|auslan|indonesian|malay|tagalog|persian|farsi|dari|turkish|portuguese|thai|nepali|tamil|language|bilingual|speak(?:s|er)?|fluent)\b/i,
  ],
  [
    "check",
    /\bpolice\b|\bcheck\b|\bWWCC\b|\bblue card\b|\bworking with children\b|\bvisa\b|\bcitizen|\bresiden(?:t|cy)\b|\bclearance\b|\bright(?:s)? to work\b|\bwork(?:ing)? rights\b|\bvaccinat|\bmedical\b|\bscreening\b|\bNDIS\b.*\bclear|\bABN\b|\binsurance\b/i,
  ],
  [
    "place",
    /\bweekends?\b|\bshifts?\b|\bnights?\b|\btravel\b|\brosters?\b|\bsaturdays?\b|\bavailab|\bown (?:car|transport|vehicle)\b|\breliable (?:car|vehicle)\b|\bon[- ]call\b|\blive (?:in|within|near)\b|\bbased in\b|\bcommut|\brelocat|\bFIFO\b|\bhours\b|\bstart\b|\bovertime\b/i,
  ],
  [
    "years",
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)\+?(?: ?(?:-|–|to|or) ?(?:\d+|two|three|four|five|six|seven|eight|ten))?\+? ?(?:or more |plus |full |good |solid |clear |clinical |seasons?|months?|mths?|years?|yrs?)|\byears?'? (?:of|in|as|at)\b|\bPAE\b|\bPQE\b/i,
  ],
  [
    "tool",
    /\b(?:excel|word|outlook|xero|myob|sap|sql|python|java|react|office|microsoft|google|adobe|aws|azure|leap|software|systems?|act|regulations?|standards?|code|GST|BAS|CRM|ERP)\b/i,
  ],
  [
    "soft",
    /\b(?:communicat\w*|team ?player|interpersonal|motivated|attention to detail|eye for detail|organi[sz]ed|passion\w*|proactive|attitude|initiative|adaptab\w*|calm|patien\w+|resilien\w*|warm|curious|humour|humble|reliable|honest|friendly|punctual|flexible|kind|judge?ment|work ethic|fit(?:ness)?|lift)\b/i,
  ],
  ["doing", /\b\w{3,}ing\b/i],
  [
    "done",
    /\b(?:experience|experienced|worked|run|ran|managed|led|drafted|background|exposure|history|track record)\b/i,
  ],
  [
    "where",
    /\b(?:in|at|on|for|within) (?:a|an|the)?\s?\S+(?:\s\S+)? (?:firm|hospital|school|practice|agency|clinic|centre|environment|setting|industry|sector|kitchen|site|company|department|government|council|chambers|office|team|startup|ward)\b|\b(?:top|mid)[- ]tier\b|\bindustry\b|\bsector\b/i,
  ],
  ["capitals", /\b\p{Lu}\w*\p{Lu}/u],
  ["named", /(?<!^)\b\p{Lu}\p{Ll}+/u],
  ["number", /\d/],
];
const MOST_WORDS = 30;

/** What is known of a requirement, by its words and by the kind of sentence that it stands in. */
export function typeFeatures(text: string, kind: string): string[] {
  const words = (
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(/\d+/g, "0")
      .match(/[\p{L}\p{N}'+#]+/gu) ?? []
  ).slice(0, MOST_WORDS);
  const found = new Set(["any", `in:${kind}`, `length:${Math.min(words.length, 9)}`]);
  for (const [at, word] of words.entries()) {
    found.add(word);
    if (word.length > 5) found.add(`${word.slice(0, 5)}~`);
    if (word.length > 4) found.add(`~${word.slice(-3)}`);
    const next = words[at + 1];
    if (next !== undefined) found.add(`${word} ${next}`);
  }
  found.add(`first:${words[0]}&${kind === "trait"}`);
  found.add(`first~${words[0]?.slice(-3)}`);
  found.add(`last:${words.at(-1)}`);
  for (const [name, sign] of SIGNS) if (sign.test(text)) found.add(`sign:${name}`);
  return [...found];
}

// The file has the shape of a model: tools/matching/fit-requirement-types.mjs writes it.
const TYPES: LinearModel = { ...model, offset: 0 };

/** What a piece of a sentence asks for, if it asks for something, and how much speaks for nothing at all. */
export interface TypeGuess {
  readonly type: RequirementType;
  /** In fiftieths, as the weights are. */
  readonly nothing: number;
}

export function typesOf(features: readonly string[]): TypeGuess {
  const scores = scoresBy(TYPES, features);
  const nothing = scores[TYPES.classes.indexOf("none")] ?? 0;
  const best = REQUIREMENT_TYPES.map((type) => ({
    type,
    score: scores[TYPES.classes.indexOf(type)] ?? 0,
  })).reduce((one, other) => (other.score > one.score ? other : one));
  return { type: best.type, nothing: nothing - best.score };
}
