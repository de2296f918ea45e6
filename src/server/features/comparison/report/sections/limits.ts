import type { LimitReason } from "#matching/pair/limits.ts";
import type { Finding, Findings } from "../../findings.ts";
import { listing } from "../wording/listing.ts";
import { credentialName } from "../wording/name-requirement.ts";
import type { Voice } from "../wording/voice.ts";
import { yearsAsked, yearsShown } from "../wording/years-phrase.ts";

type Limit = Findings["limits"][number];

/** The lowest of each reason, the one that holds most first. */
export function tightest({ limits }: Pick<Findings, "limits">): Limit[] {
  const byReason = new Map<LimitReason, Limit>();
  for (const limit of limits)
    if (limit.most < (byReason.get(limit.reason)?.most ?? Number.POSITIVE_INFINITY))
      byReason.set(limit.reason, limit);
  return [...byReason.values()].sort((a, b) => a.most - b.most);
}

/** The engine lets a score come near its limit and never pass it. */
export const NEAR = 0.93;

/** What keeps this very score from being higher, if anything does. */
export const holding = (findings: Findings): LimitReason | undefined =>
  tightest(findings).find(({ most }) => findings.score >= Math.floor(most * NEAR))?.reason;

export const writeLimits = (findings: Findings, voice: Voice): string[] =>
  tightest(findings).map(({ reason, most }) =>
    voice.say(TAILS, { cause: causeOf(reason, findings), most: String(Math.floor(most)) }),
  );

const TAILS = [
  "{cause}, which holds the score at {most} or below.",
  "{cause}, so the score cannot pass {most}.",
  "{cause}, and that keeps the score at {most} or below.",
  "Because {cause}, the score can reach {most} at most.",
];

/** admission in Australia is not shown */
export function causeOf(reason: LimitReason, findings: Findings): string {
  const owner = findings.audience === "candidate" ? "your resume" : "the resume";
  const { years, requirements } = findings;
  const counted = requirements.find(({ kind }) => kind === "years");
  const shown = counted ? yearsShown(counted, years) : "";
  const asked = yearsAsked(years, true);
  const level = shown && asked ? `${shown} ${is(shown)} shown against ${asked} asked for` : "";
  const causes: Readonly<Record<LimitReason, string>> = {
    "licence-missing": `${papers(findings, "licence", "missing")} is not shown`,
    "licence-partly": `${papers(findings, "licence", "partial")} is only under way`,
    "admission-missing": "admission as a lawyer in Australia is not shown",
    "admission-pending": "admission as a lawyer is still to come",
    "foreign-admission-pending":
      "admission was granted abroad and admission in Australia is still to come",
    "paper-missing": `${papers(findings, undefined, "missing")} is asked for and not found`,
    "needs-sponsor": `${owner} says that a sponsor is needed and this job offers none`,
    "far-below": level || "the level shown is far below the level asked for",
    below: level || "the level shown is below the level asked for",
    "little-below": level || "the level shown is a little below the level asked for",
    "far-above": "the level shown is far above that of this job",
    above: "the level shown is above that of this job",
    "keywords-only": "what fits is listed as keywords and borne out by no work",
    "no-legal-office": "no work in a legal office is shown",
    thin: `${owner} has too little text to show the essentials`,
    "essentials-missing": `${owner} does not show several of the requirements`,
  };
  return causes[reason];
}

const is = (years: string) => (/\d/.test(years) && !/\b1 year/.test(years) ? "are" : "is");

function papers(
  { requirements }: Findings,
  kind: Finding["kind"] | undefined,
  grade: Finding["grade"],
): string {
  const meant = requirements.filter(
    (one) =>
      one.credential !== "" &&
      one.essential &&
      one.grade === grade &&
      (kind === undefined || one.kind === kind),
  );
  const names = [...new Set(meant.map(credentialName))];
  return listing(names.slice(0, 3), "or") || "a licence or paper that the job needs";
}
