/**
 * What a sentence says one has done, and what it says one has not: "no court work" names court work
 * and proves the opposite; "a little conveyancing" proves a little.
 */

const DENIED =
  /\b(no|not|never|none|without|haven't|hasn't|didn't|don't|doesn't|cannot|nor|lack(?:s|ing)?|yet to|a colleague|colleagues?['’]|send away|left practice|would (?:welcome|consider|like|take|love)|wants? to|hop(?:e|es|ing) to|aim(?:s|ing)? to|plan(?:s|ning)? to|intend(?:s|ing)? to|sav(?:e|ing) up|one day i|someday|keen to|looking (?:for|to)|seeking)\b/i;
/** What stands before these is somebody else's work as well. */
const OTHERS = /colleague|send away/i;
const FAINT =
  /\b(occasional(?:ly)?|a few|a handful|a dozen|a little|sometimes|studying|course|coursework|subjects?|helped|helping|sat in|sit in|exposure|interest(?:ed)?|learning|hobby|pro bono|on the side|elective|shadow(?:ed|ing)|observ(?:ed|ing)|familiar|wants?|would like|aspir\w*|planned|enrolled|under (?:the )?supervision|for checking|under the teacher|for the (?:licensee|principal|solicitor|partner)|tutorial group|publish(?:ed)?|taught|lectur\w*|now and then|in passing|unit in|basic)\b/i;
const ALL_FAINT = /\b(occasional(?:ly)?|a handful|a few times|a little|now and then|in passing)\b/i;
/** Somebody else does it: "hiring is done by the head chef", "the lawyers ran the case", "who signs". */
const DOERS =
  "colleagues?|teams?|unit|department|group|lawyers?|solicitors?|partners?|principal|accountants?|managers?|supervisors?|chef|technicians?|counsel|barristers?|secretar(?:y|ies)|engineers?|contractors?|consultants?|specialists?|licensee|teachers?|nurses?|doctors?|agenc(?:y|ies)|agents?|vendors?|director|owner";
const DOES =
  "does|do|did|runs?|ran|handles?|handled|writes?|wrote|prepares?|prepared|signs?|signed|lodges?|lodged|leads?|led|looks? after|looked after|appears?|appeared|makes?|made|builds?|built|drafts?|drafted|owns?|owned|manages?|managed|typed|types?|takes? (?:over|it)|took over|decides?";
const BY_OTHERS = new RegExp(
  `\\b(?:the|a|an|my|our|another|their|whose)\\s+(?:[\\w'’-]+\\s+){0,3}?(?:${DOERS})\\s+(?:who\\s+|that\\s+)?(?:${DOES})\\b` +
    "|\\bmy (?:brother|sister|wife|husband|father|mother|dad|mum|son|daughter|uncle|aunt|cousin|friend|flatmate)(?:['’]s)?\\b" +
    `|\\b(?:he|she|they)\\s+(?:${DOES})\\b` +
    "|\\b(?:done|run|led|handled|written|managed|lodged|conducted|owned|performed|carried out|looked after|made|prepared|drafted)\\s+by\\s+(?:the|a|an|my|our|another|others|someone|somebody)\\b" +
    "|\\b(?:was|were|been|being|closely)\\s+(?:\\w+ly\\s+)?(?:supervised|mentored|managed|trained|coached|led|directed)\\b|\\breport(?:ed|ing|s)?\\s+(?:directly\\s+)?to\\b" +
    "|\\b(?:watch(?:ed|ing)?|sat beside|worked beside|work(?:ed|ing)? under the (?:supervision|direction|guidance) of|had an? (?:secretary|assistant) who|hand(?:ed|s)? (?:[\\w'’-]+ ){1,4}to (?:the|a|an|my))\\b",
  "i",
);
const SHARE = /(\d{1,2})\s*(?:%|per cent)/;
const SMALL_SHARE = 33;
const CLAUSE_END = /(?<=[a-z)])[,;:](?=\s)|\s[–—-]\s|\bbut\b|\balthough\b/;
const NO_REAL_DENIAL = /\b(?:not only|no less than|not just|no fewer|no[- ]win,? no[- ]fee)\b/gi;

export interface Clause {
  readonly text: string;
  /** 1 for work that is told plainly, less for a little of it. */
  readonly strength: number;
}

const FAINT_STRENGTH = 0.5;
/** "Family law files, which a colleague runs" */
const COLLEAGUES = /,\s{0,3}(?:which|that) (?:a colleague|colleagues|others)\b/i;

function ownWork(sentence: string): string {
  const at = sentence.search(COLLEAGUES);
  if (at < 0) return sentence;
  const before = sentence.slice(0, at);
  const rest = sentence.slice(at + 1);
  const end = rest.search(/[,;]/);
  const start = Math.max(before.lastIndexOf(","), before.lastIndexOf(";")) + 1;
  return before.slice(0, start) + (end < 0 ? "" : rest.slice(end));
}
const straight = (text: string) => text.replaceAll("’", "'");

export function clausesOf(sentence: string): Clause[] {
  const faintAll = ALL_FAINT.test(sentence);
  return ownWork(straight(sentence))
    .replace(NO_REAL_DENIAL, "")
    .split(CLAUSE_END)
    .flatMap((text): Clause[] => {
      const share = Number(SHARE.exec(text)?.[1] ?? 100);
      const faint = faintAll || FAINT.test(text) || share <= SMALL_SHARE;
      const strength = faint ? FAINT_STRENGTH : 1;
      if (BY_OTHERS.test(text)) return [];
      const denied = DENIED.exec(text);
      if (!denied) return [{ text, strength }];
      if (OTHERS.test(denied[0])) return [];
      return [{ text: text.slice(0, denied.index), strength }];
    });
}

/** Phrases across a comma are only seen in the whole sentence; a denial anywhere forbids that. */
export const acrossClauses = (sentence: string): { readonly strength: number } | undefined =>
  DENIED.test(straight(sentence).replace(NO_REAL_DENIAL, "")) || BY_OTHERS.test(sentence)
    ? undefined
    : { strength: FAINT.test(sentence) ? FAINT_STRENGTH : 0.9 };

/** Nothing in the sentence is denied or told as little: it need not be taken apart. */
export const isPlain = (sentence: string): boolean =>
  !DENIED.test(straight(sentence)) &&
  !BY_OTHERS.test(sentence) &&
  !FAINT.test(sentence) &&
  !SHARE.test(sentence);

/** What is left of a sentence without what one has not done oneself. */
export const ownPart = (sentence: string): string =>
  isPlain(sentence)
    ? sentence
    : clausesOf(sentence)
        .map(({ text }) => text)
        .join(", ");
