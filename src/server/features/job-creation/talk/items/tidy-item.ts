import { AMOUNT_OF } from "./words.ts";

const LEADING =
  /^(?:[\s,;:.•*+&–—-]+|(?:and|or|also|plus|then|but|so|ok(?:ay)?|well|oh|too|as well as|basically|obviously|of course|probably|maybe|i guess|i suppose|i'd say|let's say|there's(?: also)?|there is(?: also)?|there are|you know|like|say|just|mainly|mostly|generally|ideally|preferably|that they(?:'ve| have)?|if they(?:'ve| have|'re| are)?(?: got)?|someone who(?:'s| is| has| can)?|somebody who(?:'s| is| has| can)?|someone with|they(?:'ve| have| must| should|'re| are)?|you(?:'ve| have|'ll)?|who(?:'s| has| have| is| can)?|to be|be|is|are|been|being|to have|have|has|had|having|hold|holding|got|to)(?![\p{L}'-])[\s,]*)+/iu;
/** The words that say of what kind an item is are no part of it. */
const MARKS =
  /[\s,(–—-]*(?:\(?(?:essential|mandatory|required|reqd|req'd|a must|must have|non[- ]negotiable|desirable|preferred|optional|nice to have|bonus|a plus)\)?|as (?:a )?(?:perks?|benefits?|bonus)(?: go)?|too|as well|also|please|obviously|of course|for sure|definitely|etc|lol|haha|and so on|at a minimum|if possible|though)[\s).!]*$/i;
/** Reasons and asides that people append. */
const REASON =
  /(?:,|\s[–—-])?\s+(?:because|cos|although|though|even though|since (?:we|our|they|it|he|she|the)|as (?:we|our|he|she|it|they|most)\b|so (?:that )?(?:we|they|it|he|she|please)\b|otherwise|which (?:is|was|would|i|we)|of which|who knows|frankly|to be honest|if you ask me|no ifs|no exceptions|bless)\b.*$/i;
const ARTICLE = /^(?:an?|the|their|our)\s+(?=\S+\s|\S{3,}$)/i;
const LONGEST = 300;
const ACRONYM = /^\p{Ll}+\p{Lu}|^\p{Ll}\+\+|^\.net/u;

/** The recruiter's own words, first letter large, without bullet, full stop and what only led up to it. */
export function tidyItem(printed: string): string {
  let text = printed.replace(/\s+/g, " ").trim().replace(REASON, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text
      .replace(LEADING, "")
      .replace(AMOUNT_OF, "")
      .replace(MARKS, "")
      .replace(/(?:[\s.,;:!–—-]|\s(?:and|or|plus|but|so))+$/i, "");
  }
  text = text.replace(/^["'](.*)["']$/, "$1").replace(ARTICLE, "");
  if (/^[^(]*\)$/.test(text)) text = text.slice(0, -1);
  text = text.slice(0, LONGEST).trim();
  if (!/[\p{L}\d]{2}|[\p{L}][#+]?/u.test(text)) return "";
  return ACRONYM.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
