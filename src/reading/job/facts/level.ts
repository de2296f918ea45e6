/** Spec 2 §9. */
type Level = "graduate" | "junior" | "associate" | "senior" | "partner" | "";

/** The first that fits the title decides. */
const BY_TITLE: readonly (readonly [Level, RegExp])[] = [
  ["", /\bbusiness partner\b|\b(?:sales|retail|store|shop|customer service) associate\b/i],
  [
    "graduate",
    /\b(?:graduate|intern|internship|clerkship|seasonal clerk|summer clerk|trainee|cadet|apprentice|traineeship|entry[- ]level)\b/i,
  ],
  ["graduate", /\b(?:judge['’]?s associate|associate to (?:the|a|his|her|justice|judge))\b/i],
  [
    "partner",
    /\b(?:partner|managing principal|principal lawyer and director|general counsel|head of legal|chief legal officer)\b/i,
  ],
  ["senior", /\b(?:special counsel|of counsel|consultant solicitor)\b/i],
  ["junior", /\bjunior\b/i],
  ["senior", /\b(?:senior|snr|sr|lead|principal|head of|director|chief)\b/i],
  ["associate", /\bassociate\b(?! director)/i],
];

const NUMBERS: Readonly<Record<string, number>> = {
  zero: 0,
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
  twelve: 12,
};
const COUNT = "\\d{1,2}|zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve";
const YEARS = new RegExp(
  `\\b(${COUNT})(?: ?\\+| plus| or more)?(?: ?(?:-|–|—|to|and) ?(${COUNT}))?\\+? ?(?:years?|yrs?)['’]?s?(?: or more| plus)? (?:of )?(?:relevant |solid |recent |legal |full[- ]time )?(post[- ](?:admission|qualification|qualified)|pae|pqe|practice|admitted|experience|in |as |of |working|since|under|preparing|acting|doing|within)|\\b(${COUNT})(?: ?\\+)?(?: ?(?:-|–|—|to) ?(${COUNT}))?\\+? ?(?:years?|yrs?)?['’]? ?(pae|pqe)\\b`,
  "i",
);
const NEWLY_ADMITTED =
  /\b(?:recently|newly|about to be|soon to be) (?:admitted|qualified)\b|\b(?:law )?graduates? (?:welcome|encouraged)/i;

/** Years in practice up to which each level goes, by the middle of the range that is asked for. */
const BY_YEARS: readonly (readonly [number, Level])[] = [
  [0.9, "graduate"],
  [2.9, "junior"],
  [4.9, "associate"],
  [Number.POSITIVE_INFINITY, "senior"],
];

export function levelOfTitle(title: string): Level | null {
  const named = BY_TITLE.find(([, words]) => words.test(title));
  return named ? named[0] : null;
}

/** The level that years of experience stand for; only lawyers' years are counted that way. */
export function levelOfYears(text: string): Level {
  const match = YEARS.exec(text);
  if (match === null) return NEWLY_ADMITTED.test(text) ? "graduate" : "";
  const low = count(match[1] ?? match[4]);
  const high = count(match[2] ?? match[5]) ?? low;
  if (low === null || high === null) return "";
  const middle = (low + high) / 2;
  return BY_YEARS.find(([most]) => middle <= most)?.[1] ?? "";
}

function count(word: string | undefined): number | null {
  if (word === undefined) return null;
  return NUMBERS[word.toLowerCase()] ?? Number(word);
}
