import { typeFeatures, typeOf } from "#reading/advert/requirement-types.ts";
import { trimmed } from "#reading/advert/requirements.ts";
import { yearsIn } from "#reading/advert/years-in.ts";
import { piecesOf } from "#reading/model/word-pieces.ts";
import { allowsForeign } from "../candidate/papers/admission.ts";
import { conceptsOfLine, isKnownWord } from "../knowledge/concepts.ts";
import { ASKED, CREDENTIALS, NOT_TITLES, TITLES } from "../knowledge/credentials.ts";
import { TERMS, termsAmong } from "../knowledge/phrases.ts";
import { rarity } from "../knowledge/rarity.ts";
import { LAWYERS, type LegalClass } from "../legal-classes.ts";
import { thingsAsked } from "../named/things-asked.ts";
import { paperAsked } from "../papers/paper-asked.ts";
import type { Requirement } from "../profiles.ts";
import { EMPTY, type Sparse } from "../vectors.ts";
import { hashOf } from "../words/hash.ts";
import { stemsForPhrases } from "../words/phrase-book.ts";
import { stemsOf } from "../words/words-of.ts";
import type { Row } from "./rows.ts";

const SOFT =
  /\b(?:communicat\w*|team ?(?:player|work)|interpersonal|self[- ]?(?:starter|motivated)|problem[- ]solv\w*|attention to detail|eye for detail|organi[sz]ed|organi[sz]ational|time management|passion\w*|proactive|positive attitude|initiative|adaptab\w*|discretion|manner|judge?ment|patience|care with people|plain[- ]english|written english|tight prose|explain|confidence|resilien\w*|warm|curious|values|work ethic|multi-?task\w*|enthusias\w*)\b/i;
const ADMISSION =
  /\b(?:admitted|admission|admissible|practi[sc]ing certificate|right to practi[sc]e|legal practitioner)\b/i;
const PLAINLY_ADMITTED =
  /practi[sc]ing certificate|admitted (?:to practi|as|in|lawyer|solicitor)|admission (?:as|in|to)|right to practi/i;
