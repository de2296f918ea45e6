import type { Line } from "#reading/line.ts";
import { stateIn } from "#reading/places.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";
import { belonging, conceptsOf, dense, lawShare, specialtiesOf } from "../knowledge/concepts.ts";
import { CREDENTIALS, DENIES, SHOWN } from "../knowledge/credentials.ts";
import { isTitle } from "../knowledge/titles.ts";
import { LAWYERS, type LegalClass, legalClassOf } from "../legal-classes.ts";
import { levelOfYears } from "../levels.ts";
import { rightToWork } from "../named/right-to-work.ts";
import { thingsIn } from "../named/things-in.ts";
import { settledCandidate } from "../pack/pack-candidate.ts";
import { papersIn } from "../papers/papers-in.ts";
import {
  type CandidateProfile,
  PROFILE_VERSION,
  type Shown,
  type ShownState,
  type UnitSection,
} from "../profiles.ts";
import { clamp, dot, EMPTY, type Sparse } from "../vectors.ts";
import { stemsForPhrases } from "../words/phrase-book.ts";
import { stemsOf } from "../words/words-of.ts";
import { admissionOf, isAbroad, isHere, PENDING, plainestFirst } from "./admission.ts";
import { type ReadRole, rolesOf, titled } from "./roles.ts";
import { type ReadUnit, type Unidentified, unidentified, unitsOf } from "./units.ts";
import { yearsOf } from "./years.ts";

interface ResumeToProfile {
  readonly lines: readonly Line[];
  readonly reading: ResumeReading;
  /** Lines that are not believed. */
  readonly skip?: ReadonlySet<number>;
  /** The day on which "present" ends: "2026-11-15". */
  readonly receivedOn: string;
}

/** A role that ended so many years ago still says what someone is. */
const STILL = 3;
const MOSTLY_LAW = 0.4;
/** Letters: about twenty pages. */
const LONGEST = 60_000;
const LAW =
  /\b(?:law|laws|legal|lawyers?|solicitors?|llb|barristers?|court|litigation|conveyanc\w+|paralegal)\b/i;

export function profileResume({
  lines,
  reading,
  skip,
  receivedOn,
}: ResumeToProfile): CandidateProfile {
  const now = dayOf(receivedOn);
  const known = upTo(LONGEST, unidentified(lines, reading, skip ?? new Set()));
  const text = known.map((line) => line.text).join("\n");
  const lawIsNear = LAW.test(text);
  const read = rolesOf(reading, known, now, lawIsNear);
  const titles = new Set(read.map(({ line }) => line));
  const told = toldBy(known.filter(({ line }) => !titles.has(line)));
  const roles = read.filter((role) => isBorneOut(role, read, known, told));
  const roleOfLine = new Map(roles.flatMap((role, at) => role.lines.map((line) => [line, at])));
  const units = unitsOf(known, roleOfLine, now);
  const claimed = headlineOf(units, lawIsNear);
  const headline = claimed && isShown(claimed, roles, told) ? claimed : undefined;
  const legal = legalOf(roles, headline, known, now);
  const admission = admissionOf(units, legal);
  const bags = bagsOf(units);
  const { demonstrated, all, trust, listed } = bags;
  const inLaw = LAWYERS.has(legal) || lawShare(bags.told) > MOSTLY_LAW;
  const years = yearsOf(text, roles, inLaw, reading, now);
  return settledCandidate({
    version: PROFILE_VERSION,
    units,
    roles,
    concepts: conceptsOf(all),
    told: bags.told,
    listed,
    specialties: specialtiesOf(demonstrated, 3),
    headline,
    ...years,
    level: levelOf(roles, headline, legal, years),
    legal,
    admission,
    credentials: credentialsOf(units),
    rights: rightsOf(lines, skip, units),
    papers: papersIn(units, Math.floor(now)),
    things: thingsIn(units),
    state: stateOf(reading.profile.location),
    listTrust: trust,
    wordCount: units.reduce((sum, { text: said }) => sum + said.split(/\s+/).length, 0),
    now,
  });
}

/** From all lines: what says who somebody is may say it too. */
function rightsOf(
  lines: readonly Line[],
  skip: ReadonlySet<number> | undefined,
  units: readonly ReadUnit[],
): CandidateProfile["rights"] {
  const said = lines.map(({ text }, at) => ({ text: skip?.has(at) ? "" : text }));
  const { state, units: places } = rightToWork(said);
  const showing = places.map((line) => units.findIndex((unit) => unit.line === line));
  return { state, units: showing.filter((at) => at >= 0).slice(0, 2) };
}

