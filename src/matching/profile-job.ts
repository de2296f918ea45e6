import type { JobProfile } from "#contract/job-profile.ts";
import { readAdvert } from "#reading/advert/read-advert.ts";
import type { Line, Reading } from "#reading/line.ts";
import { stateIn } from "#reading/places.ts";
import { conceptsOf, lawShare, specialtiesOf, withNeighbours } from "./knowledge/concepts.ts";
import { TERMS, termsAmong } from "./knowledge/phrases.ts";
import { rarity } from "./knowledge/rarity.ts";
import { titleConcepts, titleNamed } from "./knowledge/titles.ts";
import { LAWYERS, type LegalClass, legalClassOf } from "./legal-classes.ts";
import { levelOfYears, titleLevel } from "./levels.ts";
import { settledVacancy } from "./pack/pack-vacancy.ts";
import { PROFILE_VERSION, type Requirement, type VacancyProfile } from "./profiles.ts";
import {
  admissionAsked,
  credentialsAsked,
  isCertificateFree,
  levelAsked,
  type MeansField,
  rightsAsked,
  workAsked,
} from "./requirements.ts";
import { type Asked, askedOf, type Row, rowsOf } from "./vacancy-rows.ts";
import { gramsOf } from "./words/grams.ts";
import { hashOf } from "./words/hash.ts";
import { stemsForPhrases } from "./words/phrase-book.ts";
import { stemsOf } from "./words/words-of.ts";
import { type YearsAsked, yearsAsked } from "./years-asked.ts";

export interface JobToProfile {
  readonly lines: readonly Line[];
  readonly reading: Reading<JobProfile>;
  /** As it was posted; else what the text says. */
  readonly title?: string | undefined;
}

const CERTIFICATE = /practi[sc]ing certificate|post[- ]admission|\bPAE\b|\bPQE\b/i;
const LAW_OFFICE =
  /\b(?:lawyers?|solicitors?|law firm|legal (?:practice|services|team)|admitted|practi[sc]ing certificate)\b/i;
const LAW_TITLE =
  /\b(?:lawyer|solicitor|barrister|paralegal|attorney|legal counsel|general counsel|law clerk|law graduate|legal (?:secretary|assistant|officer)|conveyanc\w*)\b/i;
