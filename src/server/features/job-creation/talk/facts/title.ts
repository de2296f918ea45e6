import { levelOfTitle } from "#reading/job/facts/level.ts";
import { isRole } from "#reading/job/words/is-role.ts";
import { isPlace } from "#reading/places.ts";
import type { Span } from "./span.ts";

const MOST_WORDS = 9;
const LONGEST = 110;
const SOUGHT =
  /\b(?:(?:we|i)(?:'re| are|'m| am)?(?: also| really| just| actually| currently| urgently)*(?: need(?:ing)?| want(?:ing)?(?: to (?:hire|bring on|add|find|appoint|get|recruit|employ|advertise(?: for)?))?| require| after| hiring| recruiting| seeking| looking(?: for| to (?:hire|find|recruit|appoint|bring on|add|get))| chasing| on the hunt for| searching for| trying to (?:find|hire)| hoping to (?:hire|find|get|add)| advertising(?: for)?)|(?:we|i)(?:'d| would) (?:like|love)(?: to (?:hire|find|get|advertise(?: for)?))?|(?:need|want|seeking|hiring|recruiting|looking (?:for|to (?:hire|find|recruit|appoint|bring on|bring in|add|get|take on))|after|require|chasing|wanted:?|advertis(?:e|ing)(?: for)?|hire|post(?:ing)?(?: an? ad)? for|ad for|posting for|vacancy for|opening for|role for|position for|job for|opportunity for|(?:replacement|cover) for)|(?:need|want|looking for|after) is|(?:the )?(?:role|job|position|title|opening|vacancy)(?: title)?(?:'s| is| will be| would be| should (?:be|read)|:)|it's(?: for)?|this is(?: for)?|call it|make (?:it|that)|it'd be(?: for)?|(?:it|this) is(?: for)?|let's (?:call it|go with)|(?:time|keen|ready|hoping|planning|about|able|going|had|have|got|decided|allowed|asked|told)(?: me| us)? to (?:hire|find|get|recruit|appoint|employ|bring on|bring in|take on|add|advertise(?: for)?)|hire)\s*(?:for (?=an? ))?(?:probably |basically |really |just |maybe |now )?(?:to (?:hire|find|recruit|appoint|employ|get|bring on|advertise(?: for)?|post(?: an ad)? for|fill)\s+)?(?:(?:an?|another|one|two|three|our next|our new|the|some|a new|a good|to hire)\s+)?(?:(?:additional|extra|new|good|great|experienced|full[- ]?time|part[- ]?time|permanent|casual|hybrid|remote|strong|talented|qualified|solid|decent|proper|fixed[- ]term|contract|temp|ft|pt|on-site)[, ]+)*/giu;
const NAME = /^["']?([\p{L}\d&/'’+().-]+(?:(?: - | – |, (?=[A-Z])| )[\p{L}\d&/'’+().-]+){0,8})/u;
/** A name of a job ends where one of these begins. */
const STOPS =
  /\s*(?:"|[.;:!?](?:\s|$)|,(?!\s(?:[A-Z][a-z]+(?: [A-Z&][a-z]*){0,3})(?=$|[.;,]))|\s(?:to|with|who|whose|for|in|at|on|into|based|is|are|or someone|within|from|that|which|wanted|please|role|position|job|having|because|since|asap|starting|start|reporting|paying|needed|required|and (?:they|we|it|he|she|the|i|a|an|must|need|also|someone|pay|will|should)|working|across|under|full[- ]?time|part[- ]?time|but|so|then|instead|not|this time|now|actually|level|by|as|around|near|here|there|down|up|out|over|of about|reports|doing|covering|via|through|plus|can|could|would|will|if|while|when)\b|(?<!\b(?:[Yy]ear|[Gg]rade|[Ll]evel|[Cc]lass|[Bb]and|[Ss]tep))\s\d|\s[-–—]\s(?=[a-z])|\s\(|$)/;
const NO_TITLE =
  /^(?:(?:wrong|incorrect|not|off|too|still)\b.*|it|this|that|them|someone|somebody|people|person|help|hand|you|him|her|me|us|one|something|anything|everything|experience|more|less|few|lot|bit|change|post|ad|advertisement|job|role|position|good|great|fine|ok|candidates?|staff|team|legal (?:role|job))$/i;
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

export interface Titled {
  readonly value: string;
  readonly span: Span;
}

const NEEDED = /^(.{3,60}?)\s+(?:wanted|needed|required)(?=$|[\s,.;:])/i;

/** "We are after a senior associate for our family team" -> "Senior Associate". */
export function soughtTitle(text: string): Titled | null {
  const needed = NEEDED.exec(text);
  const before = needed ? titleAlone(needed[1] ?? "") : "";
  if (needed && before !== "") return { value: before, span: [0, needed[0].length] };
  for (const lead of text.matchAll(SOUGHT)) {
    const start = lead.index + lead[0].length;
    const rest = text.slice(start, start + LONGEST);
    const named = nameAt(rest);
    if (named === "" || !isTitle(named)) continue;
    const at = start + rest.indexOf(named);
    return { value: dressTitle(named), span: [lead.index, at + named.length] };
  }
  return null;
}

/** A name at the very start of the words that a label or a correction brings. */
export function titleIn(text: string, sure: boolean): string {
  const bare = text
    .replace(/^["'\s]+|["'\s.!]+$/g, "")
    .replace(/^(?:an?|the|to|be|it's|is|called)\s+/i, "");
  const named = sure ? (bare.split(/[.;:!?](?:\s|$)|\n/)[0] ?? "").trim() : nameAt(bare);
  if (named === "" || named.length > LONGEST || named.split(" ").length > MOST_WORDS) return "";
  if (NO_TITLE.test(named) || (!sure && !isTitle(named))) return "";
  return dressTitle(named.replace(/["']$/, ""));
}

/** A fragment that is nothing but the name of a job: "senior fleet safety officer". */
export function titleAlone(fragment: string, asked = false): string {
  const bare = fragment
    .replace(/[\s,]+(?:please|pls|thanks|thx)$/i, "")
    .replace(WANTED, "")
    .replace(/^["'\s]+|["'\s.!]+$/g, "")
    .replace(
      /^(?:(?:an?(?! grade\b)|the|our|role|position|title|another)\s+)?(?:(?:new|good|great|extra|additional|second)\s+(?=\p{Lu}|\p{Ll}+ ?))?/iu,
      "",
    )
    .replace(/\s+(?:in|at|for|based|near|to|with|on|here in|of)$/i, "")
    .replace(/\s*(?:x ?\d+|\(x?\d+\))$/i, "");
  const words = bare.split(" ");
  if (
    bare === "" ||
    words.length > MOST_WORDS - 2 ||
    /[.;:!?@$\d]/.test(
      bare.replace(/\b[1-4](?:st|nd|rd|th)\b|\b(?:year|grade|level|class|band) \d{1,2}\b/i, ""),
    )
  )
    return "";
  if (FINITE.test(bare) || isPlace(bare)) return "";
  const named = nameAt(bare);
  if (named !== bare) return "";
  const short = asked && words.length <= 4 && !NO_NAME.test(bare) && !/'s\b/.test(bare);
  return isTitle(bare) || short ? dressTitle(bare) : "";
}

/** "Paralegal for our litigation team": a name of a job, and then more about it. */
export function titleFirst(fragment: string): string {
  const bare = fragment.replace(/^["'\s]+/, "").replace(/^(?:an?(?! grade\b)|the)\s+/i, "");
  const named = nameAt(bare);
  const after = bare.slice(named.length);
  if (named === "" || FINITE.test(named) || !isTitle(named)) return "";
  return /^\s*(?:\(|(?:for|in|at|to|with|on|based)\b|[-–])/i.test(after) ? dressTitle(named) : "";
}

const WANTED = /\s+(?:wanted|needed|required|role|position|job|vacancy|gig|opening)$/i;
const NO_NAME =
  /\b(?:pay|rate|somewhere|between|brilliant|excellent|fantastic|lovely|perfect|awesome|cool|sweet|cheers|i|we|you|it|the|my|your|not|no|yes|please|thanks|hello|hi|hey|good|ok|okay|nice|what|how|why|fine|great|sure|later|maybe|whatever|weather|lol|haha|full|part|time|hybrid|remote|casual|contract|permanent|salary|super|skills|anything|nothing|everything|worth|skip|pass|none|morning|afternoon|day|today|test|patch|chaos|requirements?|responsibilit\w+|dut(?:y|ies)|benefits?|first|second|last|number|looks?|right|all)\b/i;

const FINITE =
  /\b(?:make|change|set|add|remove|drop|swap|move|put|call|post|publish|replace|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|must|need|needs|get|gets|got|want|we|i|you|they|he|she|it|my|your|their|his|her|with|who|thanks|please|skills|experience|certificate|licence|degree|admission|years|knowledge|ability|no|not|or|report(?:s|ing)?|supervis(?:e|ing)|manag(?:e|ing)|mentor(?:ing)?|assist(?:ing)?|support(?:ing)?|draft(?:ing)?|train(?:ing)?|advis(?:e|ing)|lead(?:ing)? the|brief(?:ing)?|liais\w+)\b/i;

function nameAt(rest: string): string {
  const run = NAME.exec(rest)?.[1] ?? "";
  const stop = STOPS.exec(run);
  const name = (stop ? run.slice(0, stop.index) : run).replace(/["'.,)]+$/, (end) =>
    end.startsWith(")") && run.includes("(") ? ")" : "",
  );
  return name.split(" ").length > MOST_WORDS ? "" : name.trim();
}

function isTitle(name: string): boolean {
  const expanded = expand(name);
  // "partner visas", "student debts": what somebody deals with, not what somebody is.
  const thing = /^\p{Ll}+ \p{Ll}+s$/u.test(name) && !isRole(name.split(" ")[1] ?? "");
  return (
    !NO_TITLE.test(name) &&
    !thing &&
    isRole(expanded) &&
    !/^(?:report|supervis|manag(?:e|ing)\b|mentor|assist\b|support\b|lead\b(?! \p{L}+ ?(?:engineer|developer|designer|counsel|lawyer)))/iu.test(
      expanded,
    )
  );
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
