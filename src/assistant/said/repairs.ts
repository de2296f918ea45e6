import { plainWords } from "../items.ts";
import { RANGE, TIMES } from "./values.ts";

/** "2pm-10 no sorry 3pm-11pm": people who talk mend what they said as they go. Only what they end with is meant. */

const UNIT = String.raw`(?: ?(?:(?:hours?|hrs|days?|nights?|shifts?|weeks?|months?|years?|yrs)(?: (?:a|per) (?:week|fortnight))?|(?:a|an|per) (?:hour|day|week|fortnight|month|year)))`;
const SORRY = String.raw`(?:no,? sorry|sorry,? no|no,? wait|wait,? no|oh no|no,? actually|actually,? no|no,? make (?:it|that)|sorry|make (?:it|that)|i meant?|or rather|scratch that|correction|well|nope|no|actually)`;
const SAYING = String.raw`(?:it'?s |its |make (?:it|that) |more like |that'?s |say )?`;
const mended = (value: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d$.])${value}(${UNIT})?[,.]?\s+${SORRY}[,.!]?\s+${SAYING}(${value})(?![\d@])(${UNIT})?`,
    "giu",
  );
const CHOSEN = new RegExp(
  String.raw`(?<![\p{L}\d$.])${RANGE}(${UNIT})?(?:,? (?:or )?maybe ${RANGE}${UNIT}?)+[.,]?\s*(?:ok |yeah |no )?(?:lets? say|let'?s say|call it|say|make it|go with)\s+(${RANGE})(?![\d@])(${UNIT})?`,
  "giu",
);
const FORMS = [mended(TIMES), mended(RANGE), CHOSEN];
const withUnit = (value: string, unit: string) =>
  unit === "" ? value : `${value.trimEnd()} ${unit.trim()}`;
const OTHER_NAME =
  /\ban? ((?:[\p{L}-]+ ){1,3})no,? (?:sorry,? |wait,? |make that |actually,? |i mean )?(?=an? \p{L})/giu;
/** "Must have perfect pitch - no that's silly, a good ear". */
const SILLY =
  /(?<=\b(?:have|has|hold|holds|need|needs|want|wants|with|is|are|be) )(?:[\p{L}\d'-]+ ){0,3}[\p{L}\d'-]+\s*[-–,.]+\s*(?:oh |actually )*no,? (?:that|it)(?:'s|s| is| would be) (?:just |a bit |too )?[\p{L}]+(?:,| -|\.) +(?:just |make it |make that |say |only |more like )*/giu;
/** Longer messages are read as they are: nobody mends that much as they go. */
const MOST = 12_000;

export function mendedMessage(message: string): string {
  if (message.length > MOST) return message;
  const values = FORMS.reduce(
    (text, form) =>
      text.replace(form, (_all, unit: string = "", value: string, own: string = "") =>
        withUnit(value, own || unit),
      ),
    message,
  );
  return withoutScratched(values.replace(OTHER_NAME, "").replace(SILLY, ""));
}

const SCRATCH =
  /[,.;]?\s*\b(?:no,? )?(?:scratch|scrap|forget|ditch|drop|skip) (?:the |that )?(\p{L}[\p{L}-]{3,}(?: \p{L}[\p{L}-]{2,})?)([^,.;\n]*)/giu;
const MOST_WORDS = 5;

/** "Some insolvency, scratch insolvency": both go. */
function withoutScratched(message: string): string {
  return [...message.matchAll(SCRATCH)].reduce((text, match) => {
    const [clause, phrase = ""] = match;
    const at = text.indexOf(clause);
    if (at <= 0) return text;
    for (const words of [phrase, phrase.split(" ")[0] ?? ""]) {
      const before = text.slice(0, at);
      const chunk = before
        .split(/[,.;:\n]/)
        .findLast((one) =>
          ` ${plainWords(one).join(" ")} `.includes(` ${plainWords(words).join(" ")} `),
        );
      if (!chunk || plainWords(chunk).length > MOST_WORDS) continue;
      const from = before.lastIndexOf(chunk);
      return `${before.slice(0, from).replace(/[,;]\s*$/, "")}${before.slice(from + chunk.length)}${text.slice(at + clause.length)}`;
    }
    return text;
  }, message);
}
