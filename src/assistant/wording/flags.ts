import type { WordingFlag } from "#contract/job-creation.ts";
import { findUnlawful } from "#lawful/find-unlawful.ts";

interface Rule {
  readonly words: RegExp;
  readonly why: string;
  /** "" when the words are best left out. */
  readonly better: string;
}

/** What the law forbids is not here (src/lawful): these are words that keep good people from applying. */
const YOUTH = "It can read as if only young people were meant.";
const GENDER = "It names a gender, and the job is open to everybody.";
const HEALTH = "It can shut out people with a disability. Say what the work needs instead.";
const LOOKS = "It says little about the work. Say how people should dress, if that matters.";
const FIT = "It is vague, and often means “like us”. Say what matters in the work.";
const UNPAID = "Work on trial must be paid.";
const CAP = "A cap on years often works as a cap on age.";

const RULES: readonly Rule[] = [
  {
    words:
      /\byoung(?:,? (?:and )?(?:energetic|dynamic|vibrant|hungry|enthusiastic|fresh))\b|\b(?:energetic|dynamic|vibrant) and young\b/gi,
    why: YOUTH,
    better: "energetic",
  },
  { words: /\byoung(?= (?:team|crew|office|culture)\b)/gi, why: YOUTH, better: "" },
  { words: /\bdigital natives?\b/gi, why: YOUTH, better: "confident with digital tools" },
  {
    words: /\brecent (?:graduates?|school leavers?) only\b|\bonly recent graduates?\b/gi,
    why: YOUTH,
    better: "graduates",
  },
  { words: /\bover[- ]?qualified\b/gi, why: YOUTH, better: "" },
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
  { words: /\b(?:manpower)\b/gi, why: GENDER, better: "workforce" },
  {
    words: /\b(?:physically fit|mentally (?:strong|tough)|fit and active)\b/gi,
    why: HEALTH,
    better: "",
  },
  { words: /\b(?:well[- ]groomed|presentable)\b/gi, why: LOOKS, better: "" },
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

/** Wording in a text that is better said otherwise. What is unlawful is told of as that, and not twice. */
export function flagsIn(text: string): WordingFlag[] {
  const unlawful = findUnlawful(text);
  const found: (WordingFlag & { readonly at: number })[] = [];
  for (const { words, why, better } of RULES)
    for (const match of text.matchAll(words)) {
      const end = match.index + match[0].length;
      if (found.some(({ at, quote }) => at < end && match.index < at + quote.length)) continue;
      if (unlawful.some(({ from, to }) => from < end && match.index < to)) continue;
      found.push({ at: match.index, quote: match[0], why, better });
    }
  return found.map(({ quote, why, better }) => ({ quote, why, better }));
}
