import { alsoOf, LADDERS, type Rank } from "./ladders.ts";
import {
  type Among,
  fieldsOver,
  isDegree,
  levelsAmong,
  type NameKind,
  namedIn,
  rankOf,
  rankOfAnyDegree,
} from "./named-in.ts";

import { placedWords, written } from "./paper-names.ts";
import { type FactState, stateOf } from "./state-of.ts";

const YEAR = /\b(?:19|20)\d\d\b/g;
const TO_COME = /\b(?:expir\w*|valid|until|to|expected|due|good|current)\b[^.;]{0,12}$/i;
const RUNS_TO =
  /\b(?:expir(?:es|y)|(?:valid|current|good) (?:to|until|till)|until|exp\.?)\W{0,3}(?:\w{3,9} )?((?:19|20)\d\d)\b/i;
const LONGEST = 400;

/** Years from the last one that a text names to the year of the resume; 0 where it names none. */
function ageOf(text: string, year: number): number {
  const years = [...text.matchAll(YEAR)].map(([found]) => Number(found));
  return years.length > 0 && year > 0 ? Math.max(0, year - Math.max(...years)) : 0;
}

/** "Valid to 2023" in a resume of 2026. */
function ranOut(text: string, year: number): boolean {
  const until = RUNS_TO.exec(text)?.[1];
  return until !== undefined && Number(until) < year;
}

/** The last year that a resume names and that is not one to come. */
function lastYearOf(units: readonly { readonly text: string }[]): number {
  let last = 0;
  for (const { text } of units) {
    const line = text.slice(0, LONGEST);
    for (const { 0: found, index } of line.matchAll(YEAR))
      if (!TO_COME.test(line.slice(Math.max(0, index - 30), index)))
        last = Math.max(last, Number(found));
  }
  return last;
}

/** A paper that a resume speaks of. */
export interface Paper extends Rank {
  readonly state: FactState;
  /** The place of the resume's unit. */
  readonly unit: number;
  /** The state or territory that issued it, 1 to 8; 0 where none is named. */
  readonly place: number;
  /** Years between the one that is named with it and the resume's own; 0 where none is named. */
  readonly age: number;
}

interface PaperUnit {
  readonly text: string;
  readonly section: string;
}

interface Named {
  readonly rank: Rank;
  /** What comes with it. */
  readonly also: readonly Rank[];
  readonly kind: NameKind;
  readonly from: number;
  readonly to: number;
}

interface ReadClause extends Clause {
  readonly named: readonly Named[];
}

interface Told extends Paper {
  readonly kind: NameKind;
  /** How plainly it is said: the plainest comes first. */
  readonly order: number;
}

export const PAPER_LINE =
  /\b(?:licen[cs]\w*|lic|tickets?|cards?|cert\w*|qualifications?|papers|clearances?|accredit\w+|endorse\w+|registered|registration|rego|high risk|hrwl?|vocs?|competenc\w+|class)\b/i;
const PAPER_SECTIONS: ReadonlySet<string> = new Set(["credentials", "education"]);
const ORDER: Readonly<Record<NameKind, number>> = { name: 0, short: 1, toward: 2, title: 4 };
const IMPLIED = 4;

/** The papers in a resume with their states, the plainest said first; `year` is the resume's. */
export function papersIn(units: readonly PaperUnit[], year = lastYearOf(units)): Paper[] {
  const told = units.flatMap((unit, at) => toldBy(unit, at, year));
  const plain = told
    .filter((paper) => paper.kind !== "title" || !isTakenBack(paper, told))
    .toSorted((a, b) => a.order - b.order || a.unit - b.unit);
  const seen = new Map<string, Paper>();
  for (const { ladder, rung, state, unit, place, age } of plain) {
    const key = `${ladder}/${rung}/${state}/${unit}`;
    if (!seen.has(key)) seen.set(key, { ladder, rung, state, unit, place, age });
  }
  return [...seen.values()];
}

/** "Registered nurse in Manila. Not yet registered here." A title proves less than a sentence. */
const isTakenBack = ({ ladder, rung }: Paper, all: readonly Told[]) =>
  all.some(
    (other) =>
      other.kind !== "title" &&
      other.ladder === ladder &&
      other.rung <= rung &&
      ["denied", "expired", "in-progress"].includes(other.state),
  );

function toldBy({ text, section }: PaperUnit, unit: number, year: number): Told[] {
  const among: Among =
    PAPER_SECTIONS.has(section) || PAPER_LINE.test(text.slice(0, LONGEST_LINE))
      ? "papers"
      : "words";
  const clauses = clausesAround(written(text)).map(
    (clause): ReadClause => ({ ...clause, named: papersNamed(clause.text, among) }),
  );
  const aside = PAPER_SECTIONS.has(section) || section === "other" ? 0 : 0.5;
  return statesOf(clauses).flatMap(({ named, state, about }) => {
    const place = placeOf(about) || placeOf(text.slice(0, LONGEST_LINE));
    const age = ageOf(about, year);
    const shown = {
      state: state === "held" && ranOut(about, year) ? ("expired" as const) : state,
      unit,
      place,
      age,
      kind: named.kind,
    };
    if (isAbroad(about) && LADDERS[named.rank.ladder]?.gate === "licence") return [];
    const order = ORDER[named.kind] + aside;
    return [
      { ...shown, ...named.rank, order },
      ...named.also.map((rank) => ({ ...shown, ...rank, order: order + IMPLIED })),
    ];
  });
}

