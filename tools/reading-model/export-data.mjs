// Everything that a reading model is trained and measured on, as one file: node tools/run.mjs reading-model/export-data.mjs
// What is kept apart goes along for its figures only: a training script must not read `apart` before its model is fixed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { rolesOf } from "../../src/matching/candidate/roles.ts";
import { unidentified, unitsOf } from "../../src/matching/candidate/units.ts";
import { readAdvert } from "../../src/reading/advert/read-advert.ts";
import { flagLines } from "../../src/reading/flag-lines.ts";
import { readResume } from "../../src/reading/resume/read-resume.ts";
import { plainLines } from "../../src/reading/text/plain-lines.ts";
import { readLabelled } from "../matching/labelled.mjs";

const OCCUPATIONS = join(import.meta.dirname, "occupations");
const FILE = resolve(import.meta.dirname, "../../.cache/reading-model/data.json");
const plain = (t) =>
  t
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const RECEIVED_ON = "2026-11-15";
/** The sentences of a resume as the product reads them, with the role each stands in. */
function linesOf(text) {
  const { lines } = plainLines(text);
  const skip = new Set(flagLines(lines).map(({ line }) => line));
  const reading = readResume(lines, { receivedOn: RECEIVED_ON, skip });
  const known = unidentified(lines, reading, skip);
  const roles = rolesOf(reading, known, 2026.87, true);
  const roleOfLine = new Map(roles.flatMap((role, at) => role.lines.map((line) => [line, at])));
  return unitsOf(known, roleOfLine).map(({ text: said, section, role, line }) => ({
    text: said.replace(/\s+/g, " "),
    section,
    role: roles[role] && roles[role].line !== line ? roles[role].title : "",
  }));
}
const pairs = (folder) =>
  readLabelled(folder).pairs.map((p) => {
    const lines = linesOf(p.resume);
    return {
      id: p.id,
      field: p.ad.field,
      title: p.ad.title,
      ruled: p.ruled,
      label: p.label,
      lines,
      reqs: p.ad.requirements
        .filter((r) => p.grades.has(r.id) && p.grades.get(r.id).grade !== "later")
        .map((r) => ({
          text: r.text,
          type: r.type,
          must: r.must,
          grade: p.grades.get(r.id).grade,
          proof: lines
            .map(({ text }, i) => [text, i])
            .filter(([l]) =>
              p.grades.get(r.id).quotes.some((q) => {
                const [a, b] = [plain(l), plain(q)];
                return a && b && (a.includes(b) || b.includes(a));
              }),
            )
            .map(([, i]) => i),
        })),
    };
  });
const ads = (folder) =>
  readLabelled(folder).ads.map((ad) => ({ field: ad.field, sentences: ad.sentences }));
/** Requirements as people word them, and as the product reads them. */
const requirements = readLabelled("labelled").ads.flatMap((ad) => [
  ...ad.requirements,
  ...readAdvert(plainLines(ad.text).lines).requirements,
]);
const occ = readdirSync(OCCUPATIONS).map((f) => {
  const reqs = [];
  const name = f.replace(/\.txt$/, "").replaceAll("-", " ");
  for (const row of readFileSync(join(OCCUPATIONS, f), "utf8").split("\n")) {
    const [, k, v] = /^(==|type:|yes:|partly:|no:)\s*(.*?)\s*$/.exec(row) ?? [];
    if (k === "==") reqs.push({ name, text: v, yes: [], partly: [], no: [] });
    else if (k === "type:") reqs.at(-1).type = v;
    else if (k) reqs.at(-1)[k.slice(0, -1)].push(v);
  }
  return reqs;
});
mkdirSync(resolve(FILE, ".."), { recursive: true });
writeFileSync(
  FILE,
  JSON.stringify({
    labelled: pairs("labelled"),
    apart: pairs("apart"),
    ads: ads("labelled"),
    apartAds: ads("apart"),
    occ,
    requirements: requirements
      .filter(({ type }) => type !== "trait")
      .map(({ text, type }) => ({ text, type })),
  }),
);
console.log(occ.length);
