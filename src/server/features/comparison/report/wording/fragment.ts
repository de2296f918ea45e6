import { isKnownName } from "./capitals.ts";
import { type Thing, withoutLeadIn } from "./lead-in.ts";
import { cut, quoted } from "./quoting.ts";
import { gerund, isGerund, isVerb } from "./verbs.ts";

const LONGEST = 64;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|would|will|comes?|came|includes?|needs?|do|does|don[’']t|can)\b/i;

/** A whole sentence about something, or a piece cut out of one: it does not serve as the name of a thing. */
export function isClause(requirement: string): boolean {
  const thing = withoutLeadIn(requirement);
  const isCutOut = /^[^(]*\)/.test(thing.text);
  const isCommand = leadingVerbs(thing).verbs.length > 0 && !isGerund(firstWord(thing.text));
  return isCutOut || (!isCommand && FINITE.test(cut(thing.text, LONGEST)));
}

/** A requirement that no topic names, in its own words and few of them: drafting “leases for landlords”. */
export function fragmentOf(requirement: string): string {
  const { verbs, rest } = leadingVerbs(withoutLeadIn(requirement));
  if (verbs.length === 0 || rest.length < 3 || /^(?:and|or)\b/.test(rest))
    return quotedFragment(requirement);
  return `${verbs.join(" ")} ${quoted(uptoVerb(rest), LONGEST)}`;
}

/** In quotation marks from the first word on. */
export const quotedFragment = (requirement: string) =>
  quoted(smallFirst(withoutLeadIn(requirement)), LONGEST);

const firstWord = (text: string) => text.split(" ")[0] ?? "";

/** Looking after, acting for, signing off. */
const PARTICLES = new Set("off up out down over after for on with to in at".split(" "));
const JOINS = new Set(["and", "or", "&"]);
const AFTER_ARTICLE = /\b(?:a|an|the|some|any) $/i;
const AFTER_PREPOSITION = /\b(?:in|with|of|to|as|using|at) $/i;
/** Work in teams, a record of: things, not commands. */
const NO_OBJECT = new Set(["of", "in", "is", "has"]);

/** Create and sign off: creating and signing, and what follows. */
function leadingVerbs({ text, leadIn }: Thing): { verbs: string[]; rest: string } {
  const words = text.split(" ");
  const [first = "", second = ""] = words;
  const isThing =
    AFTER_ARTICLE.test(leadIn) ||
    (AFTER_PREPOSITION.test(leadIn) && !/ to $/i.test(leadIn) && !isGerund(first)) ||
    NO_OBJECT.has(second);
  const verbs: string[] = [];
  let at = 0;
  for (; at < words.length && !isThing; at += 1) {
    const word = words[at] ?? "";
    const alone = word.replace(/,$/, "");
    const before = words[at - 1] ?? "";
    const isJoin = at > 0 && JOINS.has(alone) && isVerb((words[at + 1] ?? "").replace(/,$/, ""));
    const isNext = at === 0 || JOINS.has(before) || /,$/.test(before);
    const isParticle = at > 0 && PARTICLES.has(word) && isVerb(before);
    if (isJoin || isParticle) verbs.push(alone);
    else if (isNext && isVerb(alone)) verbs.push(gerund(alone) + word.slice(alone.length));
    else break;
  }
  return { verbs, rest: words.slice(at).join(" ") };
}

/** What a list of duties says first: a second verb would not agree with the first. */
function uptoVerb(rest: string): string {
  for (const { 1: word = "", index } of rest.matchAll(/(?:, and |, | and )(\w+)/g))
    if (isVerb(word) && index > 3) return `${cut(rest.slice(0, index), LONGEST)}…`;
  return rest;
}

/** A capital that only begins the sentence is not kept in the middle of ours. */
function smallFirst({ text, leadIn }: Thing): string {
  const [first = "", second = ""] = text.split(" ");
  const word = first.replace(/[^\w+#]+$/, "");
  const isName = /.\p{Lu}|\.\w/u.test(word) || isKnownName(word) || /^\p{Lu}\p{Ll}/u.test(second);
  return isName || leadIn ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
