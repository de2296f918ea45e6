/** Figures in words, as people say them aloud, are written as figures where nothing else can be meant. */

const ONES = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const TEENS = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const VALUES = new Map<string, number>([
  ...[...ONES, ...TEENS].map((word, at): [string, number] => [word, at + 1]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
]);
const SMALL = [...ONES, ...TEENS].join("|");
const BELOW_HUNDRED = `(?:(?:${TENS.join("|")})(?:[ -](?:${ONES.slice(0, 9).join("|")}))?|${SMALL})`;
const numberOf = (words: string) =>
  words
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0);

const HUNDREDS = new RegExp(
  `\\b(an?|${ONES.slice(0, 9).join("|")}) hundred(?: and (${BELOW_HUNDRED}))?\\b(?!(?: and [a-z -]{3,15})? (?:thousand|grand|k)\\b)`,
  "gi",
);
const MONEY_RANGE = new RegExp(
  `\\b(${BELOW_HUNDRED}) (to|or) (${BELOW_HUNDRED}) (thousand|grand|k)\\b`,
  "gi",
);
const WITH_CENTS = new RegExp(
  `\\b(${BELOW_HUNDRED}) dollars(?: and)? (${BELOW_HUNDRED})(?: cents)?(?= (?:an?|per|each)\\b)`,
  "gi",
);
const RATE_WITH_CENTS = new RegExp(
  `\\b((?:${TENS.join("|")})[ -](?:${ONES.slice(0, 9).join("|")})) (${TENS.join("|")})(?= (?:on |for )?(?:nights?|days|weekdays|weekends?|saturdays?|sundays?|public)\\b)`,
  "gi",
);
/** "Day rate is thirty three", "thirty two dollars an hour days". */
const RATE = new RegExp(
  `\\b((?:rates?|nights|days|weekends|top|bottom|pay) (?:is|are|to|at|now) )(${BELOW_HUNDRED})$`,
  "gi",
);
const FIRST_RATE = new RegExp(
  `\\b(${BELOW_HUNDRED})(?= dollars an hour (?:on |for )?(?:days|nights|week))`,
  "gi",
);
const RANGE_UP = new RegExp(
  `\\b(${BELOW_HUNDRED}) dollars an hour up to (${BELOW_HUNDRED})(?! (?:thousand|percent|per cent))\\b`,
  "gi",
);
const SHARE = new RegExp(`\\b(${BELOW_HUNDRED}) per ?cent\\b`, "gi");

const HOUR = `(?:${ONES.join("|")})`;
const MINUTES = "(?: (thirty|fifteen|forty[- ]five))?";
const TIMES = new RegExp(
  `\\b(${HOUR})${MINUTES} (to|till?|until) (${HOUR})${MINUTES}\\b(?! (?:thousand|hundred|grand|k\\b|dollars|years?|months?|weeks?|days?|nights?|people|staff|kids|of|per|percent))`,
  "gi",
);
const MINUTE: Readonly<Record<string, string>> = { thirty: ".30", fifteen: ".15", forty: ".45" };
const clock = (hour: string, minutes: string | undefined) =>
  `${numberOf(hour)}${MINUTE[(minutes ?? "").toLowerCase().split(/[ -]/)[0] ?? ""] ?? ""}`;

const DIGITS = new Map([
  ["oh", "0"],
  ["zero", "0"],
  ...ONES.slice(0, 9).map((word, at): [string, string] => [word, `${at + 1}`]),
]);
const DIGIT = [...DIGITS.keys()].join("|");
const NUMBER = new RegExp(
  `\\b(?:(?:double |triple )?(?:${DIGIT})[ ,-]+){5,11}(?:double |triple )?(?:${DIGIT})\\b`,
  "gi",
);
const TIMES_SAID: Readonly<Record<string, number>> = { double: 2, triple: 3 };

/** "oh four nine one five seven oh double oh six" -> "0491570006". */
const dialled = (words: string) =>
  words
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.reduce(
      ({ digits, times }, word) =>
        TIMES_SAID[word] === undefined
          ? { digits: digits + (DIGITS.get(word) ?? "").repeat(times), times: 1 }
          : { digits, times: TIMES_SAID[word] ?? 1 },
      { digits: "", times: 1 },
    ).digits ?? words;

/** Written in groups, as numbers to call are. */
const grouped = (digits: string) =>
  digits
    .replace(/^(04\d\d|1[38]00)(\d{3})(\d{3})$/, "$1 $2 $3")
    .replace(/^(0[2378])(\d{4})(\d{4})$/, "$1 $2 $3");

export function spokenFigures(message: string): string {
  return message
    .replace(NUMBER, (words) => grouped(dialled(words)))
    .replace(HUNDREDS, (_all, count: string, rest: string | undefined) => {
      const hundreds = /^an?$/i.test(count) ? 1 : numberOf(count);
      return String(hundreds * 100 + numberOf(rest ?? ""));
    })
    .replace(
      WITH_CENTS,
      (_all, dollars: string, cents: string) =>
        `$${numberOf(dollars)}.${String(numberOf(cents)).padStart(2, "0")}`,
    )
    .replace(
      RANGE_UP,
      (_all, from: string, to: string) => `$${numberOf(from)} to $${numberOf(to)} an hour`,
    )
    .replace(
      MONEY_RANGE,
      (_all, from: string, word: string, to: string, unit: string) =>
        `${numberOf(from)} ${word} ${numberOf(to)} ${unit}`,
    )
    .replace(
      RATE_WITH_CENTS,
      (_all, sum: string, cents: string) => `${numberOf(sum)}.${numberOf(cents)}`,
    )
    .replace(RATE, (_all, lead: string, sum: string) => `${lead}${numberOf(sum)}`)
    .replace(FIRST_RATE, (sum) => String(numberOf(sum)))
    .replace(SHARE, (_all, share: string) => `${numberOf(share)}%`)
    .replace(
      TIMES,
      (
        all,
        from: string,
        minutes: string | undefined,
        word: string,
        to: string,
        more: string | undefined,
      ) => {
        // "Two to three" counts something; "eight to five" and "nine till two" are hours of work.
        const isTime =
          minutes !== undefined ||
          more !== undefined ||
          word.toLowerCase() !== "to" ||
          numberOf(from) > numberOf(to);
        return isTime ? `${clock(from, minutes)} ${word} ${clock(to, more)}` : all;
      },
    );
}
