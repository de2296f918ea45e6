/** A line of an advertisement: the recruiter's own words, written as they are in print. */

const LONGEST = 400;

/** Abbreviations of trades, law and hurried people, spelt out. */
const SPELT: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\b(NSW|Vic|VIC|Qld|QLD|WA|SA|Tas|TAS|ACT|NT) PC\b/gi, "$1 practising certificate"],
  [
    /(?<=\b(?:current|unrestricted|restricted|a|an|valid|their|your) )PC\b(?!s)/gi,
    "practising certificate",
  ],
  [/\bpract?i[sc]ing cert\b/gi, "practising certificate"],
  [
    /(\d)\s*(?:yrs?|years?)?['’]?\s*\+\s*(?:yrs?\b|years?\b)?['’]?\s*(?:PAE|PQE)\b/gi,
    "$1+ years' post-admission experience",
  ],
  [
    /(\d\+?)\s*(?:yrs?\b|years?\b)?['’]?\s*(?:of )?(?:PAE|PQE)\b/gi,
    "$1 years' post-admission experience",
  ],
  [/\b(?:PAE|PQE)\b/g, "post-admission experience"],
  [/\byrs?\b\.?/gi, "years"],
  [/\bmths?\b\.?/gi, "months"],
  [/\s*\/ ?(?:wk|week)\b|\s*\bp\/?w\b/gi, " a week"],
  [/\s*\/ ?(?:fn|fortnight|f\/n)\b/gi, " a fortnight"],
  [/\bwks\b\.?/gi, "weeks"],
  [/\bwk\b\.?/gi, "week"],
  [/\bhrs\b\.?/gi, "hours"],
  [/\bmin(?=\.? \d)/gi, "minimum"],
  [/\bess\b\.?/gi, "essential"],
  [/\bCt\b/g, "Court"],
  [/(\d) ?hr\b(?! licen[cs]e| truck| driver)/gi, "$1 hour"],
  [/\bexp\b\.?(?! to\b)/gi, "experience"],
  [/\bcert ?(?:3|iii)\b/gi, "Certificate III"],
  [/\bcert ?(?:4|iv)\b/gi, "Certificate IV"],
  [/\bcert ?(?:2|ii)\b/gi, "Certificate II"],
  [/\b(trade|first aid|CPR|practising|white card|birth) cert\b/gi, "$1 certificate"],
  [/\bquals\b/gi, "qualifications"],
  [/\brego\b/gi, "registration"],
  [/\bmeds\b/gi, "medication"],
  [/\bmgmt\b/gi, "management"],
  [/\badmin\b/gi, "administration"],
  [/\bw\/ends?\b|\bwkends?\b/gi, "weekends"],
  [/\bw\/ ?(?=\p{L})/giu, "with "],
  [/\b(?:h[cr]|[lm]r|mc)(?= licen[cs]e)/gi, (name: string) => name.toUpperCase()],
  [/(?<=\p{L} )w(?= \p{L})/gu, "with"],
  [/\bw ur\b/gi, "with your"],
  [/\bur\b/g, "your"],
  [/\bwfh\b/gi, "work from home"],
  [/\bu\/?g\b(?= mine| mining)/gi, "underground"],
  [/\blic\b\.?/gi, "licence"],
  [/\blicen[cs]e\b/gi, "licence"],
  [/\bdrivers? licence\b/gi, "driver's licence"],
  [/\bmasters? degree\b/gi, "master's degree"],
  [/\bbachelors? degree\b/gi, "bachelor's degree"],
  [/\btix\b/gi, "tickets"],
  [/\baircon\b/gi, "air conditioning"],
  [/\bdont\b/gi, "don't"],
  [/\b(you|they|we)ve\b/gi, "$1've"],
  [/\bcant\b/gi, "can't"],
  [/\b(they|we|you)(ve|re|ll)\b(?<!\bwere|\bwell)/gi, "$1'$2"],
  [/\bdoesnt\b/gi, "doesn't"],
  [/\bisnt\b/gi, "isn't"],
  [/\bgotta\b/gi, "have to"],
  [/(?<![\d$£€])\$(\d{1,3}) ?k\b/gi, "$$$1,000"],
  [/\barvos?\b/gi, "afternoon"],
  [/\breno(s?)\b/gi, "renovation$1"],
  [/\bbrekk(?:ie|y)\b/gi, "breakfast"],
  [/\bdocs\b/gi, "documents"],
  [/\b(bank|account|trust) recs\b/gi, "$1 reconciliations"],
  [/\bcomms\b/gi, "communications"],
  [/\bcomm lit\b/gi, "commercial litigation"],
  [/\bneg\b\.?/gi, "negotiable"],
  [/\bincl?\b\.?/gi, "including"],
  [/\bapprox\b\.?/gi, "approximately"],
  [/\bdept\b\.?/gi, "department"],
  [/\btheres\b/gi, "there's"],
  [/\bthats\b/gi, "that's"],
  [/\byoure\b/gi, "you're"],
  [/\bcos\b|\bcoz\b/gi, "because"],
  [/\bpref\b\.?/gi, "preferred"],
  [/\bresp\b\.?/gi, "responsible"],
  [/\b(?:x-?mas|chrissy)\b/gi, "Christmas"],
  [/\bpub(?:lic)? hols?\b/gi, "public holidays"],
];
const DAYS: readonly (readonly [RegExp, string])[] = [
  [/\bmons?\b/gi, "Monday"],
  [/\btues?\b/gi, "Tuesday"],
  [/\bweds?\b/gi, "Wednesday"],
  [/\b(?:thurs?|thu)\b/gi, "Thursday"],
  [/\bfris?\b/gi, "Friday"],
  [/\bsats?\b/gi, "Saturday"],
  [/\bsuns?\b/gi, "Sunday"],
  [/\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, "DAY"],
];
/** Names that people type in small letters. */
const NAMES =
  "AHPRA NDIS WWCC PEXA RSA RSG CPR FIFO DIDO ARC MYOB Xero Excel PowerPoint Outlook Salesforce AutoCAD Revit Python JavaScript TypeScript SQL AWS Azure Kubernetes React SharePoint Actionstep Smokeball InfoTrack VCAT NCAT QCAT FOI GIPA BAS GST ESOP NBN HVAC EWP PPE WHS OHS CRM SAP ASIC ACCC ATO TAFE UK USA NSW QLD Australia Australian English Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays RF SEO CCTV VRF FBT ALS CPL LF PPE ABN GPS January February April June July August September October November December Christmas Easter".split(
    " ",
  );
