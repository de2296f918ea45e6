// Sets that are not ours, in a folder that is named: silver, legal_au and titles, those of them that are there.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { cosine, vectorsBy } from "./baselines.mjs";
import { auc, averagePrecision, mean, ranking, shown } from "./measures.mjs";
import { legalQuality } from "./quality.mjs";
import { ndcgOfAds, ndcgOfResumes, rankersFor } from "./rankers.mjs";
import { folderIn, silverSet, titleSet } from "./sets.mjs";
import { percent, printTable } from "./tables.mjs";

const TITLE_LIKENESS = resolve(import.meta.dirname, "../../../src/matching/title-likeness.ts");

export async function givenSets(data) {
  const silver = folderIn(data, "silver");
  const legal = folderIn(data, "legal_au");
  const titles = folderIn(data, "titles");
  if (silver) silverQuality(silver);
  if (legal) legalQuality("Legal, given", legal);
  if (titles) await titleQuality(titles);
}

const FEWEST_SAME = 3;

function silverQuality(folder) {
  const set = silverSet(folder);
  const { resumes, ads, gradeOf } = set;
  set.gainOf = gradeOf;
  const same = (list, of) => new Map(list.map((one) => [one.id, of(one)]));
  const forAd = same(ads, (ad) => resumes.filter((resume) => gradeOf(resume, ad) === 2).length);
  const forResume = same(resumes, (resume) => ads.filter((ad) => gradeOf(resume, ad) === 2).length);
  const adCounts = ({ id }) => forAd.get(id) >= FEWEST_SAME;
  const resumeCounts = ({ id }) => forResume.get(id) > 0;
  const variants = [
    { said: "with titles", ads },
    { said: "without titles", ads: ads.map((ad) => ({ ...ad, title: "" })) },
  ].map(({ said, ads: given }) => {
    const variant = { ...set, ads: given };
    return { said, variant, rankers: rankersFor(variant) };
  });
  printTable(
    [
      `Silver: ${resumes.length} resumes × ${ads.length} advertisements by occupation codes: AUC of pairs labelled Good against No;`,
      `nDCG@10 for ${ads.filter(adCounts).length} advertisements with ${FEWEST_SAME} or more resumes of the occupation, and ${resumes.filter(resumeCounts).length} resumes with an advertisement of it`,
    ].join("\n"),
    ["", "AUC Good/No", "nDCG@10 job → candidates", "nDCG@10 candidate → jobs"],
    variants.flatMap(({ said, variant, rankers }) =>
      rankers.map((ranker) => [
        `${ranker.name}, ${said}`,
        shown(labelledAuc(variant, ranker)),
        shown(ndcgOfAds(variant, ranker, adCounts)),
        shown(ndcgOfResumes(variant, ranker, resumeCounts)),
      ]),
    ),
  );
  for (const { said, variant, rankers } of variants)
    levels(said, variant, rankers[0], resumeCounts);
}

function labelledAuc({ resumes, ads, pairs }, { resumeFor }) {
  const place = (list) => new Map(list.map(({ id }, at) => [id, at]));
  const [people, jobs] = [place(resumes), place(ads)];
  const of = (wanted) =>
    pairs
      .filter(([, , label]) => label === wanted)
      .map(([resume, ad]) => resumeFor(people.get(resume), jobs.get(ad)));
  return auc(of(2), of(0));
}

const LEVELS = [
  { name: "Excellent", above: -1, most: 0.15 },
  { name: "Very Good", above: 0.15, most: 0.25 },
  { name: "Good", above: 0.25, most: 0.35 },
];

/** What is shown as a level is to be of the occupation or of a related one. */
function levels(said, { resumes, ads, gradeOf }, { resumeFor }, counts) {
  const tally = LEVELS.map(() => [0, 0, 0]);
  const seeing = new Set();
  for (const [at, ad] of ads.entries())
    for (const [place, resume] of resumes.entries()) {
      const distance = Math.round(1e4 * (1 - resumeFor(place, at))) / 1e4;
      const level = LEVELS.findIndex(({ above, most }) => distance > above && distance <= most);
      if (level < 0) continue;
      seeing.add(resume.id);
      tally[level][gradeOf(resume, ad)] += 1;
    }
  printTable(
    `Silver, levels ${said}`,
    ["", "distance", "pairs", "related or better", "same occupation"],
    LEVELS.map(({ name, most }, at) => {
      const [none, related, same] = tally[at];
      const all = none + related + same;
      return [name, `≤ ${most}`, all, percent(related + same, all), percent(same, all)];
    }),
  );
  const could = resumes.filter(counts);
  const does = could.filter(({ id }) => seeing.has(id)).length;
  console.log(
    `Resumes with an advertisement of their occupation that see at least one Good: ${does} of ${could.length} (${percent(does, could.length)}).`,
  );
}

async function titleQuality(folder) {
  const { queries, titles, relevant } = titleSet(folder);
  const { titleLikeness } = existsSync(TITLE_LIKENESS)
    ? await import(pathToFileURL(TITLE_LIKENESS).href)
    : {};
  const words = vectorsBy(titles.map(([, title]) => title));
  const letters = gramVectors(titles.map(([, title]) => title));
  const map = (alike) =>
    mean(
      queries.flatMap(([id, query]) => {
        const order = ranking(titles.map(([, title]) => alike(query, title)));
        return averagePrecision(order.map((at) => relevant.get(id).has(titles[at][0]))) ?? [];
      }),
    );
  const kept = (vectorOf) => {
    const known = new Map();
    const of = (text) => known.get(text) ?? known.set(text, vectorOf(text)).get(text);
    return (a, b) => cosine(of(a), of(b));
  };
  printTable(
    `Titles: ${queries.length} queries over ${titles.length} titles`,
    ["", "MAP"],
    [
      [
        "ours",
        titleLikeness ? shown(map(titleLikeness)) : "src/matching/title-likeness.ts is not there",
      ],
      ["TF-IDF of words", shown(map(kept(words)))],
      ["TF-IDF of 3 and 4 letters", shown(map(kept(letters)))],
    ],
  );
}

/** Stretches of three and four letters, weighed by how rare they are. */
function gramVectors(titles) {
  const gramsOf = (text) => {
    const padded = ` ${text.toLowerCase()} `;
    return [3, 4].flatMap((size) =>
      Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, at) =>
        padded.slice(at, at + size),
      ),
    );
  };
  const spread = new Map();
  for (const title of titles)
    for (const gram of new Set(gramsOf(title))) spread.set(gram, (spread.get(gram) ?? 0) + 1);
  return (text) => {
    const weights = new Map();
    for (const gram of gramsOf(text)) {
      const rarity = Math.log((1 + titles.length) / (1 + (spread.get(gram) ?? 0))) + 1;
      weights.set(gram, (weights.get(gram) ?? 0) + rarity);
    }
    const length = Math.hypot(...weights.values()) || 1;
    for (const [gram, weight] of weights) weights.set(gram, weight / length);
    return weights;
  };
}
