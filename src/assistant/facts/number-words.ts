const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const VALUES = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
]);
const WORD = [...VALUES.keys()].join("|");
const AMOUNT = new RegExp(
  `\\b(?:(?:an?|${WORD}) hundred(?:(?: and)? (?:${WORD})(?:[ -](?:${WORD}))?)?|(?:${TENS.join("|")})(?:[ -](?:${WORD}))?)\\b`,
  "gi",
);
/** "Thirty one fifty an hour" has cents; "forty fifty an hour" may be a range. */
const WITH_CENTS = new RegExp(
  `\\b((?:${TENS.join("|")})[ -](?:${ONES.slice(1, 10).join("|")})) ((?:${TENS.join("|")})(?:[ -](?:${ONES.slice(1, 10).join("|")}))?)(?= (?:an|per) hour\\b)`,
  "gi",
);
const MONEY = /\b(?:thousand|grand|dollars|an hour|per hour|a day|k)\b/i;
const HUNDRED = 100;

/** "ninety to one hundred and five thousand" -> "90 to 105 thousand": only where money is spoken of. */
export function amountsInFigures(text: string): string {
  if (!MONEY.test(text)) return text;
  return text
    .replace(
      WITH_CENTS,
      (_all, sum: string, cents: string) => `${amountOf(sum)}.${amountOf(cents)}`,
    )
    .replace(AMOUNT, (words) => String(amountOf(words)));
}

function amountOf(words: string): number {
  let value = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === "hundred") value = Math.max(1, value) * HUNDRED;
    else value += VALUES.get(word) ?? 0;
  }
  return value;
}
