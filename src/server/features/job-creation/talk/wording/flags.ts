import type { WordingFlag } from "#contract/job-creation.ts";

interface Rule {
  readonly words: RegExp;
  readonly why: string;
  /** "" when the words are best left out. */
  readonly better: string;
}

const AGE =
  "It asks for an age, which is unlawful to choose by and keeps good people from applying.";
const GENDER = "It names a gender, and the job is open to everybody.";
const FAMILY = "It asks about family or pregnancy, which must not decide who is hired.";
const ORIGIN =
  "It asks where somebody comes from. What counts is what they can do, or their right to work.";
const FAITH = "It asks about religion, which must not decide who is hired.";
const HEALTH = "It shuts out people with a disability. Say what the work needs instead.";
const LOOKS = "It asks about appearance, which says nothing about the work.";
const FIT = "It is vague, and often means “like us”. Say what matters in the work.";
const UNPAID = "Work on trial must be paid.";
const CAP = "A cap on years often works as a cap on age.";

const RULES: readonly Rule[] = [
  {
    words:
      /\byoung(?:,? (?:and )?(?:energetic|dynamic|vibrant|hungry|enthusiastic|fresh))\b|\b(?:energetic|dynamic|vibrant) and young\b/gi,
    why: AGE,
    better: "energetic",
  },
  {
    words:
      /\b(?:young(?:er|ish)?|youthful)\b(?! (?:people|person's|children|adults|offenders|families|ones))/gi,
    why: AGE,
    better: "",
  },
  { words: /\bdigital natives?\b/gi, why: AGE, better: "confident with digital tools" },
  {
    words: /\brecent (?:graduates?|school leavers?) only\b|\bonly recent graduates?\b/gi,
    why: AGE,
    better: "graduates",
  },
  {
    words:
      /\b(?:mature[- ]aged?|no (?:older|oldies|boomers|one over \d\d)|(?:under|below|over|no older than|not over) (?:the age of )?(?:2[0-9]|3[0-9]|4[0-9]|5[0-9]|6[0-9])(?! ?(?:hours|hrs|people|staff|files|days|minutes|k|kg|beds|%|years))(?: years old)?|aged? (?:between )?\d\d(?: ?(?:-|to|and) ?\d\d)?|max(?:imum)? age|(?:2\d|3\d|4\d)[- ]something)\b/gi,
    why: AGE,
    better: "",
  },
  { words: /\bover[- ]?qualified\b/gi, why: AGE, better: "" },
  {
    words:
      /\b(?:no more than|at most|maximum(?: of)?|max\.?|not more than|less than|under) (?:\d{1,2}|two|three|four|five|six|seven|eight|ten) (?:years|yrs)\b(?:'? experience)?/gi,
    why: CAP,
    better: "",
  },
  { words: /\b(?:salesman|salesmen)\b/gi, why: GENDER, better: "salesperson" },
  { words: /\b(?:chairman)\b/gi, why: GENDER, better: "chair" },
  { words: /\b(?:foreman)\b/gi, why: GENDER, better: "supervisor" },
  { words: /\b(?:storeman)\b/gi, why: GENDER, better: "storeperson" },
  { words: /\b(?:tradesman|tradesmen)\b/gi, why: GENDER, better: "tradesperson" },
  { words: /\b(?:handyman)\b/gi, why: GENDER, better: "maintenance worker" },
  { words: /\b(?:waitress(?:es)?|barmaid|hostess)\b/gi, why: GENDER, better: "waiter" },
  {
    words:
      /\b(?:cleaning lady|tea lady|girl friday|office girl|receptionist girl|secretary girl)\b/gi,
    why: GENDER,
    better: "",
  },
  { words: /\b(?:manpower)\b/gi, why: GENDER, better: "workforce" },
  {
    words:
      /\b(?:(?:males?|females?|men|women|ladies|guys|girls|blokes|boys)(?: candidates?| applicants?)? (?:only|preferred)|(?:preferably|ideally|only|must be) (?:an? )?(?:male|female|man|woman|bloke|girl|lady|guy)|no (?:women|men|girls|blokes|females|males)|a (?:bloke|girl|lady|gentleman|strong man)|ninja|rock ?star|he must|she must)\b/gi,
    why: GENDER,
    better: "",
  },
  {
    words:
      /\b(?:no (?:mums?|mothers?|dads?|parents|kids|children|babies|pregnan\w+|family commitments)|not (?:pregnant|planning (?:a family|kids|to have (?:kids|children)))|without (?:kids|children|family commitments)|(?:un)?married|single(?: person)? (?:only|preferred)|childless|no plans? (?:for|to have) (?:kids|children|a family|babies)|childbearing)\b/gi,
    why: FAMILY,
    better: "",
  },
  {
    words:
      /\bnative[- ](?:level )?(?:english|mandarin|cantonese|french|german|japanese|korean|spanish|italian|arabic|vietnamese|hindi)[- ]?(?:speak(?:er|ing)s?|level)?\b/gi,
    why: ORIGIN,
    better: "fluent NAMED",
  },
  { words: /\bnative speakers?\b/gi, why: ORIGIN, better: "fluent speaker" },
  {
    words: /\b(?:mother tongue|no accents?|without an? accent|accent[- ]free|neutral accent)\b/gi,
    why: ORIGIN,
    better: "clear spoken English",
  },
  {
    words:
      /\b(?:aussies?(?: born)? only|australian[- ]born|born in australia|real australians?|aussies? preferred|no (?:foreigners|migrants|immigrants|indians|chinese|asians|overseas (?:people|applicants)|backpackers|visa holders)|(?:white|caucasian|anglo|western|european)(?: background| people| candidates?| only)|australians? only|australian citizens? only|locals only)\b/gi,
    why: ORIGIN,
    better: "the right to work in Australia",
  },
  {
    words:
      /\b(?:christians?(?: only| preferred| values)?|good christian|no (?:muslims?|jews?|hijabs?|headscar(?:f|ves)|turbans?)|church[- ]going|practising catholic|must be (?:christian|catholic|muslim|jewish))\b/gi,
    why: FAITH,
    better: "",
  },
  {
    words:
      /\b(?:able[- ]bodied|no (?:disabilit(?:y|ies)|health (?:issues|problems|conditions)|medical conditions|sickies|mental health (?:issues|history)|wheelchairs?|injur(?:y|ies)|workcover history)|physically fit|fit and healthy|perfect health|mentally (?:strong|stable|tough)|in good health|healthy)\b/gi,
    why: HEALTH,
    better: "",
  },
  {
    words:
      /\b(?:attractive(?! (?:salary|package|remuneration|benefits|offer|rate|conditions))|good[- ]looking|well[- ]groomed|slim|pretty face|nice looking|easy on the eye|photogenic|no (?:tattoos?|piercings?|beards?)|model looks|presentable)\b/gi,
    why: LOOKS,
    better: "",
  },
  {
    words:
      /\b(?:(?:good |great |strong |right )?cultur(?:e|al) fit|fits? (?:in )?(?:with )?(?:our|the) culture)\b/gi,
    why: FIT,
    better: "works well with the team",
  },
  {
    words:
      /\b(?:unpaid (?:trial|internship|shift|work|training)|trial (?:shift|day) unpaid|work(?:s|ing)? for free|free trial shift)\b/gi,
    why: UNPAID,
    better: "",
  },
];

/** Wording in a text that shuts people out. */
export function flagsIn(text: string): WordingFlag[] {
  const found: (WordingFlag & { readonly at: number })[] = [];
  for (const { words, why, better } of RULES)
    for (const match of text.matchAll(words)) {
      const end = match.index + match[0].length;
      if (found.some(({ at, quote }) => at < end && match.index < at + quote.length)) continue;
      found.push({ at: match.index, quote: match[0], why, better: worded(better, match[0]) });
    }
  return found.map(({ quote, why, better }) => ({ quote, why, better }));
}

/** "native French speaker" -> "fluent French". */
function worded(better: string, quote: string): string {
  if (!better.includes("NAMED")) return better;
  const tongue = /native[- ](?:level )?(\p{L}+)/iu.exec(quote)?.[1] ?? "English";
  return better.replace("NAMED", tongue.charAt(0).toUpperCase() + tongue.slice(1).toLowerCase());
}
