// How well resumes and advertisements are ranked and labelled on our own sets, beside the baselines.
import { auc, kappa, mean, quantileCuts, ranking, shown } from "./measures.mjs";
import {
  labelBy,
  match,
  ndcgOfAds,
  ndcgOfResumes,
  ownLabel,
  RANKER_NAMES,
  rankersFor,
  scoreOfNearness,
} from "./rankers.mjs";
import { acrossSet, FIT, legalSet, pairSet, withinSets } from "./sets.mjs";
import { printTable } from "./tables.mjs";

const GOOD = FIT.G;

export function acrossQuality() {
  const set = acrossSet();
  set.gainOf = set.gradeOf;
  const rankers = rankersFor(set);
  printTable(
    `Across ${set.ads.length} advertisements × ${set.resumes.length} resumes of many occupations (the weights are fitted on it)`,
    ["", "AUC same/other", "nDCG@10 job → candidates", "nDCG@10 candidate → jobs"],
    rankers.map((ranker) => [
      ranker.name,
      shown(occupationAuc(set, ranker)),
      shown(ndcgOfAds(set, ranker)),
      shown(ndcgOfResumes(set, ranker)),
    ]),
  );
}

function occupationAuc({ resumes, ads, gradeOf }, { resumeFor }) {
  const byGrade = [[], [], []];
  for (const [at, ad] of ads.entries())
    for (const [place, resume] of resumes.entries())
      byGrade[gradeOf(resume, ad)].push(resumeFor(place, at));
  return auc(byGrade[2], byGrade[0]);
}

export function legalQuality(title, folder) {
  const set = legalSet(folder);
  const { resumes, ads, gradeOf } = set;
  set.gainOf = gradeOf;
  printTable(
    `${title}: ${ads.length} advertisements × ${resumes.length} resumes, graded 0 to 3`,
    [
      "",
      "nDCG@10 job → candidates",
      "nDCG@10 candidate → jobs",
      "first is grade 3",
      "stuffers in a top 10",
    ],
    rankersFor(set).map((ranker) => {
      const orders = ads.map((_, at) =>
        ranking(resumes.map((_, place) => ranker.resumeFor(place, at))),
      );
      const firsts = ads.filter((ad, at) => gradeOf(resumes[orders[at][0]], ad) === 3);
      const possible = ads.filter((ad) => resumes.some((one) => gradeOf(one, ad) === 3));
      const stuffers = orders
        .flatMap((order) => order.slice(0, 10))
        .filter((place) => resumes[place].kind === "stuffed");
      return [
        ranker.name,
        shown(ndcgOfAds(set, ranker)),
        shown(ndcgOfResumes(set, ranker)),
        `${firsts.length} of ${possible.length}`,
        stuffers.length,
      ];
    }),
  );
}

const GAINS = [0, 0, 1, 2, 3];

/** Each within set with, for each ranker, the nearness and the label of every pair. */
function judgedSets() {
  return withinSets().map(({ occupation, apart, resumes, ads, grades }) => {
    const labelOf = (resume, ad) => FIT[grades[resume.id][ad.id][0]];
    const set = { resumes, ads, gainOf: (resume, ad) => GAINS[labelOf(resume, ad)] };
    const labels = ads.flatMap((ad) => resumes.map((resume) => labelOf(resume, ad)));
    const measured = rankersFor(set).map((ranker) => ({
      scores: ads.flatMap((_, at) => resumes.map((_, place) => ranker.resumeFor(place, at))),
      ads: ndcgOfAds(set, ranker),
      resumes: ndcgOfResumes(set, ranker),
    }));
    return { occupation, apart, labels, measured };
  });
}

export function withinQuality() {
  const sets = judgedSets();
  const tune = sets.filter(({ apart }) => !apart);
  const apart = sets.filter((set) => set.apart);
  const toLabels = RANKER_NAMES.map((_, at) => labeller(at, pooled(tune, at)));
  const kappaOf = (some, at) => {
    const { scores, labels } = pooled(some, at);
    return kappa(scores.map(toLabels[at]), labels);
  };
  const row = (name, some) => [
    name,
    ...RANKER_NAMES.flatMap((_, at) => [
      shown(mean(some.map(({ measured }) => measured[at].ads))),
      shown(mean(some.map(({ measured }) => measured[at].resumes))),
      shown(mean(some.map(({ measured, labels }) => goodAuc(measured[at].scores, labels)))),
      shown(kappaOf(some, at)),
    ]),
  ];
  const single = (set) => row(`${set.apart ? "apart" : "tune "} ${set.occupation}`, [set]);
  printTable(
    [
      "Within one occupation: job → candidates and candidate → jobs (nDCG@10), AUC of Excellent and Good against the rest,",
      "quadratic kappa of the five labels (of the baselines: with cuts fitted on the tune sets). Nothing is fitted on the apart sets.",
    ].join("\n"),
    ["", ...RANKER_NAMES.flatMap((name) => [`${name} →cand`, "→jobs", "AUC", "kappa"])],
    [
      ...[...tune, ...apart].map(single),
      row(`tune, mean of ${tune.length}; kappa of all pairs`, tune),
      row(`apart, mean of ${apart.length}; kappa of all pairs`, apart),
    ],
  );
}

