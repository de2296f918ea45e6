import { makeTally } from "./tally.mjs";
import { alike, plain, samePhone, squashed } from "./text.mjs";

const NOTHING = { responsibilities: [], mustHave: [], niceToHave: [], benefits: [], contact: {}, salary: null };
const LISTS = ["responsibilities", "mustHave", "niceToHave", "benefits"];
const LEAST_START = 20;

/** Compares what was read from one job description with its truth. */
export function scoreJob(truth, read) {
  const tally = makeTally();
  const profile = { ...NOTHING, ...read?.profile };
  tally.value("kind", "job", read?.kind ?? "", read?.kind === undefined || String(read.kind).startsWith("job"));
  for (const field of ["title", "company", "location"]) tally.value(field, truth[field], profile[field], same(truth[field], profile[field]));
  tally.value("employment type", truth.employmentType, profile.employmentType, kinds(truth.employmentType) === kinds(profile.employmentType));
  tally.value("salary", truth.salary, profile.salary, sameSalary(truth.salary, profile.salary));
  tally.value("level", truth.level, profile.level, truth.level === (profile.level ?? ""));
  tally.value("practice area", truth.practiceArea, profile.practiceArea, same(withoutLaw(truth.practiceArea), withoutLaw(profile.practiceArea)));
  for (const field of LISTS) tally.list(field, truth[field], profile[field] ?? [], { same: sameSentence });
  scoreContact(tally, truth.contact, profile.contact ?? {});
  return tally;
}

function same(expected, got) {
  return plain(expected) === plain(got) || alike(expected, got);
}

function withoutLaw(text) {
  return plain(text).replace(/ law$/, "");
}

function kinds(text) {
  return (text ?? "").toLowerCase().split(",").map((part) => part.trim()).filter(Boolean).sort().join(",");
}

function sameSalary(expected, got) {
  if (!expected || !got) return !expected && !got;
  return ["min", "max", "per"].every((key) => expected[key] === got[key]);
}

/** Sentences may lose their end to a line break, but not their start. */
function sameSentence(expected, got) {
  if (alike(expected, got)) return true;
  const [a, b] = [squashed(expected), squashed(got)];
  return b.length >= LEAST_START && a.startsWith(b) && b.length / a.length >= 0.8;
}

function scoreContact(tally, expected, got) {
  tally.value("contact name", expected.name, got.name, same(expected.name, got.name));
  tally.value("contact email", expected.email, got.email, plain(expected.email) === plain(got.email));
  tally.value("contact phone", expected.phone, got.phone, samePhone(expected.phone, got.phone));
}