const NAMED = new RegExp(`(?<![\\p{L}\\d@.])(?:${NAMES.join("|")})(?![\\p{L}\\d@])`, "giu");
const WRITTEN = new Map(NAMES.map((name) => [name.toLowerCase(), name]));

const MAY_LOSE_LEAD =
  /^(?:and|or|also|plus|then|so|um+|uh|you know|obviously|of course|basically|oh|well|maybe)\s+/i;

export function tidyItem(said: string): string {
  let text = said.replace(/\s+/g, " ").trim();
  text = text
    .replace(/^[\s\-–—•*·●▪◦>+,;:.)\]]+(?=\S)/u, "")
    .replace(/^\(?\d{1,2}[.)]\s+/, "")
    .replace(/[\s,;:.!–—-]+$/u, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(MAY_LOSE_LEAD, "");
  }
  for (const [short, long] of SPELT)
    text = typeof long === "string" ? text.replace(short, long) : text.replace(short, long);
  text = text.replace(NAMED, (name) => written(name));
  if (text.includes("(") && !text.includes(")"))
    text = text.replace(/\s*\(/, text.startsWith("(") ? "" : ", ");
  text = text.replace(/[\s,;:]+$/, "");
  if (text.endsWith(")") && !text.includes("(")) text = text.slice(0, -1);
  if (/^["'][^"']*$/.test(text)) text = text.slice(1);
  if (/^[^"']*"$/.test(text)) text = text.slice(0, -1);
  return capital(calm(text.trim().replace(DANGLING, ""))).slice(0, LONGEST);
}
/** What is left at the end when the rest of a phrase is gone. */
const DANGLING =
  /(?:[\s,]+(?:and|or|of|for|with|to|at|by|from|as|is|are|be|that|which|who|their|our|the|a|an|its|your|plus|but|so|because|if|when|while|into|outside|on our|in our))+$/i;

const BEGINS =
  /^(?:(?:they|you|he|she|we|someone|somebody|anyone|whoever it is)\s*(?:'ll|'d|will|would|do|does|really)?\s+)?(?:(?:need|needs|have|has|had|got|want)s?\s+to|must|should|gotta|to)\s+(?=\p{L})/iu;
const HOLDS =
  /^(?:(?:they|you|he|she|someone with|somebody with)\s*(?:'ve|'ll)?\s+)?(?:(?:must|should|to|will|need to|needs to)\s+)?(?:have|has|having|hold|holds|holding|possess\w*|with)\s+(?=(?:an?|the|at least|\d|current|valid|some|good|strong|your|their|own|experience)\b)/i;

/** A line speaks to whom it is for: "they need to have their own car" is "Your own car". */
export function addressed(said: string): string {
  const text = said
    .replace(HOLDS, "")
    .replace(BEGINS, "")
    .replace(/^(?:their|his or her|his\/her|his|her) own\b/i, "your own")
    .replace(/\b(?:themselves|themself)\b/gi, "yourself");
  return tidyItem(plainWords(text).length > 0 ? text : said);
}

/** Days of the week are spelt out where hours are spoken of. */
export function tidyHours(said: string): string {
  const text = DAYS.reduce(
    (told, [short, long]) => told.replace(short, (day) => (long === "DAY" ? capital(day) : long)),
    said,
  );
  return tidyItem(
    text
      .replace(/^f\/t\b/i, "Full time")
      .replace(/^p\/t\b/i, "Part time")
      .replace(/^perm\b/i, "Permanent")
      .replace(/^hours(?:\s*(?:are|is|:))?\s+(?=\d)/i, "")
      .replace(/\s*[-–]\s*(?=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/g, " to "),
  );
}

function written(name: string): string {
  const own = WRITTEN.get(name.toLowerCase()) ?? name;
  // What was typed with care stays: "Excel" in "excel in", "react to".
  if (name === name.toLowerCase() && /^(?:excel|react|outlook|arc|revit|sap|azure)$/.test(name))
    return name === "excel" ? "Excel" : name;
  return own;
}

/** NOT SHOUTED: a line in capitals is written as others are. */
function calm(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  if (letters.length < 12 || letters !== letters.toUpperCase() || !text.includes(" ")) return text;
  return text.toLowerCase().replace(NAMED, (name) => written(name));
}

const capital = (text: string) =>
  /^(?:i[A-Z]|e[A-Z])/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Words that carry no meaning of their own when items are compared. */
const EMPTY = new Set(
  "a an the of in with and or to for on at your you is are as by from their our his her its be have has had need needs must experience years year some any good strong that this it one bit thing stuff part etc handle carry out provide able".split(
    " ",
  ),
);

export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/'s\b/g, "")
    .match(/[\p{L}\p{N}+#]+(?:\.\p{N}+)?/gu) ?? [];
/** "Planning", "plans" and "plan" are one word; so are "filing" and "file". */
export function stem(word: string): string {
  if (!/^\p{L}{4,}$/u.test(word)) return word;
  const bare = /^\p{L}{3,}ing$/u.test(word)
    ? word.slice(0, -3).replace(/([bdgmnprt])\1$/, "$1")
    : word.replace(/(?<=\p{L}{3})s$/u, "");
  return bare.replace(/(?<=\p{L}{2})e$/u, "").slice(0, 5);
}
/** The words by which an item is known. */
export function stemsOf(text: string): Set<string> {
  const words = plainWords(text);
  const full = words.filter((word) => !EMPTY.has(word));
  return new Set((full.length > 0 ? full : words).map(stem));
}

/** How much of `words` stands in `item`, 0 to 1. */
export function shareIn(words: string, item: string): number {
  const wanted = stemsOf(words);
  const has = stemsOf(item);
  if (wanted.size === 0) return 0;
  let found = 0;
  for (const word of wanted) if (has.has(word)) found += 1;
  return found / wanted.size;
}

export const sameWords = (one: string, other: string) =>
  plainWords(one).join(" ") === plainWords(other).join(" ");
