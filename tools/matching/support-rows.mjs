// Rows to fit from: what is known of a sentence beside a requirement, and whether it truly supports it.

import { expand } from "../../src/matching/pair/expand.ts";
import { lookedAt, pairingOf } from "../../src/matching/pair/support-features.ts";
import { goldenFor } from "../bench/comparison/golden-for.mjs";
import { gradedPairs } from "../bench/comparison/graded-set.mjs";
import { candidateOf, vacancyOf } from "../bench/matching/engine.mjs";

const BY_RULE = new Set(["credential", "level", "rights", "soft"]);
const WORTH = { met: 1, partly: 0.5, missing: 0, unclear: 0.4 };
const ALL = 1000;

/** One group for each requirement of each pair; nothing of what is kept apart. */
export function supportGroups() {
  const jobs = new Map();
  return gradedPairs()
    .filter(({ isApart }) => !isApart)
    .flatMap((pair) => {
      const { ad } = pair;
      if (!jobs.has(ad.id)) jobs.set(ad.id, vacancyOf(ad.lines.join("\n")));
      return groupsOf(pair, jobs.get(ad.id));
    });
}

function groupsOf({ ad, resume, first, second }, vacancy) {
  const candidate = candidateOf(resume.lines.join("\n"));
  const pairing = pairingOf(vacancy, expand(candidate));
  return vacancy.requirements
    .filter(({ kind }) => !BY_RULE.has(kind))
    .flatMap((requirement) => {
      const golden = goldenFor({ kind: requirement.kind, line: requirement.line + 1 }, ad);
      if (golden.length === 0) return [];
      const grades = golden.map(({ id }) => first.grades[id]);
      const again = golden.flatMap(({ id }) => second?.grades[id] ?? []);
      const lines = new Set([...grades, ...again].flatMap((grade) => grade.lines));
      const worth = grades.reduce((sum, { grade }) => sum + WORTH[grade], 0) / grades.length;
      const rows = lookedAt(requirement, pairing, ALL).map(({ unit, features }) => ({
        features,
        isListed: candidate.units[unit].section === "list",
        supports: lines.has(candidate.units[unit].line + 1) ? 1 : 0,
      }));
      return { ad: ad.id, worth, alike: pairing.alike, rows };
    });
}
