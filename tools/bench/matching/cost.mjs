// What it costs, beside the TF-IDF cosine of the same texts in the same run.
import { packCandidate, unpackCandidate } from "../../../src/matching/pack/pack-candidate.ts";
import { packVacancy, unpackVacancy } from "../../../src/matching/pack/pack-vacancy.ts";
import { matchPair } from "../../../src/matching/pair/match.ts";
import { cosine, vectorsBy } from "./baselines.mjs";
import { candidateOf, jobReading, resumeReading, vacancyOf } from "./engine.mjs";
import { mean } from "./measures.mjs";
import { wholeAd } from "./rankers.mjs";
import { acrossSet } from "./sets.mjs";
import { printTable } from "./tables.mjs";

const ROUNDS = 5;
const TEXTS = 60;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Milliseconds for one of `things`, the median of some rounds. */
function timed(things, work) {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const from = performance.now();
    for (const thing of things) work(thing, round);
    return (performance.now() - from) / things.length;
  });
  return median(rounds);
}

/** Readings are kept by their text: an empty line more makes it another text that reads the same. */
const again = (text, round) => `${text}${"\n".repeat(round + 1)}`;

export function cost() {
  const set = acrossSet();
  const resumes = set.resumes.slice(0, TEXTS);
  const ads = set.ads.slice(0, TEXTS);
  const pairs = ads.flatMap((_, ad) => resumes.map((_, resume) => [resume, ad]));
  const texts = [...resumes.map(({ text }) => text), ...ads.map(wholeAd)];
  const vectorOf = vectorsBy(texts);
  const vectors = {
    own: resumes.map(({ text }) => vectorOf(text)),
    ads: ads.map((ad) => vectorOf(wholeAd(ad))),
  };
  const ready = timed(pairs, ([resume, ad]) => cosine(vectors.own[resume], vectors.ads[ad]));
  const fromText = 2 * timed(texts, vectorOf) + ready;
  const reading = {
    resume: timed(resumes, ({ text }, round) => resumeReading(again(text, round))),
    ad: timed(ads, ({ text }, round) => jobReading(again(text, round))),
  };
  const profiling = {
    resume: timed(resumes, ({ text }) => candidateOf(again(text, 0))),
    ad: timed(ads, ({ text, title }) => vacancyOf(again(text, 0), title)),
  };
  const [first, later] = pairTimes(resumes, ads, pairs);
  const row = (name, ms) => [name, ms.toFixed(4), times(ms / ready), times(ms / fromText)];
  printTable(
    `Cost, medians of ${ROUNDS} rounds over ${resumes.length} resumes and ${ads.length} advertisements`,
    ["", "ms", "× cosine of ready vectors", "× TF-IDF of the pair from its texts"],
    [
      row("TF-IDF: cosine of ready vectors", ready),
      row("TF-IDF: the pair from its texts", fromText),
      row("resume, reading", reading.resume),
      row("resume, profiling", profiling.resume),
      row("advertisement, reading", reading.ad),
      row("advertisement, profiling", profiling.ad),
      row("pair, the first of its resume", first),
      row("pair, later", later),
    ],
  );
  packed(resumes, ads, later);
}

const times = (ratio) => `× ${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)}`;

/** Something is made of a profile once, when it is first matched. */
function pairTimes(resumes, ads, pairs) {
  const vacancies = ads.map(({ text, title }) => vacancyOf(text, title));
  const firsts = Array.from({ length: ROUNDS }, (_, round) => {
    const fresh = resumes.map(({ text }) => candidateOf(text));
    const from = performance.now();
    for (const [at, one] of fresh.entries()) matchPair(one, vacancies[(at + round) % ads.length]);
    return (performance.now() - from) / fresh.length;
  });
  const candidates = resumes.map(({ text }) => candidateOf(text));
  const later = timed(pairs, ([resume, ad]) => matchPair(candidates[resume], vacancies[ad]));
  return [median(firsts), later];
}

function packed(resumes, ads, pair) {
  const kinds = [
    {
      name: "resume",
      profiles: resumes.map(({ text }) => candidateOf(text)),
      texts: resumes.map(({ text }) => text),
      pack: packCandidate,
      unpack: unpackCandidate,
    },
    {
      name: "advertisement",
      profiles: ads.map(({ text, title }) => vacancyOf(text, title)),
      texts: ads.map(wholeAd),
      pack: packVacancy,
      unpack: unpackVacancy,
    },
  ];
  printTable(
    "Packed profiles",
    ["", "bytes, mean", "most", "bytes of text", "ms to pack", "ms to unpack", "× a pair, later"],
    kinds.map(({ name, profiles, texts, pack, unpack }) => {
      const bytes = profiles.map((profile) => pack(profile));
      const sizes = bytes.map(({ length }) => length);
      const unpacking = timed(bytes, (one) => unpack(one));
      return [
        name,
        Math.round(mean(sizes)),
        Math.max(...sizes),
        Math.round(mean(texts.map((text) => Buffer.byteLength(text)))),
        timed(profiles, (one) => pack(one)).toFixed(4),
        unpacking.toFixed(4),
        times(unpacking / pair),
      ];
    }),
  );
}
