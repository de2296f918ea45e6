import type { Attribute } from "../attributes.ts";
import { anyOf } from "../frames.ts";

/** How an attribute is spoken of. Patterns are sources for `words`. */
export interface Rule {
  readonly attribute: Attribute;
  /** How words begin without which there is nothing to find. They keep a long text quick. */
  readonly stems: string;
  /** Wordings that are a choice among applicants in themselves. */
  readonly phrases: readonly string[];
  /** People by the attribute: unlawful where the sentence chooses or asks. */
  readonly people: readonly string[];
  /** What belongs to the attribute without meaning people: unlawful where it is refused or asked about. */
  readonly topics: readonly string[];
  /** A lawful reason that stands in the same sentence. */
  readonly unless?: string;
  /** The same anywhere in the text. */
  readonly unlessInText?: string;
}

/** Who may be looked for. */
export const PERSON = anyOf(
  "persons?|people|folks?|types?|ones?|individuals?|somebody|someone|humans?|candidates?|applicants?|cvs?|resumes?|workers?|employees?|staff|team members?|hires?|job ?seekers?|talent|professionals?",
  "men|man|women|woman|ladies|lady|girls?|boys?|guys?|blokes?|fellas?|lads?|couples?|kids?|faces?|mums?|dads?|parents?|males?|females?|chicks?|gentlem[ae]n",
  "pickers?|drivers?|chefs?|cooks?|waiters?|waitress(?:es)?|waitstaff|baristas?|labourers?|cleaners?|receptionists?|nurses?|carers?|managers?|supervisors?|assistants?|kitchen hands?|farm ?hands?|hands|reps?|sales reps?|consultants?|tradies?|mechanics?|developers?|lawyers?|solicitors?|teachers?|tutors?|nann(?:y|ies)|bartenders?|hostess(?:es)?|hosts?|operators?|builders?|crew|sales ?people|salespersons?|leaders?|boss(?:es)?|trainees?|apprentices?|graduates?|grads?|juniors?|bookkeepers?|accountants?|models?|promoters?|attendants?|instructors?|trainers?|stylists?|therapists?|masseuses?|guards?|officers?|coordinators?|engineers?|admins?|secretar(?:y|ies)|plumbers?|sparkies?|electricians?|paralegals?|dentists?|doctors?|designers?|housekeepers?|gardeners?|packers?|cashiers?|partners?|executives?|analysts?|programmers?|coders?|colleagues?|teammates?|housemates?|employers?|bosses",
);