const NEW_LAWYER = /recently admitted|about to be admitted|law graduate|graduate lawyer/i;
const EXCLUDES =
  /not suitable for (?:admitted )?(?:lawyers|solicitors)|(?:solicitors|lawyers)[^.]{0,30}(?:will not|cannot|won't) be considered|not a path to|entry[- ]level/i;
const LEADS = /manager|lead|head|director|chief|supervisor|principal|partner/i;
const MOSTLY_LAW = 0.5;
/** What is longer than any advertisement is read so far. */
const MOST = { words: 6000, requirements: 200 };

export function profileJob({ lines, reading, title: posted }: JobToProfile): VacancyProfile {
  const advert = readAdvert(lines);
  const rows = rowsOf(advert, lines);
  const asking = askedOf(advert, rows, lines);
  const rest = unread(lines, rows);
  const title =
    posted?.replace(/\s+/g, " ").trim() ||
    reading.profile.title ||
    titleNamed(
      lines.map(({ text }) => text),
      conceptsOf(bagOf("", rows, rest)),
    );
  const body = lines.map(({ text }) => text).join("\n");
  const bag = bagOf(title, rows, rest);
  const concepts = conceptsOf(bag);
  const isLaw =
    lawShare(concepts) > MOSTLY_LAW ||
    LAW_TITLE.test(title) ||
    asksCertificate(body) ||
    (legalClassOf(title) !== undefined && LAW_OFFICE.test(body));
  const legal = isLaw ? legalOf(title, body) : undefined;
  const admitted = LAWYERS.has(legal) && legal !== "barrister" && !isCertificateFree(body);
  const said = saidYears(title, rows, asking);
  const years = yearsFor(legal, title, said?.asked);
  const field = fieldOf(title, rows, isLaw);
  const means = meansOf(field);
  const used = new Set<Asked>();
  const admission = isLaw ? admissionAsked(rows, asking, legal, used) : undefined;
  const credentials = credentialsAsked(title, asking, isLaw, admitted, used);
  const rights = rightsAsked(rows, asking, used);
  if (said?.by) used.add(said.by);
  const level = years.least === undefined ? undefined : levelAsked(said?.by, means);
  const work = asking.filter((one) => !used.has(one)).map((one) => workAsked(one, means));
  const requirements = [admission, ...credentials, level, rights, ...work].filter(
    (one): one is Requirement => one !== undefined,
  );
  const asked = new Map([...askedWords(title, rows)].slice(0, MOST.words));
  return settledVacancy({
    version: PROFILE_VERSION,
    requirements: requirements.slice(0, MOST.requirements),
    concepts: withNeighbours(concepts),
    specialties: specialtiesOf(bag, 1),
    title: withNeighbours(titleConcepts(title)),
    grams: gramsOf(title),
    legal,
    isLaw,
    field,
    terms: termsOf(title, rows, means),
    ...years,
    level: levelFor(title, body, isLaw, said?.asked),
    admitted,
    excludesSenior: EXCLUDES.test(body),
    leads: LEADS.test(title),
    state: stateIn(reading.profile.location),
    words: Uint16Array.from(stemsOf(body).slice(0, MOST.words), hashOf),
    asked: Uint16Array.from(asked.keys(), hashOf),
    askedWeights: Float32Array.from(asked.values()),
  });
}

const ROW_WEIGHTS = {
  must: 1,
  trait: 0.2,
  negation: 0.2,
  duty: 1,
  intro: 0.8,
  nice: 0.5,
  other: 0.1,
} as const;
const TITLE_WEIGHT = 3;
const REST_WEIGHT = 0.5;

/** Lines of which nothing was made. */
function unread(lines: readonly Line[], rows: readonly Row[]): string[] {
  const read = new Set(rows.map(({ line }) => line));
  return lines.flatMap(({ text }, at) => (read.has(at) ? [] : text));
}

function bagOf(title: string, rows: readonly Row[], rest: readonly string[]): Map<string, number> {
  const bag = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) bag.set(stem, (bag.get(stem) ?? 0) + weight);
  };
  add(title, TITLE_WEIGHT);
  for (const { text, kind } of rows) add(text, ROW_WEIGHTS[kind]);
  for (const text of rest) add(text, REST_WEIGHT);
  return bag;
}

function legalOf(title: string, body: string): LegalClass | undefined {
  const isGraduate = /graduate|entry[- ]level/i.test(title);
  if (isGraduate && /law|legal|lawyer|solicitor/i.test(`${title}\n${body}`.slice(0, 400)))
    return "graduate";
  const legal = legalClassOf(title);
  if (legal) return legal;
  return asksCertificate(body) ? "lawyer" : undefined;
}

const asksCertificate = (body: string) => CERTIFICATE.test(body) && !isCertificateFree(body);

function saidYears(title: string, rows: readonly Row[], asking: readonly Asked[]) {
  const inTitle = yearsAsked(title);
  const by = asking.find(({ type, must, years }) => type === "years" && must && years);
  if (inTitle) return { asked: inTitle, by: undefined };
  if (by?.years) return { asked: { least: by.years.least, most: by.years.most }, by };
  for (const { text, kind } of rows) {
    const asked = kind === "intro" || kind === "duty" ? yearsAsked(text) : undefined;
    if (asked) return { asked, by: undefined };
  }
  return undefined;
}

/** What a title alone lets expect of a lawyer. */
const USUAL_YEARS = { partner: [8, 45], senior: [5, 17], junior: [0, 3], lawyer: [1, 7] } as const;
const ABOVE_LEAST = 12;
const VERY_SENIOR = 8;

