/** Numbers, days and dates as people say them. A value takes the place of one of its own kind. */

const COUNT =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?`;
const DAY =
  "(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?s?";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|march|mar|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

type ValueKind = "number" | "day" | "date" | "month";

export interface Value {
  readonly kind: ValueKind;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** One number, or two with a dash or "to" between them. */
const NUMBER = String.raw`(?:\$?\d+(?:,\d{3})*(?:\.\d+)?(?: ?k\b|%)?(?:[/:]\d+)?|\b(?:a thousand|a hundred|${COUNT})\b)`;
export const RANGE = String.raw`${NUMBER}(?:\s?(?:-|–|to|til|till)\s?${NUMBER})?`;
export const TIMES = String.raw`${CLOCK}\s?(?:-|–|to|til|till)\s?${CLOCK}`;

const FORMS: readonly (readonly [ValueKind, RegExp])[] = [
  [
    "date",
    new RegExp(
      String.raw`\b(?:${DAY},? )?(?:\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)\b`,
      "gi",
    ),
  ],
  ["month", new RegExp(String.raw`\b(?!may (?:be|have|need)\b)${MONTH}\b`, "gi")],
  ["day", new RegExp(String.raw`\b${DAY}\b`, "gi")],
  ["number", new RegExp(String.raw`(?<![\p{L}\d])${RANGE}(?![\d@])`, "giu")],
];

/** All values of a text in their order; none overlaps another. */
export function valuesIn(text: string): Value[] {
  const found: Value[] = [];
  for (const [kind, form] of FORMS)
    for (const match of text.matchAll(form)) {
      const from = match.index;
      const to = from + match[0].length;
      if (!found.some((one) => one.from < to && from < one.to))
        found.push({ kind, text: match[0], from, to });
    }
  return found.sort((a, b) => a.from - b.from);
}

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** What two ways of writing a value have in common: "$4" and "four" are the same number. */
export function plainValue({ kind, text }: Pick<Value, "kind" | "text">): string {
  const plain = text
    .toLowerCase()
    .replace(/[$,\s]|(?<=\d)k\b/g, "")
    .replace(/athousand/, "1000")
    .replace(/ahundred/, "100");
  if (kind === "day") return plain.slice(0, 3);
  const word = ONES.indexOf(plain);
  return word >= 0 ? String(word) : plain;
}
