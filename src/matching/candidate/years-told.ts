/** Stretches of time as sentences tell them. */
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
};
export const NUMBER = `(?<![\\d.])(\\d{1,2}(?:\\.\\d)?|(?:twenty|thirty)[- ](?:one|two|three|four|five|six|seven|eight|nine)|${Object.keys(NUMBERS).join("|")})`;

export const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/^\d/.test(word)) return Number(word);
  const [tens = "", ones] = word.toLowerCase().split(/[- ]/);
  const high = NUMBERS[tens];
  return ones && high !== undefined ? high + (NUMBERS[ones] ?? 0) : high;
};

const LENGTH = new RegExp(
  `${NUMBER}\\+?(?: and a half| full| good| solid| happy| clear| busy| long)*\\s*(years?|yrs?|months?|mths?|seasons?)\\b(?!['’]?\\s*(?:old|ago|of age|before|earlier))`,
  "gi",
);
const SINCE =
  /\b(?:since|from)\s+(?:(?:early|mid|late)[- ]?)?(?:([a-z]{3,9})\.?\s+)?((?:19|20)\d\d)\b(?!\s*(?:to|until|till|[-–—]))/gi;
const SPAN =
  /\b((?:19|20)\d\d)\s*(?:to|until|till|and|[-–—])\s*(?:[a-z]{3,9}\.?\s+)?((?:19|20)\d\d|present|now|date|today|current)\b/gi;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MID_YEAR = 5;
/** More than a working life is a firm's age, not somebody's experience. */
const LONGEST_CAREER = 50;

/** The longest stretch of time that a sentence tells of, in years; 0 for none. */
export function yearsTold(sentence: string, now: number): number {
  let longest = 0;
  const add = (years: number) => {
    if (years > longest && years <= LONGEST_CAREER) longest = years;
  };
  for (const [, number, unit = ""] of sentence.matchAll(LENGTH))
    add((numberOf(number) ?? 0) / (/^m/i.test(unit) ? 12 : 1));
  for (const [, month = "", year] of sentence.matchAll(SINCE)) {
    const at = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
    add(now - Number(year) - (at < 0 ? MID_YEAR : at) / 12);
  }
  for (const [, from, to = ""] of sentence.matchAll(SPAN))
    add((/^\d/.test(to) ? Number(to) : now) - Number(from));
  return longest;
}
