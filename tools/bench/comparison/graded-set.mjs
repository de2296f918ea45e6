// Pairs graded twice by careful reading (test/matching/graded): a third of the advertisements is kept apart.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../../test/matching/graded/", import.meta.url);
const APART = 10;

const read = (name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));
const hashOf = (id) => createHash("sha256").update(id).digest("hex");

export function gradedPairs() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  const sets = files.map((name) => ({ first: read(name), second: secondOf(name) }));
  // Files marked "tuning" only teach; the others were written first, graded twice, and are measured.
  const measured = sets.filter(({ first }) => first.use !== "tuning");
  const ads = measured.flatMap(({ first }) => first.ads.map(({ id }) => id));
  const apart = new Set(ads.sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)).slice(0, APART));
  return sets.flatMap(({ first, second }) => {
    const adOf = new Map(first.ads.map((ad) => [ad.id, ad]));
    const resumeOf = new Map(first.resumes.map((resume) => [resume.id, resume]));
    const again = new Map(second.pairs.map((pair) => [pair.resume, pair]));
    return first.pairs.map((pair) => ({
      field: first.field,
      isTaught: first.use === "tuning",
      isApart: apart.has(pair.ad),
      ad: adOf.get(pair.ad),
      resume: resumeOf.get(pair.resume),
      first: pair,
      second: again.get(pair.resume),
    }));
  });
}

function secondOf(name) {
  try {
    return read(`second/${name}`);
  } catch {
    return { pairs: [] };
  }
}