const pooled = (sets, at) => ({
  scores: sets.flatMap(({ measured }) => measured[at].scores),
  labels: sets.flatMap((set) => set.labels),
});

/** Ours has its own borders; a baseline gets them from the shares of the labels in the tune part. */
const labeller = (at, { scores, labels }) =>
  at === 0 ? ownLabel : labelBy(quantileCuts(scores, labels));

function goodAuc(scores, labels) {
  const of = (wanted) => scores.filter((_, at) => labels[at] >= GOOD === wanted);
  return auc(of(true), of(false));
}

/** Each pair of the golden set with the scores of every ranker. */
function judgedPairs() {
  const { resumes, ads, pairs } = pairSet();
  const rankers = rankersFor({ resumes, ads });
  const place = (list) => new Map(list.map(({ id }, at) => [id, at]));
  const [people, jobs] = [place(resumes), place(ads)];
  return pairs.map(({ resumeId, jobId, grade, split }) => {
    const [resume, ad] = [people.get(resumeId), jobs.get(jobId)];
    return {
      grade,
      kept: split === "kept",
      law: ads[ad].field === "law",
      scores: rankers.map(({ resumeFor }) => resumeFor(resume, ad)),
    };
  });
}

export function pairQuality() {
  const pairs = judgedPairs();
  const column = (some, at) => ({
    scores: some.map(({ scores }) => scores[at]),
    labels: some.map(({ grade }) => grade),
  });
  const tune = pairs.filter(({ kept }) => !kept);
  const toLabels = RANKER_NAMES.map((_, at) => labeller(at, column(tune, at)));
  const parts = [false, true].flatMap((kept) =>
    [true, false].map((law) => ({
      name: `${kept ? "kept" : "tune"}, ${law ? "law" : "other fields"}`,
      some: pairs.filter((pair) => pair.kept === kept && pair.law === law),
    })),
  );
  printTable(
    "Pairs: AUC of Good or better against the rest, and quadratic kappa of the five labels. Nothing is fitted on the kept part",
    ["", "pairs", ...RANKER_NAMES.flatMap((name) => [`${name} AUC`, "kappa"])],
    parts.map(({ name, some }) => [
      name,
      some.length,
      ...RANKER_NAMES.flatMap((_, at) => {
        const { scores, labels } = column(some, at);
        return [shown(goodAuc(scores, labels)), shown(kappa(scores.map(toLabels[at]), labels))];
      }),
    ]),
  );
}

const BANDS = [
  [0, 34],
  [35, 54],
  [55, 69],
  [70, 84],
  [85, 100],
];

/** What a score is worth, where nothing was fitted: how many of a band are Good or better. */
export function reliability() {
  const apart = withinSets()
    .filter((set) => set.apart)
    .flatMap(({ resumes, ads, grades }) =>
      ads.flatMap((ad) =>
        resumes.map((resume) => ({
          score: scoreOfNearness(1 - match(resume, ad).distance),
          label: FIT[grades[resume.id][ad.id][0]],
        })),
      ),
    );
  const kept = judgedPairs()
    .filter((pair) => pair.kept)
    .map(({ grade, scores }) => ({ score: scoreOfNearness(scores[0]), label: grade }));
  const cells = (some) => [
    some.length,
    some.length === 0
      ? "–"
      : `${Math.round(100 * mean(some.map(({ label }) => (label >= GOOD ? 1 : 0))))}%`,
    some.length === 0 ? "–" : mean(some.map(({ label }) => label)).toFixed(2),
  ];
  printTable(
    "Reliability: of each band of scores, how many are labelled Good or better, and the mean label (0 Not a Fit … 4 Excellent)",
    [
      "score",
      "apart sets",
      "Good or better",
      "mean label",
      "pairs kept",
      "Good or better",
      "mean label",
    ],
    BANDS.map(([least, most]) => {
      const inBand = ({ score }) => score >= least && score <= most;
      return [`${least}–${most}`, ...cells(apart.filter(inBand)), ...cells(kept.filter(inBand))];
    }),
  );
}