/** What is longer than any resume is read so far: every unit is held against every requirement. */
function upTo<Known extends { readonly text: string }>(longest: number, lines: Known[]): Known[] {
  let left = longest;
  return lines.flatMap((line) => {
    const room = left;
    left -= line.text.length;
    if (room <= 0) return [];
    return line.text.length <= room ? line : { ...line, text: line.text.slice(0, room) };
  });
}

/** 2026-11-15 is 2026.87. */
function dayOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return year + (month - 1) / 12 + (day - 1) / 365;
}

/** What the lines under jobs are about. */
function toldBy(lines: readonly Unidentified[]): Sparse {
  const bag = new Map<string, number>();
  for (const { text, section } of lines)
    if (section === "experience" && text.split(/\s+/).length >= TOLD_WORDS)
      for (const stem of stemsOf(text)) bag.set(stem, (bag.get(stem) ?? 0) + 1);
  return conceptsOf(bag);
}

const TOLD_WORDS = 6;
/** From here on, a title and what is told are of one kind. */
const SAME_KIND = { work: 0.2, title: 0.35 };

/** A job without a line of work, unlike all work that is told, is a claim. */
function isBorneOut(
  role: ReadRole,
  all: readonly ReadRole[],
  lines: readonly Unidentified[],
  told: Sparse,
): boolean {
  const own = lines.filter(({ line }) => line !== role.line && role.lines.includes(line));
  if (own.length > 0 || told.at.length === 0) return true;
  const worked = all.filter(({ line, lines: some }) => line !== role.line && some.length > 1);
  return worked.length === 0 || isShown(role, worked, told);
}

function isShown(claim: ReadRole, roles: readonly ReadRole[], told: Sparse): boolean {
  if (roles.length === 0 || told.at.length === 0 || claim.concepts.at.length === 0) return true;
  if (dot(claim.concepts, told) >= SAME_KIND.work) return true;
  return roles.some(
    ({ concepts, legal }) =>
      dot(claim.concepts, concepts) >= SAME_KIND.title ||
      (legal !== undefined && legal === claim.legal),
  );
}

const stateOf = (location: string) => stateIn(location);

const FIRST_UNITS = 5;
const HEADING =
  /^\s*(?:(?:professional|career|executive|personal|my)\s+)?(?:summary|profile|objective|overview|about|statement|highlights|introduction|contact|details)\b/i;

