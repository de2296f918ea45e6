// How well a report agrees with careful readers: labels, requirements found, and lines that truly support.
import { matchTexts } from "../../../src/server/features/matching/match-texts.ts";
import {
  profileJobText,
  profileResumeText,
} from "../../../src/server/features/matching/profile-texts.ts";
import { kappa as kappaOf } from "../matching/measures.mjs";
import { goldenFor } from "./golden-for.mjs";
import { gradedPairs } from "./graded-set.mjs";

const LABELS = ["Not a Fit", "Poor Fit", "Moderate Fit", "Good Fit", "Excellent Fit"];
const GRADES = ["missing", "unclear", "partly", "met"];
const kappa = (both, labels) =>
  kappaOf(
    both.map(([a]) => a),
    both.map(([, b]) => b),
    labels,
  );
const RECEIVED_ON = "2026-11-16";
const GRADE_NAMES = { partial: "partly" };

function assessedPairs() {
  const jobs = new Map();
  return gradedPairs().map((pair) => {
    const { ad, resume } = pair;
    if (!jobs.has(ad.id)) jobs.set(ad.id, profileJobText(ad.lines.join("\n")));
    const found = matchTexts(
      profileResumeText(resume.lines.join("\n"), RECEIVED_ON),
      jobs.get(ad.id),
    );
    return { ...pair, found };
  });
}

export function quality({ only } = {}) {
  const all = assessedPairs();
  agreement(all);
  const parts = [
    ["taught", all.filter(({ isTaught }) => isTaught)],
    ["tuning", all.filter(({ isApart, isTaught }) => !isApart && !isTaught)],
    ["apart", all.filter(({ isApart }) => isApart)],
    ["all law", all.filter(({ field, isTaught }) => field === "law" && !isTaught)],
    ["all other", all.filter(({ field, isTaught }) => field !== "law" && !isTaught)],
  ];
  for (const [name, pairs] of parts) if (!only || only === name) part(name, pairs);
}

/** How far the two readers agree with each other. */
function agreement(all) {
  const twice = all.filter(({ second }) => second);
  const labels = twice.map(({ first, second }) => [
    LABELS.indexOf(first.label),
    LABELS.indexOf(second.label),
  ]);
  const grades = twice.flatMap(({ first, second }) =>
    Object.keys(first.grades).map((id) => [first.grades[id].grade, second.grades[id].grade]),
  );
  const same = grades.filter(([a, b]) => a === b).length / grades.length;
  const ordered = grades.map(([a, b]) => [GRADES.indexOf(a), GRADES.indexOf(b)]);
  console.log(
    `Two readers, ${twice.length} pairs: labels kappa ${kappa(labels, 5).toFixed(3)}, ` +
      `the same ${share(labels.filter(([a, b]) => a === b).length, labels.length)}; ` +
      `${grades.length} grades kappa ${kappa(ordered, 4).toFixed(3)}, the same ${(100 * same).toFixed(1)} %`,
  );
}

const share = (a, b) => `${((100 * a) / Math.max(1, b)).toFixed(1)} % (${a} of ${b})`;

function part(name, pairs) {
  const labels = pairs.map(({ first, found }) => [
    LABELS.indexOf(first.label),
    LABELS.indexOf(found.assessment),
  ]);
  const near = labels.filter(([a, b]) => Math.abs(a - b) <= 1).length;
  const exact = labels.filter(([a, b]) => a === b).length;
  const { recall, lines, support, grades, chaff } = evidenceOf(pairs);
  console.log(`\n${name}: ${pairs.length} pairs`);
  console.log(
    `  labels: kappa ${kappa(labels, 5).toFixed(3)}, the same ${share(exact, pairs.length)}, within one ${share(near, pairs.length)}`,
  );
  console.log(`  requirements found: ${share(...recall)}`);
  console.log(
    `  lines cited that support: ${share(...lines)} by either reader, ${share(...support)} of requirements have no wrong line`,
  );
  console.log(
    `  grade as either reader's: ${share(...grades)}; engine requirements on lines that ask for nothing: ${share(...chaff)}`,
  );
}

/** What was found, with the readers' requirements that it stands for. */
const matched = ({ ad, found }) =>
  found.requirements.map((requirement) => ({ requirement, golden: goldenFor(requirement, ad) }));

const linesOf = ({ first, second }, id) =>
  new Set([...(first.grades[id]?.lines ?? []), ...(second?.grades[id]?.lines ?? [])]);

function evidenceOf(pairs) {
  const recall = [0, 0];
  const lines = [0, 0];
  const support = [0, 0];
  const grades = [0, 0];
  const chaff = [0, 0];
  const seen = new Set();
  for (const pair of pairs) {
    const own = matched(pair);
    if (!seen.has(pair.ad.id)) {
      seen.add(pair.ad.id);
      const found = new Set(own.flatMap(({ golden }) => golden.map(({ id }) => id)));
      for (const { id, kind } of pair.ad.requirements) {
        if (kind === "soft") continue;
        recall[1] += 1;
        if (found.has(id)) recall[0] += 1;
      }
    }
    for (const { requirement, golden } of own) {
      if (requirement.kind === "soft") continue;
      chaff[1] += 1;
      if (golden.length === 0) {
        chaff[0] += 1;
        continue;
      }
      grades[1] += 1;
      const named = GRADE_NAMES[requirement.grade] ?? requirement.grade;
      if (
        golden.some(({ id }) =>
          [pair.first, pair.second].some((by) => by?.grades[id]?.grade === named),
        )
      )
        grades[0] += 1;
      // A line that denies it is no support, and not said to be one.
      if (requirement.evidence.length === 0 || requirement.grade === "missing") continue;
      const good = new Set(golden.flatMap(({ id }) => [...linesOf(pair, id)]));
      const right = requirement.evidence.filter(({ line }) => good.has(line)).length;
      lines[0] += right;
      lines[1] += requirement.evidence.length;
      support[1] += 1;
      if (right === requirement.evidence.length) support[0] += 1;
    }
  }
  return { recall, lines, support, grades, chaff };
}
