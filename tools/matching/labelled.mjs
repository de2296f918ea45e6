// Reads the labelled sets: docs/matching/labelled-sets.md says how they are written.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const SETS = resolve(import.meta.dirname, "../../test/matching");
const KINDS =
  "must nice duty benefit pay place_hours company apply talk negation trait boilerplate".split(" ");
const TYPES =
  "licence degree certificate years tool activity setting language right_or_check place_travel_hours trait".split(
    " ",
  );
const GRADES = ["met", "partly", "missing", "later"];
const LABELS = ["Not a Fit", "Poor Fit", "Moderate Fit", "Good Fit", "Excellent Fit"];
/** It stops nobody from working unless the work is driving, and then a class is named. */
const CAR_LICENCE =
  /\b(car|driver'?s?'?|driving|manual|c class|class c|open|full)\b.*\blicen[cs]e|licen[cs]e to drive/i;
const FACTS = "field style title company place employment_type pay closing_date contact".split(" ");

/** All files of one folder ("labelled" or "apart") as one set. */
export function readLabelled(folder) {
  const files = readdirSync(join(SETS, folder)).filter((name) => name.endsWith(".txt"));
  const sets = files
    .sort()
    .map((name) => parseLabelled(readFileSync(join(SETS, folder, name), "utf8")));
  return { ads: sets.flatMap(({ ads }) => ads), pairs: sets.flatMap(({ pairs }) => pairs) };
}

/** One file; `faults` says what does not follow the form, by line. */
export function parseLabelled(text) {
  const faults = [];
  const blocks = blocksOf(text, faults);
  const ads = blocks.filter(({ kind }) => kind === "ad").map((block) => parseAd(block, faults));
  const adNamed = new Map(ads.map((ad) => [ad.id, ad]));
  if (adNamed.size < ads.length) faults.push("Two advertisements have one name.");
  const resumes = new Map(
    blocks
      .filter(({ kind }) => kind === "resume")
      .map(({ id, lines }) => [id, lines.join("\n").trim()]),
  );
  const pairs = blocks
    .filter(({ kind }) => kind === "grades")
    .map((block) => parseGrades(block, adNamed, resumes, faults))
    .filter(Boolean);
  for (const id of resumes.keys())
    if (!pairs.some((pair) => pair.id === id)) faults.push(`resume ${id} has no grades`);
  return { ads, pairs, faults };
}

