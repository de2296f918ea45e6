import { TERMS } from "#matching/knowledge/phrases.ts";
import { termName } from "#matching/knowledge/term-names.ts";
import { THINGS } from "#matching/named/things.ts";
import { matchPair } from "#matching/pair/match.ts";
import type { CandidateProfile, Requirement, VacancyProfile } from "#matching/profiles.ts";
import type { NamedRequirement, Passage } from "./messages.ts";
import { credentialName } from "./pair-evidence.ts";

/** What one advertisement asks for, by names that others may ask for as well. */
export function namedRequirements(candidate: CandidateProfile, vacancy: VacancyProfile) {
  const { distance, graded } = matchPair(candidate, vacancy);
  const requirements = graded.map(({ requirement, grade, units }): NamedRequirement => {
    const { line, from, to, kind, any } = requirement;
    const passages = units.flatMap((at): Passage[] => {
      const unit = candidate.units[at];
      return unit ? [{ line: unit.line, from: unit.from, to: unit.to }] : [];
    });
    const isEither = any || hasAlternatives(requirement);
    return { line, from, to, kind, grade, passages, isEither, names: namesIn(requirement) };
  });
  return { distance, requirements };
}

/** "Xero or MYOB", "a certificate or a diploma". */
function hasAlternatives({ things, papers }: Requirement): boolean {
  const ladders = new Set(papers?.options.map(({ ladder }) => ladder));
  return ladders.size > 1 || (things?.groups.some((group) => group.length > 1) ?? false);
}

const RIGHTS = { any: "The right to work in Australia", citizen: "Australian citizenship" };

function namesIn(requirement: Requirement): string[] {
  const { kind, credential, things, terms } = requirement;
  if (kind === "credential") return [credentialName(requirement)].filter(Boolean);
  if (kind === "level") return ["Years of experience"];
  if (kind === "rights") return [RIGHTS[credential === "citizen" ? "citizen" : "any"]];
  const named = (things?.groups ?? []).flat().map((at) => THINGS[at]?.name ?? "");
  return [...new Set([...named, ...terms.map(nameOfTerm)])].filter(Boolean);
}

/** "Advise" and "draft" alone say nothing of a job. */
function nameOfTerm(at: number): string {
  const term = TERMS[at];
  if (!term || term.generic || term.kind === "soft") return "";
  const name = termName(term.id);
  return term.id.startsWith("act.") && !name.includes(" ") ? "" : name;
}
