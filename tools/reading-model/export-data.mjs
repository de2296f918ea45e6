// Everything that a reading model is trained and measured on, as one file: node tools/reading-model/export-data.mjs
// What is kept apart goes along for its figures only: a training script must not read `apart` before its model is fixed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readLabelled } from "../matching/labelled.mjs";

const OCCUPATIONS = join(import.meta.dirname, "occupations");
const FILE = resolve(import.meta.dirname, "../../.cache/reading-model/data.json");
const plain = (t) =>
  t
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
function linesOf(text) {
  // joined over wraps
  const out = [];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (!line) {
      out.push("");
      continue;
    }
    const last = out.at(-1);
    if (last && last.length > 55 && !/[.!?:]$/.test(last) && /^[\p{Ll}\d(&]/u.test(line))
      out[out.length - 1] = `${last} ${line}`;
    else out.push(line);
  }
  const kept = out.filter(Boolean);
  // long prose into sentences
  return kept.flatMap((l) => (l.length > 160 ? l.split(/(?<=[.!?])\s+(?=[\p{Lu}"'])/u) : [l]));
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
            .map((l, i) => [l, i])
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
const occ = readdirSync(OCCUPATIONS).map((f) => {
  const reqs = [];
  for (const row of readFileSync(join(OCCUPATIONS, f), "utf8").split("\n")) {
    const [, k, v] = /^(==|type:|yes:|partly:|no:)\s*(.*?)\s*$/.exec(row) ?? [];
    if (k === "==") reqs.push({ text: v, yes: [], partly: [], no: [] });
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
  }),
);
console.log(occ.length);