function blocksOf(text, faults) {
  const blocks = [];
  for (const [index, line] of text.replaceAll("\r", "").split("\n").entries()) {
    const head = /^===\s+(ad|resume|grades)\s+(\S+)\s*$/.exec(line);
    if (head) blocks.push({ kind: head[1], id: head[2], at: index + 2, lines: [] });
    else if (line.startsWith("===")) faults.push(`line ${index + 1}: not a head`);
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

function parseAd({ id, at, lines }, faults) {
  const cut = lines.indexOf("---");
  if (cut < 0) faults.push(`ad ${id}: no ---`);
  const facts = Object.fromEntries(FACTS.map((name) => [name, ""]));
  for (const line of lines.slice(0, Math.max(cut, 0))) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim();
    if (line.trim() === "") continue;
    if (FACTS.includes(name)) facts[name] = line.slice(colon + 1).trim();
    else faults.push(`ad ${id}: no such fact "${name}"`);
  }
  const sentences = [];
  const requirements = [];
  const rows = [];
  for (const [index, line] of lines.slice(cut + 1).entries()) {
    const fault = (what) => faults.push(`line ${at + cut + 1 + index}: ${what}`);
    if (line.trim() === "") {
      rows.push("");
      continue;
    }
    if (/^\s*>/.test(line)) {
      const requirement = parseRequirement(
        line,
        sentences.length - 1,
        sentences.at(-1)?.kind,
        fault,
      );
      if (requirement) requirements.push({ ...requirement, id: requirements.length + 1 });
      continue;
    }
    const sentence = /^(\+?)\[(\w+)\] ?(.*)$/.exec(line);
    if (!sentence) {
      fault("neither a sentence nor a requirement");
      continue;
    }
    const [, joined, kind, words] = sentence;
    if (!KINDS.includes(kind)) fault(`no such kind "${kind}"`);
    sentences.push({ text: words.trim(), kind });
    if (joined && rows.length > 0) rows.push(`${rows.pop()} ${words.trim()}`);
    else rows.push(words.trim());
  }
  for (const [index, { kind }] of sentences.entries())
    if ((kind === "must" || kind === "trait") && !requirements.some(({ from }) => from === index))
      // What was said before is not listed again: told as a count, not as a fault.
      sentences[index].repeats = true;
  return { id, ...facts, sentences, requirements, text: rows.join("\n").trim() };
}

function parseRequirement(line, from, kind, fault) {
  const parts = line
    .replace(/^\s*>\s*/, "")
    .split("|")
    .map((part) => part.trim());
  const [type, ...rest] = parts;
  const text = rest.pop();
  if (!TYPES.includes(type)) fault(`no such type "${type}"`);
  if (!text) fault("a requirement without words");
  if (!["must", "nice", "trait"].includes(kind)) fault(`a requirement under "${kind}"`);
  const requirement = { text, type, must: kind !== "nice", from };
  const flags = rest
    .join(",")
    .split(/,(?![^=]*;)/)
    .map((flag) => flag.trim())
    .filter(Boolean);
  for (const flag of flags) {
    const [name, value] = flag.split("=").map((part) => part.trim());
    if (name === "min" || name === "max") requirement[`${name}_years`] = Number(value);
    else if (name === "or") requirement.alternatives = value.split(";").map((one) => one.trim());
    else if (name === "must" || name === "nice") requirement.must = name === "must";
    else fault(`no such flag "${name}"`);
  }
  if ([requirement.min_years, requirement.max_years].some(Number.isNaN))
    fault("years are no number");
  return requirement;
}

function parseGrades({ id, at, lines }, adNamed, resumes, faults) {
  const ad = adNamed.get(id.replace(/-[a-z]$/, ""));
  const resume = resumes.get(id);
  if (!ad || resume === undefined) {
    faults.push(`grades ${id}: no such ${ad ? "resume" : "advertisement"}`);
    return undefined;
  }
  const flat = plain(resume);
  const grades = new Map();
  let label;
  for (const [index, line] of lines.entries()) {
    const fault = (what) => faults.push(`line ${at + index}: ${what}`);
    const feeling = /^by_feeling:\s*(.+?)\s*$/.exec(line)?.[1];
    if (feeling) label = feeling;
    const grade = /^(\d+)\s+(\w+)\s*(.*)$/.exec(line);
    if (!grade) {
      if (line.trim() !== "" && !feeling && !line.startsWith("why:")) fault("not a grade");
      continue;
    }
    const quotes = [...grade[3].matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, quote]) =>
      quote.replaceAll('\\"', '"'),
    );
    const number = Number(grade[1]);
    const requirement = ad.requirements[number - 1];
    if (!requirement) fault(`there is no requirement ${number}`);
    if (!GRADES.includes(grade[2])) fault(`no such grade "${grade[2]}"`);
    if (grade[2] !== "missing" && grade[2] !== "later" && quotes.length === 0)
      fault("no proving line");
    if (quotes.some((quote) => !flat.includes(plain(quote))))
      fault("a quote that the resume does not hold");
    grades.set(number, { grade: grade[2], quotes });
  }
  if (!LABELS.includes(label)) faults.push(`grades ${id}: no label by feeling`);
  for (const { id: number, type } of ad.requirements)
    if (type !== "trait" && !grades.has(number))
      faults.push(`grades ${id}: requirement ${number} has no grade`);
  return { id, ad, resume, label: LABELS.indexOf(label), grades, ruled: rubricLabel(ad, grades) };
}

/** The label that follows from the grades: docs/matching/rubric.md, section 5. */
function rubricLabel(ad, grades) {
  const musts = ad.requirements
    .filter(({ id, must }) => must && grades.has(id) && grades.get(id).grade !== "later")
    .map(({ id, type, text }) => ({ type, text, grade: grades.get(id).grade }));
  if (musts.length === 0) return undefined;
  const worth = { met: 1, partly: 0.5, missing: 0 };
  const share = musts.reduce((sum, { grade }) => sum + worth[grade], 0) / musts.length;
  const reached = [0.2, 0.45, 0.72, 0.9].filter((least) => share >= least - 1e-9).length;
  const licences = musts
    .filter(({ type, text }) => type === "licence" && !CAR_LICENCE.test(text))
    .map(({ grade }) => grade);
  if (licences.includes("missing")) return Math.min(reached, 1);
  if (licences.includes("partly")) return Math.min(reached, 2);
  return reached;
}

const plain = (text) => text.replace(/\s+/g, " ").trim();
