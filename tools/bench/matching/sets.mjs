// Sets of resumes and advertisements with grades, ours and those given by path, in one form:
// { resumes: [{ id, text }], ads: [{ id, title, text }], gradeOf(resume, ad) }.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const OURS = resolve(import.meta.dirname, "../../../test/matching");
const json = (path) => JSON.parse(readFileSync(path, "utf8"));
const jsonLines = (path) =>
  readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
const rows = (path, sign) =>
  readFileSync(path, "utf8")
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(sign));

export const FIT = { N: 0, P: 1, M: 2, G: 3, E: 4 };

/** One occupation each, twelve resumes by fifteen advertisements, five fit labels. */
export function withinSets() {
  return readdirSync(join(OURS, "within")).map((file) => json(join(OURS, "within", file)));
}

/** Many occupations: 2 for the same, 1 for a related one, 0 for another. */
export function acrossSet() {
  const { resumes, ads, related } = json(join(OURS, "across.json"));
  const near = (a, b) => related[a]?.includes(b) || related[b]?.includes(a);
  const gradeOf = (resume, ad) => {
    if (resume.occupation === ad.occupation) return 2;
    return near(resume.occupation, ad.occupation) ? 1 : 0;
  };
  return { resumes, ads, gradeOf };
}

export function legalSet(folder) {
  if (!folder) {
    const { resumes, ads, grades } = json(join(OURS, "legal.json"));
    return graded(resumes, ads, grades);
  }
  return graded(
    jsonLines(join(folder, "resumes.jsonl")),
    jsonLines(join(folder, "jobs.jsonl")),
    rows(join(folder, "qrels.csv"), ",")
      .slice(1)
      .map(([resume, ad, grade]) => [resume, ad, Number(grade)]),
  );
}

function graded(resumes, ads, grades) {
  const known = new Map(grades.map(([resume, ad, grade]) => [`${resume} ${ad}`, grade]));
  return { resumes, ads, gradeOf: (resume, ad) => known.get(`${resume.id} ${ad.id}`) ?? 0 };
}

export const pairSet = () => json(join(OURS, "pairs.json"));

const SILVER = { "Good Fit": 2, "Potential Fit": 1, "No Fit": 0 };

/**
 * Real resumes and advertisements by occupation codes: 2 for a code in common, 1 for codes of the
 * same group (or a pair that is labelled so), 0 for others.
 */
export function silverSet(folder) {
  const resumes = jsonLines(join(folder, "resumes.jsonl"));
  const ads = jsonLines(join(folder, "jobs.jsonl"));
  const pairs = rows(join(folder, "pairs.csv"), ",")
    .slice(1)
    .map(([resume, ad, label]) => [resume, ad, SILVER[label.trim()]]);
  const related = relatedCodes(resumes, ads, pairs);
  const gradeOf = (resume, ad) => {
    if (resume.soc.some((code) => ad.soc.includes(code))) return 2;
    const near = (a, b) => a.slice(0, 4) === b.slice(0, 4) || related.has(`${a} ${b}`);
    return resume.soc.some((a) => ad.soc.some((b) => near(a, b))) ? 1 : 0;
  };
  return { resumes, ads, pairs, gradeOf };
}

/** Codes that meet in a pair labelled a potential fit, and in none labelled no fit, are related. */
function relatedCodes(resumes, ads, pairs) {
  const codes = (list) => new Map(list.map(({ id, soc }) => [id, soc]));
  const [own, theirs] = [codes(resumes), codes(ads)];
  const meeting = (wanted) =>
    new Set(
      pairs
        .filter(([, , label]) => label === wanted)
        .flatMap(([resume, ad]) =>
          own.get(resume).flatMap((a) => theirs.get(ad).flatMap((b) => [`${a} ${b}`, `${b} ${a}`])),
        ),
    );
  const unrelated = meeting(0);
  return new Set([...meeting(1)].filter((codes) => !unrelated.has(codes)));
}

export function titleSet(folder) {
  const queries = rows(join(folder, "queries.tsv"), "\t").slice(1);
  const titles = rows(join(folder, "corpus_elements.tsv"), "\t").slice(1);
  const relevant = new Map(queries.map(([id]) => [id, new Set()]));
  for (const [query, , title] of rows(join(folder, "qrels.tsv"), "\t"))
    relevant.get(query)?.add(title);
  return { queries, titles, relevant };
}

export const folderIn = (folder, name) => {
  const path = folder && join(folder, name);
  return path && existsSync(path) ? path : undefined;
};
