import { makeTally } from "./tally.mjs";
import { alike, dateKey, plain, sameAddress, sameName, samePhone, squashed } from "./text.mjs";
import { yearsBetween } from "./years.mjs";

const NEAR_YEARS = 0.3;
const SHORT_LINE = 6;
const SHORTEST_CELL = 4;
const NOTHING = {
  links: {},
  skills: [],
  experience: [],
  education: [],
  certifications: [],
  admission: null,
};

/** Compares what was read from one resume with its truth. */
export function scoreResume(truth, read, today) {
  const tally = makeTally();
  const profile = { ...NOTHING, ...read?.profile };
  tally.value("email", truth.email, profile.email, sameAddress(truth.email, profile.email));
  tally.value("name", truth.name, profile.name, sameName(truth.name, profile.name));
  tally.value("phone", truth.phone, profile.phone, samePhone(truth.phone, profile.phone));
  tally.list("links", linksOf(truth), linksOf(profile), {
    same: (a, b) => a.kind === b.kind && sameAddress(a.address, b.address),
    show: ({ kind, address }) => `${kind} ${address}`,
  });
  scoreExperience(tally, truth, profile);
  tally.list("education", truth.education, profile.education, {
    same: (a, b) => sameInstitution(a.institution, b.institution) && sameDegree(a, b),
    show: ({ institution, degree }) => `${degree} @ ${institution}`,
  });
  const optional = new Set((truth.optionalSkills ?? []).map(plain));
  const isOptional = (skill) => [...optional].some((language) => plain(skill).startsWith(language));
  tally.list("skills", truth.skills, profile.skills, {
    same: (a, b) => plain(a) === plain(b),
    optional: isOptional,
  });
  tally.list("certifications", truth.certifications, profile.certifications, {
    same: (a, b) => alike(a.name, b.name) || plain(b.name).startsWith(plain(a.name)),
    show: ({ name }) => name,
  });
  tally.maybe(
    "admission",
    truth.admission,
    profile.admission,
    sameAdmission(truth.admission, profile.admission),
  );
  scoreYears(tally, truth, profile, today);
  scoreSections(tally, truth.sections, read);
  return tally;
}

function scoreExperience(tally, truth, profile) {
  const [expected, got] = [truth.experience, profile.experience];
  const pair = ({ role, company }) => `${role} @ ${company}`;
  const pairs = (item, other) => alike(item.role, other.role) && alike(item.company, other.company);
  tally.list("roles", expected, got, {
    same: (a, b) => alike(a.role, b.role),
    show: ({ role }) => role,
  });
  tally.list("companies", expected, got, {
    same: (a, b) => alike(a.company, b.company),
    show: ({ company }) => company,
  });
  tally.list("role+company", expected, got, { same: pairs, show: pair });
  tally.list("date ranges", expected, got, {
    same: sameRange,
    show: ({ startDate, endDate, present }) => `${startDate}..${present ? "present" : endDate}`,
  });
  tally.list("whole posts", expected, got, {
    same: (a, b) => pairs(a, b) && sameRange(a, b),
    show: (item) => `${pair(item)} ${item.startDate}..${item.present ? "present" : item.endDate}`,
  });
}

/** A single date ("Summer 2017") may be read with or without an end. */
function sameRange(expected, got) {
  if (expected.startDate !== got.startDate || expected.present !== got.present) return false;
  if (expected.present) return true;
  if (expected.endDate === got.endDate) return true;
  return expected.startDate === expected.endDate && got.endDate === "";
}

/** The town behind a school's name may be left out. */
function sameInstitution(expected, got) {
  return alike(expected, got) || alike(expected.split(",")[0], got);
}

function sameDegree(expected, got) {
  if (alike(expected.degree, got.degree)) return true;
  return (
    expected.fieldOfStudy !== "" &&
    alike(`${expected.degree} in ${expected.fieldOfStudy}`, got.degree)
  );
}

function sameAdmission(expected, got) {
  if (!expected || !got) return false;
  return (
    alike(expected.court, got.court) &&
    expected.state === got.state &&
    expected.date === dateKey(got.date)
  );
}

/** Years alone leave open how much of a year counts, so both ends of what they may mean are accepted. */
function scoreYears(tally, truth, profile, today) {
  const [low, high] = yearsBetween(truth.experience, today);
  const got = profile.yearsOfExperience;
  const near = typeof got === "number" && got >= low - NEAR_YEARS && got <= high + NEAR_YEARS;
  tally.value("years of experience", low === high ? low : `${low} to ${high}`, got, near);
}

function scoreSections(tally, sections, read) {
  const lines = (read?.lines ?? []).map((line, i) => ({
    text: squashed(line.text ?? line),
    cells: String(line.text ?? line)
      .split("\t")
      .map(squashed),
    section: read.sections?.[i],
  }));
  for (const { text, section } of sections) {
    const found = lines.filter((line) => shows(line, squashed(text))).map((line) => line.section);
    tally.value(
      "section lines",
      `${section}: ${text}`,
      [...new Set(found)].join(", ") || "no such line",
      found.includes(section),
    );
  }
}

function shows(line, text) {
  if (text.length < SHORT_LINE) return line.cells.some((cell) => cell.startsWith(text));
  if (line.text.includes(text)) return true;
  return line.cells.some((cell) => cell.length >= SHORTEST_CELL && text.startsWith(cell));
}

function linksOf({ links }) {
  return Object.entries(links ?? {})
    .filter(([, address]) => address)
    .map(([kind, address]) => ({ kind, address }));
}
