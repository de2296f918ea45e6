import { CREDENTIALS } from "../knowledge/credentials.ts";
import type { VacancyProfile } from "../profiles.ts";
import type { Expanded } from "./expand.ts";
import { type Circumstances, type Features, isEssential, isHard } from "./features.ts";
import type { Graded } from "./grade.ts";

/** A reason why a score cannot be higher than this, of 100. */
export interface Limit {
  readonly most: number;
  readonly why: LimitReason;
}

const LIMIT_REASONS = [
  "licence-missing",
  "licence-partly",
  "admission-pending",
  "foreign-admission-pending",
  "admission-missing",
  "paper-missing",
  "needs-sponsor",
  "far-below",
  "below",
  "little-below",
  "far-above",
  "above",
  "keywords-only",
  "no-legal-office",
  "thin",
  "essentials-missing",
] as const;
export type LimitReason = (typeof LIMIT_REASONS)[number];

const FEWEST_WORDS = 18;
/** Of a resume that says nothing there is nothing to go by. */
const NOTHING_READ = 20;

export interface Judged {
  readonly vacancy: VacancyProfile;
  readonly expanded: Expanded;
  /** By words, names and papers; and as they are shown. */
  readonly graded: readonly Graded[];
  readonly read: readonly Graded[];
  readonly features: Features;
  readonly circumstances: Circumstances;
}

export function limitsOf(pair: Judged): Limit[] {
  return [
    ...credentialLimits(pair),
    ...levelLimits(pair),
    ...workLimits(pair),
    ...missingLimits(pair),
  ];
}

const LAW_DEGREE = CREDENTIALS.findIndex(({ id }) => id === "law-degree");

/** Never in the law, and not on the way there: another occupation, whatever the words. */
const isOutsider = ({ candidate }: Expanded) =>
  candidate.legal === undefined &&
  candidate.roles.every(({ legal }) => legal === undefined) &&
  !candidate.credentials.has(LAW_DEGREE);

function credentialLimits({ graded, features, expanded }: Judged): Limit[] {
  const limits: Limit[] = [];
  const work = 0.5 * features.essentials + 0.5 * features.area;
  const { state } = expanded.candidate.admission;
  for (const one of graded.filter(isHard)) {
    if (one.credit >= 0.65) continue;
    const isAdmission = one.requirement.credential === "admission";
    if (isAdmission && state === "foreign-pending")
      limits.push({ most: 66, why: "foreign-admission-pending" });
    else if (isAdmission && state === "pending")
      limits.push({ most: 62, why: "admission-pending" });
    else if (!isAdmission && one.credit >= 0.35) limits.push({ most: 66, why: "licence-partly" });
    else
      limits.push({
        most: work >= 0.3 && !(isAdmission && isOutsider(expanded)) ? 52 : 33,
        why: isAdmission ? "admission-missing" : "licence-missing",
      });
  }
  const papers = graded.filter(
    ({ requirement: { kind, credential, essential }, grade }) =>
      kind === "credential" &&
      essential &&
      grade === "missing" &&
      typeof credential === "number" &&
      CREDENTIALS[credential]?.gate === "formal",
  ).length;
  const isDenied = graded.some(
    ({ requirement: { kind, essential }, note }) =>
      kind === "credential" && essential && note === "denied",
  );
  if (isDenied) limits.push({ most: 54, why: "licence-missing" });
  if (papers > 0) limits.push({ most: papers > 1 ? 76 : 82, why: "paper-missing" });
  if (graded.some(({ requirement, credit }) => requirement.kind === "rights" && credit === 0))
    limits.push({ most: 50, why: "needs-sponsor" });
  return limits;
}

function levelLimits({ vacancy, features, circumstances }: Judged): Limit[] {
  const limits: Limit[] = [];
  const { below, above } = features;
  if (below >= 0.75) limits.push({ most: 54, why: "far-below" });
  else if (below >= 0.4 || circumstances.short >= 2.8) limits.push({ most: 68, why: "below" });
  else if (below >= 0.15) limits.push({ most: 82, why: "little-below" });
  if (above >= 0.85) limits.push({ most: vacancy.excludesSenior ? 50 : 54, why: "far-above" });
  else if (above >= 0.4) limits.push({ most: 67, why: "above" });
  return limits;
}

/** The share of the essentials that is missing, and what a score can be then; in between in proportion. */
const MISSING: readonly (readonly [number, number])[] = [
  [0.3, 100],
  [0.6, 69],
  [0.8, 54],
  [1, 45],
];
/** Fewer essentials are too few to say so. */
const FEWEST_ASKED = 4;
/** However many are asked for, each that is missing counts after these. */
const FEW_MISSING = 2;
const EACH_MISSING = 6;

function missingLimits({ read }: Judged): Limit[] {
  const asked = read.filter(isEssential);
  const missing = asked.filter(({ grade }) => grade === "missing").length;
  const share = missing / Math.max(1, asked.length);
  const most = Math.min(capAt(share), 100 - EACH_MISSING * Math.max(0, missing - FEW_MISSING));
  return asked.length >= FEWEST_ASKED && most < 100 ? [{ most, why: "essentials-missing" }] : [];
}

function capAt(share: number): number {
  if (share <= (MISSING[0]?.[0] ?? 0)) return 100;
  for (let at = 1; at < MISSING.length; at += 1) {
    const [from, high] = MISSING[at - 1] ?? [0, 100];
    const [to, low] = MISSING[at] ?? [1, 0];
    if (share <= to) return high + ((low - high) * (share - from)) / (to - from);
  }
  return 100;
}

function workLimits({ vacancy, expanded, features }: Judged): Limit[] {
  const limits: Limit[] = [];
  const { candidate } = expanded;
  if (features.listedOnly > 0.5 && features.area < 0.35)
    limits.push({ most: 30, why: "keywords-only" });
  const isSupport =
    vacancy.legal === "paralegal" ||
    vacancy.legal === "secretary" ||
    vacancy.legal === "company-secretary";
  if (isSupport && !candidate.legal && !candidate.roles.some(({ legal }) => legal !== undefined))
    limits.push({ most: 67, why: "no-legal-office" });
  if (candidate.wordCount < FEWEST_WORDS)
    limits.push({ most: candidate.wordCount === 0 ? NOTHING_READ : 66, why: "thin" });
  return limits;
}

/** Right work behind a bar that is formal or can be cured stays above the unrelated. */
export function floorOf({ graded, features, expanded }: Judged): number {
  const hard = graded.filter(isHard);
  const work = 0.5 * features.essentials + 0.5 * features.area;
  const { state } = expanded.candidate.admission;
  const isComing = state === "pending" || state === "foreign-pending";
  const asksAdmission = hard.some(({ requirement }) => requirement.credential === "admission");
  if (
    asksAdmission &&
    isComing &&
    features.essentials >= 0.5 &&
    features.area >= 0.55 &&
    features.below < 0.75
  )
    return 56;
  const isBarred = hard.some(({ credit }) => credit < 0.35);
  return isBarred && work >= 0.45 && features.concepts >= 0.4 && features.listedOnly < 0.5 ? 38 : 0;
}
