import { isRole } from "#reading/job/is-role.ts";
import { isJoining } from "../joining-words.ts";

/** The job's name in a message in which none was marked. */

const SOUGHT =
  /\b(?:need(?:s|ing)?|want(?:s|ing)?|after|look(?:ing)? for|hiring|hire|seek(?:s|ing)?|recruit(?:ing)?|require[sd]?|find(?: me| us)?|advertis\w+ for|vacancy for|role of|position of|job for|chasing|replace(?: our)?)\s+/gi;
const LEAD =
  /^(?:(?:an?|the|some|another|new|our|us|me|my|one|two|three|four|\d+|x|more|good|great|decent|full[- ]time|part[- ]time|casual|permanent|experienced)\s+)*/i;
const WORD = /^[\p{L}&'’/+-]+/u;
const MOST_WORDS = 5;

/** "" when nothing names one. */
export function findTitle(message: string, isOpen: (at: number) => boolean): string {
  for (const match of message.matchAll(SOUGHT)) {
    const from = match.index + match[0].length;
    const said = phraseFrom(message.slice(from).replace(LEAD, ""));
    if (isOpen(from) && said !== "" && isRole(said)) return said;
  }
  return namedRole(message, isOpen);
}

/** Words up to the first that only joins. */
function phraseFrom(text: string): string {
  const words: string[] = [];
  for (const word of text.split(/\s+/).slice(0, MOST_WORDS)) {
    const bare = WORD.exec(word)?.[0] ?? "";
    if (bare === "" || isJoining(bare.toLowerCase())) break;
    words.push(bare);
    if (bare !== word) break;
  }
  return words.join(" ");
}

/** A word that names somebody's work, with up to two before it that say which. */
function namedRole(message: string, isOpen: (at: number) => boolean): string {
  const words = [...message.matchAll(/[\p{L}&'’/+-]+/gu)];
  const at = words.findIndex((word) => word[0].length > 2 && isRole(word[0]) && isOpen(word.index));
  if (at < 0) return "";
  let first = at;
  for (let i = at - 1; i >= Math.max(0, at - 2); i -= 1) {
    const word = words[i];
    const next = words[i + 1];
    if (!word || !next) break;
    const between = message.slice(word.index + word[0].length, next.index);
    if (between !== " " || isJoining(word[0].toLowerCase()) || !isOpen(word.index)) break;
    first = i;
  }
  return words
    .slice(first, at + 1)
    .map(([word]) => word)
    .join(" ");
}
