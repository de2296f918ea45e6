import { levelOfTitle } from "#reading/job/facts/level.ts";
import { isRole } from "#reading/job/is-role.ts";

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:snr|sr|sen)\b\.?/gi, "Senior"],
  [/\b(?:jnr|jr)\b\.?/gi, "Junior"],
  [/\bassoc\b\.?/gi, "Associate"],
  [/\bmgr\b\.?/gi, "Manager"],
  [/\bgrad\b\.?/gi, "Graduate"],
  [/\b(?:sol|solr)\b\.?/gi, "Solicitor"],
  [/\bsec\b\.?(?=$|\s)/gi, "Secretary"],
  [/\bdev\b\.?(?=$|\s)/gi, "Developer"],
  [/\beng\b\.?(?=$|\s)/gi, "Engineer"],
  [/\basst\b\.?/gi, "Assistant"],
  [/\badmin\b\.?(?= (?:officer|assistant|manager))/gi, "Admin"],
];
const SMALL = new Set("de du of and the in for to at on or a an".split(" "));
const UPPER = new Set(
  "hr it ip m&a wh&s whs hse rn en ain ndis ict ux ui qa ceo cfo coo gc pa ea ot gp icu nsw vic qld wa sa act nt ii iii iv esg ppsr ctp".split(
    " ",
  ),
);

/** What tradespeople and kitchens say for it. */
const SLANG: Readonly<Record<string, string>> = {
  sparky: "Electrician",
  sparkie: "Electrician",
  chippy: "Carpenter",
  chippie: "Carpenter",
  brickie: "Bricklayer",
  sparkies: "Electricians",
  chippies: "Carpenters",
  brickies: "Bricklayers",
  tradie: "Tradesperson",
  postie: "Postal delivery officer",
  truckie: "Truck driver",
  truckies: "Truck drivers",
  ambo: "Paramedic",
  "dish pig": "Kitchen hand",
  dishie: "Kitchen hand",
  garbo: "Waste collector",
  fridgie: "Refrigeration mechanic",
  boilie: "Boilermaker",
  concretor: "Concreter",
  rn: "Registered Nurse",
  en: "Enrolled Nurse",
  num: "Nurse Unit Manager",
  ain: "Assistant in Nursing",
  ea: "Executive Assistant",
  pa: "Personal Assistant",
  bdm: "Business Development Manager",
  gp: "General Practitioner",
};

/** Names of jobs that name a sex with it, as everybody may be called. */
const NEUTRAL: readonly (readonly [RegExp, string])[] = [
  [/\bwaitress(?:es)?\b/gi, "Wait Staff"],
  [/\bbar(?:maid|man|woman)\b/gi, "Bar Attendant"],
  [/\bbar(?:maids|men|women)\b/gi, "Bar Attendants"],
  [/\bsales(?:man|woman|girl|lady)\b/gi, "Salesperson"],
  [/\bsales(?:men|women|girls|ladies)\b/gi, "Salespeople"],
  [/\b(?:air hostess|stewardess)\b/gi, "Flight Attendant"],
  [/\bhostess\b/gi, "Host"],
  [/\bhouse ?maid\b/gi, "Housekeeper"],
  [/\bmaids?\b/gi, "Room Attendant"],
  [/\bseamstress\b/gi, "Sewing Machinist"],
  [/\btradesm[ae]n\b/gi, "Tradesperson"],
  [/\bcleaning (?:lady|girl|woman)\b/gi, "Cleaner"],
  [/\bcheckout chick\b/gi, "Checkout Operator"],
  [/\b(?:office|front desk) (?:girl|boy|lady)\b/gi, "Office Assistant"],
  [/\bgirl friday\b/gi, "Office All-Rounder"],
  [/\b(?:handy|yard|store|grounds)(?:woman|lady)\b/gi, "Handyperson"],
];
const PROTECTED =
  /\b(?:young(?:er|ish)?|mature(?:[- ]aged?)?|older|elderly|female|male|lady|ladies|gentleman|girl|boy|bloke|woman|women|man|men|attractive|pretty|good[- ]looking|aussie|white|asian|single)\s+(?=\p{L})/giu;

/** "young waitress" -> "Wait Staff": a job is open to everybody. */
export function neutralTitle(said: string): string {
  const bare = said.replace(PROTECTED, "");
  return NEUTRAL.reduce((text, [sexed, open]) => text.replace(sexed, open), bare).trim();
}

/** Of several names for the job the first that an advertisement would print. */
export function bestTitle(said: readonly string[]): string {
  const proper = said.filter((one) => !isSlang(one) && !BARE.test(one.trim()));
  const roles = proper.filter((one) => isRole(titleOf(one)));
  return titleOf(roles[0] ?? proper[0] ?? said[0] ?? "");
}
/** A word about the person, not the name of a job. */
const BARE =
  /^(?:licensed|qualified|experienced|senior|junior|new|good|another|someone|staff|people|person)$/i;
const LONGEST = 110;
const isSlang = (said: string) => SLANG[said.trim().toLowerCase()] !== undefined;

/** "senior  lawyer." -> "Senior Lawyer"; "" when there is none. */
export function titleOf(said: string): string {
  const bare = neutralTitle(said)
    .replace(/\s+/g, " ")
    .replace(/^["'\s*•-]+|["'\s.,;:!*-]+$/g, "")
    .replace(
      /^(?:(?:hire|hiring|recruit|need|want|find|get|do|advertise)\s+)?(?:(?:an?|the|our|another|new)\s+)?(?=\S)/i,
      "",
    )
    .replace(
      /(?:\s+(?:wanted|needed|required|for|in|at|with|to|and|or|of|on|the|a|an|our|who|here|based|please|position|role|job|first|now|too|again|yr|year|asap))+$/i,
      "",
    )
    .replace(/\s*(?:\(?x ?\d+\)?)$/i, "");
  const [first = "", ...rest] = bare.split(/(?=[,(]| - | – )/);
  const slang = SLANG[first.trim().toLowerCase()];
  return dressTitle(slang ? [slang, ...rest].join("") : bare).slice(0, LONGEST);
}

const expand = (name: string) =>
  SHORT.reduce((said, [short, long]) => said.replace(short, long), name);

/** As typed when it has capitals of its own, else with capitals as titles have them. */
function dressTitle(name: string): string {
  const said = expand(name).replace(/\s+/g, " ").trim();
  const typed = name.split(" ").filter((word) => !SMALL.has(word.toLowerCase()));
  const capitals = typed.filter((word) => /^[\p{Lu}\d(&]/u.test(word)).length;
  const shouted = said === said.toUpperCase() && said.length > 5;
  if (capitals >= typed.length && !shouted) return said;
  return said
    .split(" ")
    .map((word, at) => dressWord(word, at, shouted))
    .join(" ");
}

function dressWord(word: string, at: number, shouted: boolean): string {
  const lower = word.toLowerCase();
  if (UPPER.has(lower)) return word.toUpperCase();
  if (at > 0 && SMALL.has(lower)) return lower;
  if (!shouted && /\p{Lu}/u.test(word.slice(1))) return word;
  return lower.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** graduate, junior, associate, senior or partner where the title says so. */
export const levelIn = (title: string): string => levelOfTitle(title) ?? "";