function yearsFor(legal: LegalClass | undefined, title: string, asked: YearsAsked | undefined) {
  if (legal === "graduate") return { least: 0, most: 1 };
  if (!LAWYERS.has(legal) || legal === "barrister" || !legal)
    return { least: asked?.least, most: asked?.most };
  if (!asked) {
    const kind = legal === "partner" || legal === "senior" ? legal : "lawyer";
    const [least, most] = USUAL_YEARS[/junior/i.test(title) ? "junior" : kind];
    return { least, most };
  }
  return {
    least: asked.least,
    most: asked.most ?? (asked.least >= VERY_SENIOR ? 45 : asked.least + ABOVE_LEAST),
  };
}

function levelFor(title: string, body: string, isLaw: boolean, asked: YearsAsked | undefined) {
  if (isLaw && NEW_LAWYER.test(`${title}\n${body}`)) return 0;
  if (isLaw && asked) {
    if (asked.least >= 9) return 4;
    if (asked.least >= 5) return 3;
    return asked.least >= 3 ? 2 : 1;
  }
  const said = titleLevel(title);
  return said ?? (asked ? Math.min(3, levelOfYears(asked.least)) : undefined);
}

/** The field that most of the terms belong to. */
function fieldOf(title: string, rows: readonly Row[], isLaw: boolean): string {
  if (isLaw) return "law";
  const mass = new Map<string, number>();
  for (const text of [title, title, ...rows.map((row) => row.text)])
    for (const term of termsAmong(stemsForPhrases(text)).keys()) {
      const one = TERMS[term];
      if (one?.kind === "work" && !LAW_FIELDS.has(one.field))
        mass.set(one.field, (mass.get(one.field) ?? 0) + 1);
    }
  return [...mass].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? "";
}

const LAW_FIELDS = new Set(["law", "act", "side", "mode", "court"]);
const SHARED_WORK = new Set(["act.supervise", "act.clients", "act.training"]);

function meansOf(field: string): MeansField {
  return (at) => {
    const term = TERMS[at];
    if (!term || term.generic || term.kind === "soft") return false;
    if (term.kind !== "work")
      return field === "law" ? term.field === "law" || term.kind === "tool" : term.field !== "law";
    if (field === "law") return LAW_FIELDS.has(term.field);
    return !LAW_FIELDS.has(term.field) || SHARED_WORK.has(term.id);
  };
}

const TERM_WEIGHTS = {
  must: 1.5,
  trait: 0.1,
  negation: 0.1,
  duty: 1,
  intro: 1,
  nice: 0.4,
  other: 0.1,
} as const;

function termsOf(title: string, rows: readonly Row[], means: MeansField): Map<number, number> {
  const weights = new Map<number, number>();
  const add = (text: string, weight: number) => {
    for (const term of termsAmong(stemsForPhrases(text)).keys())
      if (means(term) && TERMS[term]?.kind === "work")
        weights.set(term, (weights.get(term) ?? 0) + weight);
  };
  add(title, 4);
  for (const { text, kind } of rows) add(text, TERM_WEIGHTS[kind]);
  return weights;
}

const ASKED_WEIGHTS = {
  must: 1,
  trait: 0.2,
  negation: 0.1,
  duty: 1,
  intro: 0.7,
  nice: 0.6,
  other: 0.15,
} as const;

/** The words that say what is wanted, the rare ones counting most. */
function askedWords(title: string, rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(title, 1);
  for (const { text, kind } of rows) add(text, ASKED_WEIGHTS[kind]);
  const weighed = [...counts].map(([stem, count]): [string, number] => [
    stem,
    damped(count) * rarity(stem),
  ]);
  return new Map(weighed.filter(([, weight]) => weight > 0));
}

const damped = (count: number) => (count < 1 ? count : 1 + Math.log(count));
