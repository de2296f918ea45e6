import { makeTally } from "./tally.mjs";
import { alike, plain, sameAddress, samePhone, squashed } from "./text.mjs";

const NOTHING = {
  responsibilities: [],
  mustHave: [],
  niceToHave: [],
  benefits: [],
  contact: {},
  salary: null,
};
const LISTS = ["responsibilities", "mustHave", "niceToHave", "benefits"];
const LEAST_START = 20;

/** Compares what was read from one job description with its truth. */
export function scoreJob(truth, read) {
  const tally = makeTally();
  const profile = { ...NOTHING, ...read?.profile };
  tally.value(
    "kind",
    "job",
    read?.kind ?? "",
    read?.kind === undefined || String(read.kind).startsWith("job"),
  );
  for (const field of ["title", "company", "location"])
    tally.value(field, truth[field], profile[field], same(truth[field], profile[field]));
  tally.value(
    "employment type",
    truth.employmentType,
    profile.employmentType,
    kinds(truth.employmentType) === kinds(profile.employmentType),
  );
  tally.maybe(
    "salary",
    truth.salary,
    profile.salary,
    [truth.salary, ...truth.salaryAlso].some((salary) => sameSalary(salary, profile.salary)),
  );
  tally.value(
    "level",
    truth.level,
    profile.level,
    [truth.level, ...truth.levelAlso].includes(profile.level ?? ""),
  );
  if (!leavesAreaOpen(truth, profile.practiceArea))
    tally.maybe(
      "practice area",
      truth.practiceArea,
      profile.practiceArea,
      sameArea(truth, profile.practiceArea),
    );
  for (const field of LISTS)
    tally.list(field, truth[field], profile[field] ?? [], { same: sameSentence });
  scoreContact(tally, truth.contact, profile.contact ?? {});
  return tally;
}

function same(expected, got) {
  return plain(expected) === plain(got) || alike(expected, got);
}

/** Not counted: any area would do, or none was read where none is an answer too. */
function leavesAreaOpen(truth, got) {
  return truth.practiceAreaAny || (!got && truth.practiceAreaAlso.includes(""));
}

/** Areas have more than one name. */
function sameArea(truth, got) {
  return [truth.practiceArea, ...truth.practiceAreaAlso].some((area) =>
    same(withoutLaw(area), withoutLaw(got)),
  );
}

function withoutLaw(text) {
  return plain(text).replace(/ law$/, "");
}

function kinds(text) {
  return (text ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .sort()
    .join(",");
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
  tally.maybe("contact name", expected.name, got.name, same(expected.name, got.name));
  tally.maybe("contact email", expected.email, got.email, sameAddress(expected.email, got.email));
  tally.maybe("contact phone", expected.phone, got.phone, samePhone(expected.phone, got.phone));
}