function papersNamed(text: string, among: Among): Named[] {
  const { names, studies } = namedIn(text, among);
  return [
    ...names
      .filter(({ entry, from, to }) => entry.kind !== "title" || isOwnTitle(text, from, to))
      .map(({ entry: { ladder, rung, kind }, from, to }): Named => {
        const rank = { ladder, rung };
        return { rank, also: alsoOf(rank), kind, from, to };
      }),
    ...studies.map(({ field, level, from, to, begun }): Named => {
      const [own = field, ...wider] = fieldsOver(field);
      return {
        rank: rankOf(own, level),
        also: wider.map((one) => rankOf(one, level)),
        kind: begun ? "toward" : "name",
        from,
        to,
      };
    }),
    ...(studies.length === 0 && NAMES_DEGREE.test(text) ? degreesOfUnknownField(text) : []),
  ];
}

/** "Bachelor of Environment and Sustainability": a degree all the same. */
const NAMES_DEGREE =
  /\b(?:Bachelor|Master|Doctor)(?:['’]?s)? (?:[Dd]egree )?(?:of|in) (?:the )?\p{Lu}/u;
const degreesOfUnknownField = (text: string): Named[] =>
  levelsAmong(placedWords(text))
    .filter(({ entry }) => isDegree(entry.level))
    .slice(0, 1)
    .map(({ entry, from, to }) => ({
      rank: rankOfAnyDegree(entry.level),
      also: [],
      kind: "name",
      from,
      to,
    }));

const AS = /\b(?:as|am|i'm|was|employed as|role of|position of|then)(?: an?| the)?(?: \w+)? ?$/i;
const SMALL_WORD =
  /\b(?:the|to|from|by|with|our|my|your|their|for|of|and|speak|only|not|no|trainee|apprentice|assistant|student|auto|tradesperson|vet|legal|who|which|an?)\b|['’]s/i;
const SPOILS_TITLE =
  /^['’]?s?[ -]?(?:['’]|assistants?\b|offsider|trades assistant|labourer|aide|helper|recruit\w*|program|school|course|office|agency|shop|department|register|team|staff|rostering|firms?\b|clients?\b)/i;
const MOST_BEFORE = 4;

/** A title stands at the head of a clause or after "as": elsewhere it is somebody's whom one met. */
function isOwnTitle(text: string, from: number, to: number): boolean {
  if (SPOILS_TITLE.test(text.slice(to))) return false;
  const before = text.slice(0, from);
  if (AS.test(before)) return true;
  return before.trim().split(/\s+/).length <= MOST_BEFORE && !SMALL_WORD.test(before);
}

interface Stated {
  readonly named: Named;
  readonly state: FactState;
  /** The clause with those that belong to it. */
  readonly about: string;
}

/** "Hope to get my RSA, white card and forklift ticket": the wish is for all of them. */
const CARRIED: ReadonlySet<FactState> = new Set(["wished", "denied", "others", "in-progress"]);
const LISTED = /^\W*(?:and |or |an? |the |my )?\W*$/i;
const SAYS_HELD =
  /^\W*(?:\w+ )?(?:held|current|valid|since|done|complete\w*|in date|granted|yes|issued)\b/i;
const LONGEST_LEAD = 6;

function statesOf(clauses: readonly ReadClause[]): Stated[] {
  const stated: Stated[] = [];
  let carried: FactState = "held";
  for (const [at, { text, joined, named }] of clauses.entries()) {
    if (!joined) carried = "held";
    const [first] = named;
    if (!first) {
      if (text.trim().split(/\s+/).length < LONGEST_LEAD) carried = leadOf(text);
      continue;
    }
    const tail = tailOf(clauses, at);
    let [listed, ended] = [joined ? carried : ("held" as const), 0];
    const states = named.map((one) => {
      const before = text.slice(0, one.from);
      const after = text.slice(one.to);
      const own = stateOf({
        before,
        name: text.slice(one.from, one.to),
        after,
        tail,
      });
      const goesOn = LISTED.test(text.slice(ended, one.from)) && !SAYS_HELD.test(after);
      const state = own === "held" && goesOn ? listed : own;
      [listed, ended] = [CARRIED.has(state) ? state : "held", Math.max(ended, one.to)];
      return one.kind === "toward" && state === "held" ? "in-progress" : state;
    });
    for (const [place, one] of named.entries())
      stated.push({ named: one, state: states[place] ?? "held", about: `${text} ${tail}` });
    const isLead = text.slice(0, first.from).trim() !== "" || (joined && carried !== "held");
    const state = states[0] ?? "held";
    carried = isLead && CARRIED.has(state) ? state : "held";
  }
  return stated;
}

function leadOf(text: string): FactState {
  const state = stateOf({ before: `${text} `, name: "", after: "", tail: "" });
  return state === "in-progress" || state === "wished" ? state : "held";
}

function tailOf(clauses: readonly ReadClause[], at: number): string {
  const tail: string[] = [];
  for (const { text, joined, named } of clauses.slice(at + 1)) {
    if (named.length > 0 || !joined) break;
    tail.push(text);
  }
  return tail.join(", ").slice(0, 200);
}

/** Which state or territory a text speaks of; 0 for none, and for several. */
const PLACES: readonly RegExp[] = [
  /\bNSW\b|\bnew south wales\b|\bNESA\b|\bsydney\b/i,
  /\bVIC\b|\bvictorian?\b|\bVIT\b|\bmelbourne\b/i,
  /\bQLD\b|\bqueensland\b|\bQBCC\b|\bQCT\b|\bblue card\b|\bbrisbane\b/i,
  /\bWA\b|\bwestern australian?\b|\bTRBWA\b|\bperth\b/,
  /\bSA\b|\b[Ss]outh [Aa]ustralian?\b|\bTRBSA\b|\bDHS\b|\bDCSI\b|\b[Aa]delaide\b/,
  /\bTAS\b|\btasmanian?\b|\bRWVP\b|\bhobart\b/i,
  /\bACT\b|\b[Cc]anberra\b/,
  /\bNT\b|\b[Nn]orthern [Tt]erritory\b|\b[Oo]chre [Cc]ard\b|\b[Dd]arwin\b/,
];

export function placeOf(text: string): number {
  const named = PLACES.flatMap((pattern, at) => (pattern.test(text) ? at + 1 : []));
  return named.length === 1 ? (named[0] ?? 0) : 0;
}

const ABROAD =
  /\b(?:england|wales(?<!south wales)|united kingdom|uk|london|ireland|irish|scotland|india|indian|mumbai|delhi|nigeria|lagos|kenya|ghana|south africa|zimbabwe|singapore|hong kong|malaysia|philippines|philippine|manila|sri lanka|pakistan|bangladesh|china|beijing|brazil|colombia|new york|california|canada|ontario|toronto|nmc|usa|united states|fiji|france|paris|germany|german|spain|italy|italian|ukraine|russia|iran|iraq|egypt|cairo|lebanon|turkey|vietnam|indonesia|japan|korea|taiwan|chile|argentina|mexico|peru|israel|nepal|overseas|nairobi|dublin|karachi|colombo)\b/i;
const HERE = /\baustralian?\b|\bahpra\b|\bnmba\b|\bcasa\b|\brecognised by\b/i;

/** A paper of another country lets nobody work here. */
const isAbroad = (text: string) => ABROAD.test(text) && placeOf(text) === 0 && !HERE.test(text);

/** A part of a sentence that says one thing of one paper, or of several. */
interface Clause {
  readonly text: string;
  /** It goes on with the clause before it, in the same sentence. */
  readonly joined: boolean;
}

/** No pattern is run on more than this much of a line. */
export const LONGEST_LINE = 400;

/** Words before which a new clause begins though no comma stands there. */
const TURNS =
  /(?<=\)) (?=and\b)| (?=(?:but|however|although|though|whereas|yet to|except)\b)| (?=(?:and|plus|&) (?:am |i am |i'm |i |also |now |currently |still )?(?:hop(?:e|ing)|aim|plan|want|keen|would like|looking to|saving|no\b|not\b|never\b|without|do not|don't|have no|have not|haven't|had no|studying|completing|working towards|enrolled in|intend|booked|waiting|awaiting|my \w+ (?:is|has|expired|lapsed)))/gi;
const ABBREVIATED = /\b(?:no|lic|exp|cert|dip|reg|st|mr|ms|dr|div)$/i;
const DASH = /^\s[-–—~]+\s/;

/** The clauses of a sentence; what stands in brackets belongs to the words before them. */
function clausesAround(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  const text = sentence.slice(0, LONGEST_LINE);
  let from = 0;
  let depth = 0;
  let joined = false;
  const end = (to: number, next: number, goesOn: boolean) => {
    for (const part of text.slice(from, to).split(TURNS)) {
      if (part.trim() !== "") clauses.push({ text: part, joined });
      joined = true;
    }
    from = next;
    joined = goesOn;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const after = text[at + 1] ?? " ";
    if (sign === ",") end(at, at + 1, true);
    else if (";|•·+".includes(sign)) end(at, at + 1, false);
    else if ((sign === "." || sign === "!") && after === " ") {
      if (!ABBREVIATED.test(text.slice(Math.max(0, at - 5), at))) end(at, at + 1, false);
    } else if (sign === " " && DASH.test(text.slice(at, at + 5))) end(at, at + 2, true);
  }
  end(text.length, text.length, false);
  return clauses;
}
