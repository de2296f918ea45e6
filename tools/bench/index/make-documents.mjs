// The documents of a seed, and the proof that they are varied: hashes of all, and what two ads of one occupation share.
import { createHash } from "node:crypto";
import { percent, printTable } from "../matching/tables.mjs";
import { wordCount } from "./documents/fill.mjs";
import { makeAd } from "./documents/make-ad.mjs";
import { makeResume } from "./documents/make-resume.mjs";

export const MAKERS = { ad: makeAd, resume: makeResume };
/** Half a SHA-256 is enough to tell texts apart. */
export const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 32);

const SAMPLE = 3000;
const RUN = 3;

/** Pairs of ads that follow one another in the same occupation. */
export function printVariety(seed) {
  const ads = Array.from({ length: SAMPLE }, (_, at) => makeAd(seed, at));
  const resumes = Array.from({ length: SAMPLE / 10 }, (_, at) => makeResume(seed, at));
  const groups = Map.groupBy?.(ads, ({ occupation }) => occupation) ?? grouped(ads);
  const shares = [...groups.values()].flatMap((group) =>
    group.slice(1).map((ad, at) => shareOfRuns(ad.text, group[at].text)),
  );
  const strangers = ads.slice(1).map((ad, at) => shareOfRuns(ad.text, ads[at].text));
  const sizes = [...groups.values()].map(({ length }) => length).sort((a, b) => b - a);
  printTable(
    `Documents of seed "${seed}" (${SAMPLE} ads, ${resumes.length} resumes)`,
    ["", "words, least", "mean", "most"],
    [
      ["ads", ads],
      ["resumes", resumes],
    ].map(([name, texts]) => {
      const counts = texts.map(({ text }) => wordCount(text));
      return [name, Math.min(...counts), Math.round(mean(counts)), Math.max(...counts)];
    }),
  );
  const legal = ads.filter(({ occupation }) => occupation.includes("law")).length;
  console.log(
    `${groups.size} occupations and legal classes, from ${sizes[0]} ads to ${sizes.at(-1)}; about ${percent(legal, ads.length)} in the law.`,
  );
  console.log(
    `${RUN}-word runs in common: ${percent(mean(shares), 1)} for two ads of one occupation (${shares.length} pairs), ${percent(mean(strangers), 1)} for two of any.`,
  );
}

function grouped(ads) {
  const groups = new Map();
  for (const ad of ads) groups.set(ad.occupation, [...(groups.get(ad.occupation) ?? []), ad]);
  return groups;
}

/** Of the shorter one's runs, those that the other has too. */
function shareOfRuns(one, other) {
  const [fewer, more] = [runs(one), runs(other)].sort((a, b) => a.size - b.size);
  return [...fewer].filter((run) => more.has(run)).length / fewer.size;
}

function runs(text) {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" ")));
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
