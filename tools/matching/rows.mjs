// Rows to fit from: the features of a pair, and the range of labels that it may have.

import { SIGNS } from "../../src/matching/pair/features.ts";
import { judge } from "../../src/matching/pair/match.ts";
import { gradedPairs } from "../bench/comparison/graded-set.mjs";
import { candidateOf, vacancyOf } from "../bench/matching/engine.mjs";
import { acrossSet, FIT, legalSet, pairSet, withinSets } from "../bench/matching/sets.mjs";
import { readLabelled } from "./labelled.mjs";

export const NAMES = Object.keys(SIGNS);

const profiles = new Map();
const known = (key, make) => {
  if (!profiles.has(key)) profiles.set(key, make());
  return profiles.get(key);
};

function row(resume, ad, [low, high], weight, title = ad.title) {
  const candidate = known(`resume ${resume.text}`, () => candidateOf(resume.text));
  const vacancy = known(`ad ${title} ${ad.text}`, () => vacancyOf(ad.text, title));
  const { features } = judge(candidate, vacancy);
  return { features, low, high, weight, law: vacancy.isLaw };
}

/** The same occupation may fit well or moderately, a related one anything but excellently. */
const OCCUPATION = [
  [0, 0],
  [0, 3],
  [2, 4],
];
/** Most pairs are of different occupations: one in so many is enough. */
const UNRELATED = { oneIn: 6, weight: 0.5 };

/** Many occupations, each advertisement with its title and once more without. */
export function acrossRows() {
  const { resumes, ads, gradeOf } = acrossSet();
  return ads.flatMap((ad, at) =>
    resumes.flatMap((resume, place) => {
      const grade = gradeOf(resume, ad);
      if (grade === 0 && (place * 7 + at * 13) % UNRELATED.oneIn !== 0) return [];
      const weight = grade === 0 ? UNRELATED.weight : 1;
      const range = OCCUPATION[grade];
      return [
        { grade, ...row(resume, ad, range, weight) },
        { grade, ...row(resume, ad, range, 0.5 * weight, "") },
      ];
    }),
  );
}

/** Inside one occupation: five labels, given by people who never saw the matcher. */
export function withinRows() {
  return withinSets()
    .filter(({ apart }) => !apart)
    .flatMap(({ ads, resumes, grades }) =>
      ads.flatMap((ad) =>
        resumes.map((resume) => {
          const label = FIT[grades[resume.id][ad.id][0]];
          return row(resume, ad, [label, label], 1);
        }),
      ),
    );
}

export function pairRows() {
  const { resumes, ads, pairs } = pairSet();
  const byId = (list) => new Map(list.map((one) => [one.id, one]));
  const [people, jobs] = [byId(resumes), byId(ads)];
  return pairs
    .filter(({ split }) => split !== "kept")
    .map(({ resumeId, jobId, grade }) =>
      row(people.get(resumeId), jobs.get(jobId), [grade, grade], 2),
    );
}

const LABELS = ["Not a Fit", "Poor Fit", "Moderate Fit", "Good Fit", "Excellent Fit"];

/** Long texts with hard cases, read with care; nothing of what is kept apart. */
export function gradedRows() {
  return gradedPairs()
    .filter(({ isApart }) => !isApart)
    .map(({ ad, resume, first }) => {
      const label = LABELS.indexOf(first.label);
      const [text, told] = [ad.lines.join("\n"), resume.lines.join("\n")];
      return row({ text: told }, { text, title: ad.title }, [label, label], GRADED_WEIGHT);
    });
}
const GRADED_WEIGHT = 3;

/** The labelled pairs that are not kept apart: docs/matching/labelled-sets.md. */
export function labelledRows() {
  const { pairs } = readLabelled("labelled");
  return pairs.map(({ ad, resume, label }) =>
    row({ text: resume }, { text: ad.text, title: ad.title }, [label, label], 1),
  );
}

/** Grades 0 to 3 of the legal set as ranges of labels. */
const LEGAL = [
  [0, 1],
  [1, 2],
  [2, 3],
  [4, 4],
];

export function legalRows() {
  const { resumes, ads, gradeOf } = legalSet();
  return ads.flatMap((ad) =>
    resumes.map((resume) => row(resume, ad, LEGAL[gradeOf(resume, ad)], 0.6)),
  );
}
