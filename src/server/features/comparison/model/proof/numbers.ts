/** Numbers in a text, in figures or in words, so that "twelve" and "12" are the same claim. */

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const VALUES = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
]);
const SCALES = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
  ["billion", 1_000_000_000],
]);
const NUMBER_WORD = [...VALUES.keys(), ...SCALES.keys()].join("|");
const IN_WORDS = new RegExp(`\\b(?:${NUMBER_WORD})(?:[\\s-]+(?:${NUMBER_WORD}))*\\b`, "gi");
const FIGURES = /\d+(?:[.,]\d+)*/g;
/** Large claims without a figure. */
const MANY = /\b(?:dozens|hundreds|thousands|millions|billions|decades?|century|centuries)\b/gi;
const TEN = 10;

/** "twenty-five matters" -> "25 matters"; "two three" -> "2 3". */
function inFigures(text: string): string {
  return text.replace(IN_WORDS, (words) => {
    const values: number[] = [];
    for (const word of words.toLowerCase().split(/[\s-]+/)) {
      const value = VALUES.get(word);
      const scale = SCALES.get(word);
      const last = values.at(-1);
      if (scale !== undefined) values.splice(-1, 1, (last ?? 1) * scale);
      else if (value !== undefined && isTens(last) && value < TEN && value > 0)
        values.splice(-1, 1, (last ?? 0) + value);
      else if (value !== undefined) values.push(value);
    }
    return values.join(" ");
  });
}

const isTens = (value: number | undefined) =>
  value !== undefined && value >= 20 && value < 100 && value % TEN === 0;

const figuresIn = (text: string) =>
  (text.match(FIGURES) ?? []).map((figure) => {
    const value = Number(figure.replace(/,(?=\d{3}(?!\d))/g, ""));
    return Number.isNaN(value) ? figure : String(value);
  });

const manyIn = (text: string) => (text.match(MANY) ?? []).map((word) => word.toLowerCase());

/** Every number that a document names. */
export const numbersIn = (text: string) => [...figuresIn(inFigures(text)), ...manyIn(text)];

const YEARS = /(\d+(?:\.\d+)?)\s*\+?[\s-]*(?:years?|yrs?)\b/gi;

/** What a sentence says that has to be proved: how long something lasted, and other numbers. */
export function claimsIn(sentence: string): { numbers: string[]; years: string[] } {
  const inDigits = new Set(figuresIn(sentence));
  const figures = inFigures(sentence);
  // "one of two matters" only counts things; "12" and "twelve" claim something.
  const isClaim = (number: string) => inDigits.has(number) || !(Number(number) <= TEN);
  return {
    numbers: [...figuresIn(figures.replace(YEARS, " ")).filter(isClaim), ...manyIn(sentence)],
    years: [...figures.matchAll(YEARS)].map(([, years]) => String(Number(years))),
  };
}

/** A line that says how many years: its numbers may be told as years. */
export const yearsSaid = (line: string) =>
  /\b(?:years?|yrs?|p[qa]e)\b/i.test(line) ? numbersIn(line) : [];