/** Said of whoever is wanted, and not of those they work for. */
const ASKED_OF_ANYONE = /^(?:you (?:are|must be) )?admitted to practi[sc]e\b/i;
/** Said only to say that it is not needed. */
const CERTIFICATE_FREE =
  /\b(?:no|not|n't|never|without|neither)\b[^.;]{0,45}\b(?:admitted|admission|practi[sc]ing certificate)|(?:admission|practi[sc]ing certificate)[^.;]{0,30}\bnot (?:required|needed|necessary|essential)/i;
export const isCertificateFree = (text: string) =>
  CERTIFICATE_FREE.test(text.replace(/n['’]t\b/g, " not"));
const RIGHTS =
  /work(?:ing)? rights|(?:permission|entitled|eligib\w+|allowed) to work|right to work|citizen|permanent resident|sponsor(?:ship)?\b(?! obligations)|authori[sz]ed to work/i;
const RIGHTS_ASKED = /must|need|require|cannot|no |unable|only|applicants|full|not/i;
const NO_RIGHTS =
  /sponsorship (?:is |may be |can be )?(?:available|offered|possible|considered|provided)|(?:can|will|happy to|able to) sponsor|visa applications|sponsorship obligations|sponsored|clients/i;
const PAPER =
  /\b(?:registration as|graduate certificate|postgraduate|degree|qualifications?|diploma|certificate (?:in|iv|iii)|accreditation)\b/i;
const ANY = /\b(?:or|such as|e\.g\.|similar|alike|another|like)\b/i;
/** A clause with more telling words than this is a text of its own. */
const MOST_WORDS = 60;
const FEWEST_WORDS = 2;

/** Terms of other fields are not meant: "drives" in a law firm's advertisement is no machine. */
export type MeansField = (term: number) => boolean;

const BLANK = {
  essential: true,
  any: false,
  paper: false,
  terms: [],
  words: new Uint16Array(0),
  weights: new Float32Array(0),
  pieces: new Uint16Array(0),
  least: undefined,
  concepts: EMPTY,
  credential: undefined,
  foreignAllowed: false,
  papers: undefined,
  things: undefined,
} as const;
const IMPLIED = { line: -1, from: 0, to: 0 };

const placeOf = ({ line, from, to }: Row) => ({ line, from, to });

export function admissionAsked(
  rows: readonly Row[],
  legal: LegalClass | undefined,
): Requirement | undefined {
  const isFree = rows.some(({ text }) => isCertificateFree(text));
  const row = isFree ? undefined : admissionRow(rows);
  const place = row ? placeOf(row) : IMPLIED;
  if (legal === "graduate")
    return { ...BLANK, ...place, kind: "credential", credential: "eligible" };
  const isLawyer = LAWYERS.has(legal) && legal !== "barrister" && !isFree;
  const isSupport = legal === "paralegal" || legal === "secretary" || legal === "company-secretary";
  const isAskedOfSupport = row?.kind === "must" && ASKED_OF_ANYONE.test(row.text);
  if (!isLawyer && (!row || (isSupport && !isAskedOfSupport) || legal === undefined))
    return undefined;
  const foreignAllowed = allowsForeign(row?.text ?? "");
  return { ...BLANK, ...place, kind: "credential", credential: "admission", foreignAllowed };
}

/** The line that asks for it plainly, before one that only counts years since. */
function admissionRow(rows: readonly Row[]): Row | undefined {
  const saying = rows.filter(
    ({ text, kind }) =>
      ADMISSION.test(text) && (kind === "nice" ? allowsForeign(text) : kind !== "other"),
  );
  return saying.find(({ text }) => PLAINLY_ADMITTED.test(text)) ?? saying[0];
}

/** Licences, papers and checks by name; `used` gets the rows that say nothing else. */
export function credentialsAsked(
  title: string,
  rows: readonly Row[],
  isLaw: boolean,
  isLawyer: boolean,
  used: Set<Row>,
): Requirement[] {
  const titleStems = stemsForPhrases(title);
  const inTitle = ASKED.find(titleStems);
  const forTitles = TITLES.find(titleStems);
  const notForTitles = NOT_TITLES.find(titleStems);
  const named = new Map<number, Row>();
  for (const row of rows) {
    if (row.kind === "intro" || row.kind === "negation") continue;
    for (const credential of ASKED.find(stemsForPhrases(row.text)).keys()) {
      const isOffered = row.kind === "other" && CREDENTIALS[credential]?.gate === "formal";
      if (!named.has(credential) && !isOffered) named.set(credential, row);
    }
  }
  return CREDENTIALS.flatMap((credential, at): Requirement[] => {
    const row = named.get(at);
    if (!row && !inTitle.has(at)) return [];
    if (credential.titles && !forTitles.has(at)) return [];
    if (credential.notTitles && notForTitles.has(at)) return [];
    if (isLaw && credential.gate === "licence" && credential.lawyer === undefined) return [];
    if (isLaw && credential.id === "trade-certificate") return [];
    if (isLawyer && (credential.id === "law-degree" || credential.id === "migration-agent"))
      return [];
    if (row) used.add(row);
    // "Licensed Conveyancer or Senior Paralegal": either will do.
    const isOneOfTwo = credential.gate === "licence" && / or /i.test(title);
    const essential = row ? row.kind === "must" || row.kind === "other" : !isOneOfTwo;
    return [
      {
        ...BLANK,
        ...(row ? placeOf(row) : IMPLIED),
        kind: "credential",
        papers: row && paperAsked(row.text),
        credential: at,
        essential,
      },
    ];
  });
}

export function rightsAsked(rows: readonly Row[], used: Set<Row>): Requirement | undefined {
  const row = rows.find(
    ({ text }) => RIGHTS.test(text) && RIGHTS_ASKED.test(text) && !NO_RIGHTS.test(text),
  );
  if (row) used.add(row);
  return row && { ...BLANK, ...placeOf(row), kind: "rights" };
}

export function levelAsked(row: Row | undefined): Requirement {
  return { ...BLANK, ...(row ? placeOf(row) : IMPLIED), kind: "level" };
}

/** Work, skills and tools that a row asks for; nothing for a row of talk. */
export function workAsked(row: Row, means: MeansField, isUsed: boolean): Requirement | undefined {
  if (row.kind === "trait") return { ...BLANK, ...placeOf(row), kind: "soft", essential: false };
  const terms = narrowed([...termsAmong(stemsForPhrases(row.text)).keys()].filter(means));
  const stems = [...new Set(stemsOf(row.text))].filter(isKnownWord).slice(0, MOST_WORDS);
  if (isUsed) return undefined;
  const isCredential = ADMISSION.test(row.text);
  const isDomain = terms.some((term) => TERMS[term]?.kind === "work");
  const things = thingsAsked(row.text);
  const isNamed = terms.length > 0 || things?.bare === true;
  if (!isNamed && (SOFT.test(row.text) || stems.length < FEWEST_WORDS || isCredential))
    return SOFT.test(row.text) && !isCredential
      ? { ...BLANK, ...placeOf(row), kind: "soft", essential: false }
      : undefined;
  if (isCredential && !isDomain) return undefined;
  const weights = stems.map((stem) => Math.max(0, rarity(stem) - 1));
  const type = row.kind === "duty" ? "activity" : typeOf(typeFeatures(row.text, row.kind));
  return {
    ...BLANK,
    ...placeOf(row),
    kind: kindOf(row, isDomain),
    essential: row.kind !== "nice",
    any: ANY.test(row.text),
    paper: PAPER.test(row.text),
    terms,
    words: Uint16Array.from(stems, hashOf),
    weights: Float32Array.from(weights),
    pieces: piecesAsked(type, row.text),
    least: row.kind === "duty" ? undefined : yearsIn(row.text)?.least,
    papers: PAPERS.has(type) ? paperAsked(row.text) : undefined,
    concepts: lineConcepts(stems),
    things,
  };
}

const MOST_PIECES = 24;
/** As the model was taught. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  right_or_check: "right",
  place_travel_hours: "place",
  none: "activity",
  trait: "activity",
};

/** "tool: Xero": what sort of thing is asked for, and its words. */
const piecesAsked = (type: string, text: string) =>
  piecesOf(`${TYPE_WORDS[type] ?? type}: ${trimmed(text) || text}`, MOST_PIECES);
const PAPERS: ReadonlySet<string> = new Set([
  "licence",
  "certificate",
  "degree",
  "right_or_check",
  "place_travel_hours",
]);

const kindOf = (row: Row, isDomain: boolean) => {
  if (row.kind === "duty") return "duty";
  return isDomain ? "domain" : "skill";
};

function lineConcepts(stems: readonly string[]): Sparse {
  return conceptsOfLine(new Map(stems.map((stem) => [stem, 1])));
}

const MOST_SKILLS = 3;

/** The part stands for the whole, and work for the many words it is told in. */
function narrowed(terms: readonly number[]): number[] {
  const parents = new Set(terms.map((term) => TERMS[term]?.parent));
  const own = terms.filter((term) => !parents.has(term) && !TERMS[term]?.generic);
  const work = own.filter((term) => TERMS[term]?.kind === "work");
  return work.length > 0 && own.length > MOST_SKILLS
    ? [...work, ...own.filter((term) => !work.includes(term)).slice(0, 2)]
    : own;
}
