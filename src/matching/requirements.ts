import { piecesOf } from "#reading/model/word-pieces.ts";
import { allowsForeign } from "./candidate/admission.ts";
import { conceptsOfLine, isKnownWord } from "./knowledge/concepts.ts";
import { ASKED, CREDENTIALS, NOT_TITLES, TITLES } from "./knowledge/credentials.ts";
import { TERMS, termsAmong } from "./knowledge/phrases.ts";
import { rarity } from "./knowledge/rarity.ts";
import { LAWYERS, type LegalClass } from "./legal-classes.ts";
import { thingsAsked } from "./named/things-asked.ts";
import { paperAsked } from "./papers/paper-asked.ts";
import type { Requirement } from "./profiles.ts";
import type { Asked, Row } from "./vacancy-rows.ts";
import { EMPTY, type Sparse } from "./vectors.ts";
import { hashOf } from "./words/hash.ts";
import { stemsForPhrases } from "./words/phrase-book.ts";
import { stemsOf } from "./words/words-of.ts";

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
const RIGHTS_ASKED = /must|need|require|cannot|can['’]t|no |unable|only|applicants|full|not/i;
const NO_RIGHTS =
  /sponsorship (?:is |may be |can be )?(?:available|offered|possible|considered|provided)|(?:can|will|happy to|able to) sponsor|visa applications|sponsorship obligations|sponsored|clients/i;
const PAPER =
  /\b(?:registration as|graduate certificate|postgraduate|degree|qualifications?|diploma|certificate (?:in|iv|iii)|accreditation)\b/i;
const ANY = /\b(?:or|such as|e\.g\.|similar|alike|another|like)\b/i;
/** A clause with more telling words than this is a text of its own. */
const MOST_WORDS = 60;

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

const placeOf = ({ line, from, to }: Pick<Asked, "line" | "from" | "to">) => ({ line, from, to });

export function admissionAsked(
  rows: readonly Row[],
  asked: readonly Asked[],
  legal: LegalClass | undefined,
  used: Set<Asked>,
): Requirement | undefined {
  if (asked.some(offersAnother)) return undefined;
  const isFree = rows.some(({ text }) => isCertificateFree(text));
  const row = isFree ? undefined : admissionRow(rows);
  const saying = isFree ? [] : asked.filter(asksAdmission);
  const [said] = saying;
  const place = placeOf(said ?? row ?? IMPLIED);
  if (legal === "graduate") {
    for (const one of saying) used.add(one);
    return { ...BLANK, ...place, type: "licence", kind: "credential", credential: "eligible" };
  }
  const isLawyer = LAWYERS.has(legal) && legal !== "barrister" && !isFree;
  const isSupport = legal === "paralegal" || legal === "secretary" || legal === "company-secretary";
  const isAskedOfSupport = row?.kind === "must" && ASKED_OF_ANYONE.test(row.text);
  if (!isLawyer && (!row || (isSupport && !isAskedOfSupport) || legal === undefined))
    return undefined;
  for (const one of saying) used.add(one);
  return {
    ...BLANK,
    ...place,
    type: "licence",
    kind: "credential",
    credential: "admission",
    foreignAllowed: allowsForeign(row?.text ?? ""),
  };
}

const asksAdmission = ({ type, text }: Asked) =>
  type !== "years" && type !== "duty" && type !== "trait" && ADMISSION.test(text);

/** "An unrestricted practitioner, or MARN holder": one of two, as the ladders of papers know them. */
const offersAnother = (one: Asked) =>
  asksLawyer(one.text) &&
  / or /i.test(one.text) &&
  OTHER_LICENCE.test(one.text) &&
  one.type !== "years" &&
  one.type !== "duty";
const asksLawyer = (text: string) =>
  ADMISSION.test(text) || /\b(?:lawyer|solicitor)s?\b/i.test(text);
const OTHER_LICENCE =
  /\b(?:MARN|OMARA|registered migration agent|migration agent|licen[cs]ed conveyancer|conveyancer['’]?s? licence|conveyancing licence|trade ?marks? attorney|patent attorney)\b/i;

/** The line that asks for it plainly, before one that only counts years since. */
function admissionRow(rows: readonly Row[]): Row | undefined {
  const saying = rows.filter(
    ({ text, kind }) =>
      ADMISSION.test(text) && (kind === "nice" ? allowsForeign(text) : kind !== "other"),
  );
  return saying.find(({ text }) => PLAINLY_ADMITTED.test(text)) ?? saying[0];
}

/** "Current advanced life support": a few words, taken for work, that are the name of a paper. */
const mayNamePaper = ({ type, text }: Asked) =>
  PAPERS.has(type) ||
  ((type === "activity" || type === "tool") && text.split(" ").length <= FEW_WORDS);
const FEW_WORDS = 4;
const GATE_TYPES: Readonly<Record<string, Requirement["type"]>> = {
  licence: "licence",
  check: "right_or_check",
};

/** Licences, papers and checks by name, each once; `used` gets what says nothing else. */
export function credentialsAsked(
  title: string,
  asked: readonly Asked[],
  isLaw: boolean,
  isLawyer: boolean,
  used: Set<Asked>,
): Requirement[] {
  const titleStems = stemsForPhrases(title);
  const inTitle = ASKED.find(titleStems);
  const forTitles = TITLES.find(titleStems);
  const notForTitles = NOT_TITLES.find(titleStems);
  const named = new Map<number, Asked>();
  for (const one of asked) {
    if (used.has(one) || !mayNamePaper(one)) continue;
    for (const credential of ASKED.find(stemsForPhrases(one.text)).keys())
      if (!named.has(credential)) named.set(credential, one);
  }
  return CREDENTIALS.flatMap((credential, at): Requirement[] => {
    const one = named.get(at);
    if (!one && !inTitle.has(at)) return [];
    if (credential.titles && !forTitles.has(at)) return [];
    if (credential.notTitles && notForTitles.has(at)) return [];
    if (isLaw && credential.gate === "licence" && credential.lawyer === undefined) return [];
    if (isLaw && credential.id === "trade-certificate") return [];
    if (isLawyer && (credential.id === "law-degree" || credential.id === "migration-agent"))
      return [];
    if (one) used.add(one);
    // "Licensed Conveyancer or Senior Paralegal": either will do.
    const isOneOfTwo = credential.gate === "licence" && / or /i.test(title);
    return [
      {
        ...BLANK,
        ...(one ? placeOf(one) : IMPLIED),
        type:
          one && PAPERS.has(one.type) ? one.type : (GATE_TYPES[credential.gate] ?? "certificate"),
        kind: "credential",
        papers: one && paperAsked(one.text, one.alternatives),
        credential: at,
        essential: one ? one.must : !isOneOfTwo,
      },
    ];
  });
}

export function rightsAsked(
  rows: readonly Row[],
  asked: readonly Asked[],
  used: Set<Asked>,
): Requirement | undefined {
  const said = asked.filter(
    ({ type, text }) =>
      type !== "duty" && type !== "trait" && RIGHTS.test(text) && !NO_RIGHTS.test(text),
  );
  for (const one of said) used.add(one);
  const row =
    said[0] ??
    rows.find(({ text }) => RIGHTS.test(text) && RIGHTS_ASKED.test(text) && !NO_RIGHTS.test(text));
  if (!row) return undefined;
  const credential = asksCitizen(row.text) ? "citizen" : undefined;
  return { ...BLANK, ...placeOf(row), type: "right_or_check", kind: "rights", credential };
}

/** Citizens alone: where residents or visas are named beside them, the right to work is enough. */
const asksCitizen = (text: string) =>
  /\bcitizen(?:ship|s)?\b/i.test(text) &&
  !/\b(?:residen\w+|PR|visas?|rights? to work|work(?:ing)? rights|entitled to work|new zealand|nz|senior citizens?)\b/i.test(
    text,
  );

/** The years that the whole job asks for; nothing is read for those that a title implies. */
export function levelAsked(said: Asked | undefined, means: MeansField): Requirement {
  if (!said) return { ...BLANK, ...IMPLIED, type: "years", kind: "level" };
  return { ...workAsked(said, means), kind: "level", essential: true };
}

/** Everything else that is asked for, and the work to be done. */
export function workAsked(asked: Asked, means: MeansField): Requirement {
  const { text, type, must, alternatives, years } = asked;
  const place = placeOf(asked);
  if (type === "trait") return { ...BLANK, ...place, type, kind: "soft", essential: false };
  const terms = narrowed([...termsAmong(stemsForPhrases(text)).keys()].filter(means));
  const stems = [...new Set(stemsOf(text))].filter(isKnownWord).slice(0, MOST_WORDS);
  const isDomain = terms.some((term) => TERMS[term]?.kind === "work");
  const isDuty = type === "duty";
  return {
    ...BLANK,
    ...place,
    type,
    kind: isDuty ? "duty" : workKind(isDomain),
    essential: must,
    any: alternatives.length > 1 || ANY.test(text),
    paper: type === "degree" || type === "certificate" || PAPER.test(text),
    terms,
    words: Uint16Array.from(stems, hashOf),
    weights: Float32Array.from(stems, (stem) => Math.max(0, rarity(stem) - 1)),
    pieces: piecesAsked(type, text),
    least: years?.least,
    papers: PAPERS.has(type) ? paperAsked(text, alternatives) : undefined,
    concepts: lineConcepts(stems),
    things: thingsAsked(text, alternatives),
  };
}

const workKind = (isDomain: boolean) => (isDomain ? "domain" : "skill");

const MOST_PIECES = 24;
/** As the model was taught. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  right_or_check: "right",
  place_travel_hours: "place",
  duty: "activity",
};

/** "tool: Xero": what sort of thing is asked for, and its words. */
const piecesAsked = (type: Asked["type"], text: string) =>
  piecesOf(`${TYPE_WORDS[type] ?? type}: ${text}`, MOST_PIECES);
const PAPERS: ReadonlySet<string> = new Set([
  "licence",
  "certificate",
  "degree",
  "right_or_check",
  "place_travel_hours",
]);

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