/** What someone calls themselves at the top. */
function headlineOf(units: readonly ReadUnit[], lawIsNear: boolean): ReadRole | undefined {
  const tops = units.filter(({ section }) => section === "profile").slice(0, FIRST_UNITS);
  for (const { text, line } of tops) {
    const title = (text.split(/[,.;:|(–—]|\bwith\b|\bI\b/)[0] ?? "").slice(0, 60);
    if (!HEADING.test(title) && isTitle(title))
      return { ...titled(title, lawIsNear), line, lines: [], from: 0, to: 0 };
  }
  return undefined;
}

function legalOf(
  roles: readonly ReadRole[],
  headline: ReadRole | undefined,
  lines: readonly Unidentified[],
  now: number,
): LegalClass | undefined {
  if (!lines.some(({ text }) => LAW.test(text))) return undefined;
  const current = roles.find(({ to, legal }) => legal && to > now - STILL)?.legal;
  const about = lines
    .flatMap(({ text, section }) => (section === "profile" ? text : []))
    .join("\n");
  const top = headline?.legal ?? legalClassOf(about.slice(0, 120));
  if (current === "lawyer" && (top === "partner" || top === "senior")) return top;
  if (current ?? top) return current ?? top;
  const others =
    /\b(?:supervis\w+|manag\w+|instruct\w*|brief\w*) [^.]{0,30}(?:lawyers?|paralegals?|solicitors?)/gi;
  return legalClassOf(about.slice(0, 600).replace(others, " "));
}

function levelOf(
  roles: readonly ReadRole[],
  headline: ReadRole | undefined,
  legal: LegalClass | undefined,
  { years, lawYears }: { years: number | undefined; lawYears: number | undefined },
): number | undefined {
  if (legal === "partner") return 4;
  if (legal === "graduate") return 0;
  if (legal && lawYears !== undefined) return levelOfYears(lawYears);
  const said = roles[0]?.level ?? headline?.level;
  if (said !== undefined) return said;
  return years === undefined ? undefined : Math.min(3, levelOfYears(years));
}

const WEIGHTS: Readonly<Record<UnitSection, number>> = {
  experience: 1,
  profile: 0.8,
  credentials: 0.6,
  education: 0.4,
  other: 0.3,
  list: 0,
};
/** Listed words are worth something where the work told bears them out; never more than a quarter. */
const LISTED = {
  least: 0.01,
  most: 0.6,
  from: 0.35,
  to: 0.75,
  share: 0.25,
  thin: 0.5,
  thinWords: 15,
};

interface Bags {
  readonly demonstrated: Map<string, number>;
  readonly all: Map<string, number>;
  readonly told: Sparse;
  readonly listed: Sparse;
  readonly trust: number;
}

function bagsOf(units: readonly ReadUnit[]): Bags {
  const demonstrated = new Map<string, number>();
  const listed = new Map<string, number>();
  for (const { section, stems } of units) {
    const bag = section === "list" ? listed : demonstrated;
    const weight = section === "list" ? 1 : WEIGHTS[section];
    for (const stem of stems) bag.set(stem, (bag.get(stem) ?? 0) + weight);
  }
  const size = (bag: ReadonlyMap<string, number>) => [...bag.values()].reduce((a, b) => a + b, 0);
  const all = new Map(demonstrated);
  const told = conceptsOf(demonstrated);
  if (listed.size === 0) return { demonstrated, all, told, listed: EMPTY, trust: 1 };
  const named = conceptsOf(listed);
  const support = dot(told, named);
  const rising = (support - LISTED.from) / (LISTED.to - LISTED.from);
  const thin = size(demonstrated) < LISTED.thinWords;
  const trust = thin ? LISTED.thin : clamp(LISTED.most * rising, LISTED.least, LISTED.most);
  const share = Math.min(trust, thin ? 1 : (LISTED.share * size(demonstrated)) / size(listed));
  const near = nearTo(told);
  for (const [stem, count] of listed)
    all.set(stem, (all.get(stem) ?? 0) + Math.min(count, 2) * share * (thin ? 1 : near(stem)));
  return { demonstrated, all, told, listed: named, trust: Math.min(1, trust / LISTED.most) };
}

const UNKNOWN_WORD = 0.3;

function nearTo(told: Sparse): (stem: string) => number {
  const full = dense(told);
  const highest = full.reduce((a, b) => Math.max(a, b), 0);
  return (stem) => belonging(stem, full, highest) ?? UNKNOWN_WORD;
}

const DENIED =
  /\b(?:no|not|never|without|lapsed|expired|don't hold|nor|yet to)\b[^.;,]{0,40}(?:regist|licen|admitted|certificate|accredit|degree|card|check|ticket)|\b(?:licen[cs]e|registration|certificate|clearance|check|card|ticket)[^.;,]{0,30}(?:lapsed|expired|not renewed|suspended|surrendered)|\bnot (?:yet )?applied (?:to|for)\b/i;
const HELD = /current|registered|held|hold/i;

/** Licences, papers and checks that a resume shows, or says it has not. */
function credentialsOf(units: readonly ReadUnit[]): Map<number, Shown<ShownState>> {
  const found = new Map<number, Map<ShownState, number[]>>();
  for (const [at, unit] of units.entries()) {
    const stems = stemsForPhrases(unit.text);
    const shown = SHOWN.find(stems);
    if (shown.size === 0) continue;
    const less = DENIES.find(stems);
    for (const credential of shown.keys()) {
      const gate = CREDENTIALS[credential]?.gate;
      if (less.has(credential) && !DENIED.test(unit.text) && gate === "licence") continue;
      if (unit.section === "list" && gate === "licence" && unit.stems.length > 12) continue;
      if (isOnlyTalk(unit)) continue;
      const state = stateOfCredentials(unit.text);
      const states = found.get(credential) ?? new Map<ShownState, number[]>();
      states.set(state, [...(states.get(state) ?? []), at]);
      found.set(credential, states);
    }
  }
  return new Map([...found].map(([credential, states]) => [credential, strongest(states, units)]));
}

/** Papers that are only wished for, or somebody else's. */
function isOnlyTalk(unit: ReadUnit): boolean {
  const papers = papersIn([unit]);
  return papers.length > 0 && papers.every(({ state }) => state === "wished" || state === "others");
}

function stateOfCredentials(text: string): ShownState {
  if (DENIED.test(text) || (isAbroad(text) && !isHere(text))) return "denied";
  return PENDING.test(text) && !HELD.test(text) ? "pending" : "held";
}

/** A denial outweighs a mention: "registered nurse in Manila. Not yet registered here." */
function strongest(
  states: ReadonlyMap<ShownState, readonly number[]>,
  all: readonly ReadUnit[],
): Shown<ShownState> {
  for (const state of ["denied", "held", "pending"] as const) {
    const units = states.get(state);
    if (units) return { state, units: plainestFirst(units, all).slice(0, 1) };
  }
  return { state: "pending", units: [] };
}
