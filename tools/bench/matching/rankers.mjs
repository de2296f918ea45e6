// The matcher and the baselines on one set, in one form.
import { FIT_CUTS, matchPair } from "../../../src/matching/pair/match.ts";
import { baselinesFor } from "./baselines.mjs";
import { candidateOf, vacancyOf } from "./engine.mjs";
import { mean, ndcg, ranking } from "./measures.mjs";

const profiles = new Map();

function once(key, make) {
  if (!profiles.has(key)) profiles.set(key, make());
  return profiles.get(key);
}

const candidate = (text) => once(`resume ${text}`, () => candidateOf(text));
const vacancy = (text, title) => once(`ad ${title}\n${text}`, () => vacancyOf(text, title));

export function match(resume, ad) {
  const made = matchPair(candidate(resume.text), vacancy(ad.text, ad.title ?? ""));
  if (!Number.isFinite(made.distance))
    throw new Error(
      "A distance is no number: do the model's weights fit the features? Fit it anew.",
    );
  return made;
}

/** All that a reader of the advertisement sees: what the baselines are given. */
export const wholeAd = ({ title, text }) => (title ? `${title}\n${text}` : text);

/** Ours first. Scores are nearness: higher is better. */
export function rankersFor({ resumes, ads }) {
  const distances = new Float64Array(resumes.length * ads.length).fill(Number.NaN);
  const near = (resume, ad) => {
    const at = resume * ads.length + ad;
    if (Number.isNaN(distances[at])) distances[at] = match(resumes[resume], ads[ad]).distance;
    return 1 - distances[at];
  };
  return [
    { name: "ours", resumeFor: near, adFor: near },
    ...baselinesFor(
      resumes.map(({ text }) => text),
      ads.map(wholeAd),
    ),
  ];
}

export const RANKER_NAMES = ["ours", "BM25", "TF-IDF", "length"];

/** Mean nDCG@10 over advertisements that rank resumes; `counts` chooses the advertisements. */
export function ndcgOfAds({ resumes, ads, gainOf }, { resumeFor }, counts = () => true) {
  const values = ads.flatMap((ad, at) => {
    if (!counts(ad)) return [];
    const order = ranking(resumes.map((_, place) => resumeFor(place, at)));
    return ndcg(order.map((place) => gainOf(resumes[place], ad))) ?? [];
  });
  return mean(values);
}

/** The same for resumes that rank advertisements. */
export function ndcgOfResumes({ resumes, ads, gainOf }, { adFor }, counts = () => true) {
  const values = resumes.flatMap((resume, at) => {
    if (!counts(resume)) return [];
    const order = ranking(ads.map((_, place) => adFor(at, place)));
    return ndcg(order.map((place) => gainOf(resume, ads[place]))) ?? [];
  });
  return mean(values);
}

export const scoreOfNearness = (near) => Math.round(100 * near);

/** The label of a score among cuts that ascend: how many it reaches. */
export const labelBy = (cuts) => (score) => cuts.filter((cut) => score >= cut).length;

/** Our labels have fixed borders. */
export const ownLabel = (near) => labelBy(FIT_CUTS)(scoreOfNearness(near));
