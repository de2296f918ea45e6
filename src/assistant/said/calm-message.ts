/** A message as it would be written with more time: not shouted, and without words that only fill a pause. */

const SHORT_NAMES = new Set(
  "RII ABN ICU ALS RSA RSG RCG NSW QLD VIC TAS ACT GPS EWP RN EN AIN NUM HR MC HC LR MR PA IT HQ WA SA NT AHPRA NDIS WWCC PEXA CPR FIFO DIDO MYOB SQL AWS GST BAS PPE WHS OHS CRM VCAT NCAT QCAT TAFE CNC MIG TIG OTE EBA RDO PCBU CAD".split(
    " ",
  ),
);
const FEWEST_SHOUTED = 8;
const SHOUTED = 0.7;

/** SHOUTING is told from names in capitals by how much of a message it is. */
function calmed(message: string): string {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const capitals = message.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters < FEWEST_SHOUTED || capitals / letters < SHOUTED) return message;
  return message
    .replace(/(?<![\p{L}\d@.])\p{Lu}{2,}(?![\p{L}\d@])/gu, (word) =>
      SHORT_NAMES.has(word) ? word : word.toLowerCase(),
    )
    .replace(/(?<=\p{Ll} )A(?= \p{Ll})/gu, "a");
}

const FILLER =
  /(?:,\s*)?(?<![\p{L}\p{N}@./-])(?:lol|lmao|rofl|(?:ha|he){2,}h?|jk|duh|obvs|obviously|honestly|tbh|u+m+|u+h+|h+m+|omg|you know,|like i said)(?![\p{L}\p{N}@/-]|\.\w)(?:,(?=\s))?/giu;

/** "DM us on insta lol no jk": whoever says that they were joking takes it back. */
const JOKE =
  /(?<=^|[.!?,;\n]\s{0,3}|\b(?:and|but) )[^.!?,;\n]{2,90}?[.!?,]{0,3}\s+\(?(?:(?:lol|haha+|nah|no|ha)[,.! ]+)*(?:jk|j\/k|just kidding|only kidding|just joking|only joking|i'?m (?:just )?(?:kidding|joking)|kidding|joking|well not officially|not officially|not really)\b[,.!)]*(?=\s|$)/giu;

/** Short forms of people in a hurry, which change what is understood. */
const HURRIED: readonly (readonly [RegExp, string])[] = [
  [/\btm?rr?o?w\b|\b2moro\b|\btomoz\b/gi, "tomorrow"],
  [/\b(if|where|as soon as) poss\b/gi, "$1 possible"],
  [/\bb4\b/gi, "before"],
  [/(\d) ?hpw\b/gi, "$1 hours a week"],
  [/\bw\/ends?\b/gi, "weekends"],
  // "With a clientele if possible": wished for, and apart from what stands before it.
  [
    /,? with (an? |some |their own )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+) if possible(?: but (?:it'?s )?not a deal ?-?breaker)?/giu,
    ", $1$2 preferred",
  ],
  [/,? (?:if possible )?but (?:it'?s |that'?s )?not a deal ?-?breaker\b/gi, " preferred"],
];

/** "A decent attitude lol" is a decent attitude. */
export function calmMessage(message: string): string {
  const serious = message.replace(JOKE, "");
  const calm = HURRIED.reduce(
    (text, [short, long]) => text.replace(short, long),
    calmed(/[\p{L}\p{N}]{2}/u.test(serious) ? serious : message),
  );
  const bare = calm.replace(FILLER, "").replace(/[^\S\n]{2,}/g, " ");
  return /[\p{L}\p{N}]{2}/u.test(bare) ? bare : calm;
}
