import type { DraftFact } from "#contract/job-creation.ts";
import { factNamed } from "./ear.ts";

/** What an advertisement may do without. */
const OPTIONAL: ReadonlySet<DraftFact> = new Set([
  "salary",
  "arrangement",
  "level",
  "nice",
  "benefits",
  "reports_to",
  "start_date",
  "contact",
] as const);

const MOST_WORDS = 4;

const NAMED: readonly RegExp[] = [
  /\b(?:leave|keep|take) (?:off |out )?(?:the |any |all )?(?<fact>[\p{L}, -]{3,40}?) (?:off|out|blank|confidential|private|unsaid|empty|unstated|quiet|to ourselves|under wraps|for now|undisclosed)\b/iu,
  /\b(?:leave|take) (?:off|out) (?:the |any )?(?<fact>[\p{L}, -]{3,40})/iu,
  /\b(?:don't|do not|won't|we don't|not going to|rather not|would rather not|prefer not to|i'd rather not|can't)(?: really| usually)? (?:want to )?(?:mention|state|say|include|publish|list|show|advertise|disclose|put|share|give|add|specify)(?: (?:the|any|a|our|what the|it))? ?(?<fact>[\p{L}, -]{3,40})/iu,
  /\b(?:skip|omit|hide|forget|ignore|pass on|nothing for|no need for|remove|drop|delete|lose|scrap|take out|ditch)(?: (?:the|any|a|about the))? (?<fact>[\p{L}, -]{3,40})/iu,
  /^(?:there (?:are|is) )?(?:no|none|without)(?: (?:real|particular|set|fixed|other|special|extra))? (?<fact>nice to haves?|benefits?|perks?|salary|start date|contact|bonus|set start|pay|desirables?)\b/iu,
  /\b(?<fact>salary|pay|package|remuneration|rate|start date|start|benefits?|perks?|nice to haves?|contact|reporting line)(?: is| are|'s|:|\s-)? (?:not stated|unstated|tbc|tbd|tba|negotiable|n\/a|na|none|nil|confidential|competitive|on application|commensurate|undisclosed|to be (?:confirmed|discussed|advised|decided)|depends|doe|open|private|off the ad|not (?:to be )?(?:published|shown|disclosed|decided|set|known)(?: yet)?|skip|leave (?:it )?(?:off|out|blank)|market rate)\b/iu,
  /\b(?:competitive|negotiable|confidential|attractive) (?<fact>salary|pay|package|rate|remuneration)\b/iu,
];
const BARE =
  /^(?:(?:just|please|let's|we can|we'll|i'd|i'll|can we|ok(?:ay)?|oh|um|no|nah|nope|hmm|well|rather|you can)[\s,]*)*(?:skip(?: (?:it|that|this|those|them|for now|that one|both|all of (?:that|those)))?|pass|none(?: of (?:that|those|them))?|nothing(?: (?:else|there|to add|more))?|no idea(?: yet)?|not (?:stated|sure(?: yet)?|decided(?: yet)?|yet|applicable|known|at this stage|that i can think of|really)|n\/a|na|tbc|tbd|tba|leave (?:it|that|this|them|those)(?: all)? (?:off|out|blank|empty)|leave off|don't know(?: yet)?|dunno|unknown|rather not say|prefer not to say|no(?: (?:nothing|none|not really))?|nope|nah|nil|haven't (?:decided|worked that out)(?: yet)?|we haven't decided|to be (?:confirmed|decided)|not (?:fussed|bothered)|no (?:preference|benefits or extras|extras))(?: (?:thanks|please|for now|yet|mate|either|at this stage|then))*[\s.!]*$/iu;

interface LeftOff {
  readonly facts: readonly DraftFact[];
  /** What else the sentence says. */
  readonly rest: string;
}

/** What a sentence says is to be left off: facts by name, or those that were asked for. Null: nothing. */
export function leftOff(said: string, asked: readonly DraftFact[]): LeftOff | null {
  const text = said.replace(/\$(?!\s?\d)/g, "salary");
  const bare = text.replace(
    /^(?:(?:nope|nah|no|none|nothing)[\s,.]+)+(?=(?:no|none|nothing)\b)/i,
    "",
  );
  for (const words of NAMED) {
    const match = words.exec(bare);
    const named = match?.groups?.fact;
    const parts = named?.split(/\s*(?:,|\band\b|\bor\b)\s*/i).filter((part) => part !== "") ?? [];
    const facts = parts
      .filter((part) => part.trim().split(/\s+/).length <= MOST_WORDS)
      .flatMap((part) => factNamed(part) ?? []);
    const optional = facts.filter((fact) => OPTIONAL.has(fact));
    if (match && optional.length > 0) return { facts: optional, rest: around(bare, match) };
  }
  return BARE.test(text) && asked.length > 0 ? { facts: asked, rest: "" } : null;
}

/** The clauses before and after the one that leaves something off. */
function around(text: string, match: RegExpExecArray): string {
  const seam = [...text.slice(0, match.index).matchAll(/[,;]\s|\s(?:so|and|but|because)\s/gi)].at(
    -1,
  );
  const after = text.slice(match.index + match[0].length);
  const next = /^[^,;]{0,40}?(?:[,;]\s|\s(?:and|but|then)\s)/i.exec(after);
  const clauses = [seam ? text.slice(0, seam.index) : "", next ? after.slice(next[0].length) : ""];
  return clauses.filter((clause) => clause.trim() !== "").join(", ");
}

export const mayBeLeftOff = (fact: DraftFact) => OPTIONAL.has(fact);
