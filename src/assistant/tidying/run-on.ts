import { isVerb, verbOf } from "../duty.ts";
import type { Mark } from "../labels.ts";

/** Said without a comma: "teaching courses leading the reef dives filling tanks" are three duties. */

const FEWEST_WORDS = 6;
/** Behind these a word goes on with what was said. */
const LINKS =
  /^(?:the|a|an|and|or|of|for|with|by|in|on|to|from|at|as|our|your|their|his|her|its|my|some|any|all|like|including|while|when|after|before|without|through|about|is|are|be|been|who|that|which|what|how|will|would|can|could|must|should|may|not|also|then|than|per|into|over|under|no|new|other|each|every|they|you|we|them|us|it|n|staff|kids|children|people|clients|customers|students|residents|patients|guests|volunteers|teams?|crew|everyone|someone)$/i;
/** "Help residents take their meds": the second deed is not theirs who apply. */
const LETS =
  /^(?:help|let|make|assist|support|see|ensure|watch|have|get|teach|show|train|remind|ask|tell)(?:s|ing)?$/i;
const OBJECT = /^(?:the|our|your|their|all|any|up|out|after|new)$/i;
const TALKS_TO = /^(?:talk|speak|report|attend|fill|look|listen|respond|sign|liaise|deal|help)$/i;
const PARTICLE = /^(?:to|in|with|for|after)$/i;

const isDoing = (word: string) =>
  verbOf(word, false) !== undefined && !/^(?:during|including|regarding)$/i.test(word);

function dutiesIn(words: readonly string[]): number[] {
  const [first = ""] = words;
  const isGerund = isDoing(first);
  if (LETS.test(first) || (!isGerund && !isVerb(first.toLowerCase()))) return [];
  return words.flatMap((word, at) => {
    const [before = "", next = ""] = [words[at - 1], words[at + 1]];
    if (at < 2 || next === "" || LINKS.test(before) || /ing$/i.test(before)) return [];
    if (isGerund)
      return isDoing(word) && (OBJECT.test(next) || PARTICLE.test(next) || /[^s]s$/i.test(next))
        ? [at]
        : [];
    const does = isVerb(word.toLowerCase()) && OBJECT.test(next);
    return does || (TALKS_TO.test(word) && PARTICLE.test(next)) ? [at] : [];
  });
}

/** Behind these a requirement can end. */
const HELD =
  /^(?:tickets?|licen[cs]es?|certificates?|certs?|checks?|cards?|degrees?|diplomas?|experience|registration|membership|accreditation|papers|clearances?|number|medical|gear|tools|boots|car|ute|vehicle|phone|laptop|abn|record)$/i;
const COUNTED = /^(?:\d+|one|two|three|four|five)$/i;
const TURN =
  /^(?:day|week|fortnight|month|year|hour|night|shift|must|plus|bonus|lot|bit|few|while|half)$/i;

function thingsIn(words: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    const [before = "", next = ""] = [words[at - 1], words[at + 1]];
    if (at < 2 || next === "" || LINKS.test(before) || /ing$/i.test(before)) return [];
    if (!(HELD.test(before) || /^\p{Lu}{3,}$/u.test(before)) || TURN.test(next)) return [];
    const isOwn = /^(?:your|their)$/i.test(word) && /^own$/i.test(next);
    const isYears = COUNTED.test(word) && /^(?:years?|yrs?)\b/i.test(next);
    return /^an?$/i.test(word) || isOwn || isYears ? [at] : [];
  });
}

/** One mark for each, where grammar shows the seam. */
export function runOn(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => {
    if (mark.label !== "duty" && mark.label !== "must") return [mark];
    const found = [...mark.text.matchAll(/\S+/g)];
    if (found.length < FEWEST_WORDS || /[,;:()\n]/.test(mark.text)) return [mark];
    const words = found.map(([word]) => word);
    const seams = mark.label === "duty" ? dutiesIn(words) : thingsIn(words);
    if (seams.length === 0) return [mark];
    return [0, ...seams].map((start, index): Mark => {
      const from = found[start]?.index ?? 0;
      const end =
        (found[(seams[index] ?? found.length) - 1]?.index ?? 0) +
        (words[(seams[index] ?? words.length) - 1]?.length ?? 0);
      return {
        ...mark,
        from: mark.from + from,
        to: mark.from + end,
        text: mark.text.slice(from, end),
      };
    });
  });
}
