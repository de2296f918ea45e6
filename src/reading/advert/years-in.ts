const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `\\d{1,2}(?:\\.5)?|${NUMBERS.slice(1).join("|")}|eighteen|an?`;
const RANGE = new RegExp(
  `\\b(${NUMBER})\\s?(\\+)?(?:\\s?(?:-|–|—|to|or)\\s?(${NUMBER})\\+?)?\\s?(?:or so |or more |plus |full |good |solid |clear |clinical |whole |busy |recent |complete |post-admission )*(years?|yrs?|months?|mths?|seasons?)\\b`,
  "i",
);
const AFTER_ADMISSION = new RegExp(
  `\\b(${NUMBER})\\s?(\\+)?(?:\\s?(?:-|–|—|to)\\s?(${NUMBER})\\+?)?\\s?(?:years?'?\\s)?(PAE|PQE)\\b`,
  "i",
);
/** "up to two years": nobody needs any. */
const UP_TO = new RegExp(
  `\\bup to\\s(${NUMBER})\\s?(?:full )?(?:years?'?|yrs?|PAE|PQE)(?![\\p{L}])`,
  "iu",
);

/** "a year ago", "within the last three years", "five-year-old": no stretch that is asked for. */
const NOT_ASKED =
  /\b(?:ago|old)\b|\b(?:last|past|first|next|every|each|per|within) (?:\w+ )?(?:years?|months?)\b|\bthe last\b/i;

/** "between two and five years". */
const BETWEEN = new RegExp(
  `\\bbetween\\s(${NUMBER})()\\s(?:years?\\s)?and\\s(${NUMBER})\\s(?:full )?(years?|yrs?|months?|mths?|seasons?)\\b`,
  "i",
);
/** "18 months to three years". */
const MONTHS_TO_YEARS = new RegExp(
  `\\b(${NUMBER})\\s?(?:months?|mths?)\\s?(?:-|–|—|to|or)\\s?(${NUMBER})\\s?(?:years?|yrs?)\\b`,
  "i",
);
/** "at least a year" without what led to it. */
const ONE = /^(?:full |whole |good )?(?:year|season)\b(?! (?:\d|round|end|level))/i;
/** "ten years in mining, three of them in charge". */
const OF_THEM = new RegExp(
  `^(?:with |of which )?(?:at least |a minimum of |some )?(${NUMBER})\\+?(?: or more)?(?: of (?:them|which|those|these|that))? (?:in|as|on|at|with|managing|running|leading)\\b`,
  "i",
);

export interface Years {
  readonly least: number;
  readonly most?: number;
}

/** "three to five years in leasing" → 3 and 5. */
export function yearsIn(text: string): Years | undefined {
  if (NOT_ASKED.test(text)) return undefined;
  const mixed = MONTHS_TO_YEARS.exec(text);
  if (mixed)
    return {
      least: Math.round((numberNamed(mixed[1] ?? "") / 12) * 100) / 100,
      most: numberNamed(mixed[2] ?? ""),
    };
  const most = UP_TO.exec(text)?.[1];
  if (most) return { least: 0, most: numberNamed(most) };
  if (ONE.test(text)) return { least: 1 };
  const found = BETWEEN.exec(text) ?? AFTER_ADMISSION.exec(text) ?? RANGE.exec(text);
  if (!found) return undefined;
  const [, first = "", , second, unit = ""] = found;
  const scale = /^m/i.test(unit) ? 1 / 12 : 1;
  const round = (value: number) => Math.round(value * scale * 100) / 100;
  const least = round(numberNamed(first));
  const highest = second === undefined ? undefined : round(numberNamed(second));
  return highest !== undefined && highest > least ? { least, most: highest } : { least };
}

/** "three of them as a supervisor", after a clause that told years. */
export function yearsAmongThem(text: string): Years | undefined {
  const found = OF_THEM.exec(text);
  return found ? { least: numberNamed(found[1] ?? "") } : undefined;
}

function numberNamed(word: string): number {
  const plain = word.toLowerCase();
  if (plain === "a" || plain === "an") return 1;
  if (plain === "eighteen") return 18;
  const named = NUMBERS.indexOf(plain);
  return named > 0 ? named : Number(plain);
}
