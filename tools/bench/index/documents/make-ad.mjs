// An advertisement: seed and number in, text and facts out.
import * as frames from "./ad-words.mjs";
import { fill, inTurn, titled, upperFirst, wordCount } from "./fill.mjs";
import { drawJob } from "./jobs.mjs";
import { belongings, CHECKS, neighbour, OFFICE, SOFT } from "./market.mjs";
import { company, given, person, TOWNS } from "./places.mjs";
import { randomOf } from "./random.mjs";

const WORDS = { least: 120, most: 420 };
const TYPES = ["full-time", "full-time", "full-time", "part-time", "contract", "casual"];

export function makeAd(seed, number) {
  const random = randomOf(seed, "ad", number);
  const job = drawJob(random);
  const town = random.pick(TOWNS);
  const facts = {
    occupation: job.id,
    title: headline(random, job),
    company: company(random, job.family),
    location: `${town.name} ${town.state}`,
    state: town.state,
    employmentType: random.pick(TYPES),
    level: job.level,
    ...salaryOf(random, job),
  };
  const words = wordsFor(random, { job, town, facts });
  const parts = partsOf(random, job, words);
  return { ...facts, text: inBounds(random, { facts, job, parts, words }) };
}

function headline(random, { title }) {
  const name = titled(title);
  const more = [
    "Immediate start",
    "Growing team",
    "Great culture",
    "Hybrid",
    "Permanent",
    "Regional",
  ];
  if (random.chance(0.12)) return `${name} | ${random.pick(more)}`;
  if (random.chance(0.08)) return `${name} - ${random.pick(more)}`;
  return random.chance(0.05) ? name.toUpperCase() : name;
}

function salaryOf(random, { pay }) {
  if (random.chance(0.35)) return { salaryMin: null, salaryMax: null };
  const salaryMin = Math.round((pay * (0.85 + 0.3 * random.next())) / 1000) * 1000;
  return { salaryMin, salaryMax: salaryMin + 1000 * random.whole(4, 30) };
}

/** The words that frames ask for; each advertisement has pieces of work that it is about. */
function wordsFor(random, { job, town, facts }) {
  const { skills, works } = belongings(job.occupation);
  const other = neighbour(random, job.occupation);
  const about = random.some(works, random.whole(2, 4)).flatMap(({ phrases }) => phrases);
  const own = inTurn(random, random.some(job.occupation.duties, random.whole(8, 16)));
  const near = inTurn(random, other.duties);
  const said = inTurn(random, about.length > 0 ? about : job.occupation.duties);
  const acts = inTurn(random, job.acts.length > 0 ? job.acts : other.duties);
  const work = () => {
    const chance = random.next();
    if (chance < 0.42) return own();
    if (chance < 0.78) return said();
    return chance < 0.92 && job.acts.length > 0 ? acts() : near();
  };
  const named = ({ id, aliases }) => (random.chance(0.7) ? id : (random.pick(aliases) ?? id));
  const skill = inTurn(random, skills.length > 0 ? skills : OFFICE);
  const soft = inTurn(random, SOFT);
  const from = job.years;
  return {
    work,
    sign: "$",
    skill: () => named(skill()),
    soft: () => named(soft()),
    tool: () => random.pick(OFFICE).id,
    n: () => random.whole(2, 9),
    m: () => random.whole(10, 90),
    years: () => Math.max(1, from + random.whole(-1, 1)),
    more: () => from + random.whole(2, 4),
    whom: () => random.pick(frames.WHOM),
    client: () => random.pick(frames.CLIENTS),
    court: () => random.pick(frames.COURTS),
    often: () => random.pick(frames.OFTEN),
    person: () => (random.chance(0.5) ? given(random) : person(random)),
    month: () => random.pick(frames.MONTHS),
    digits: () => String(random.whole(100, 999)),
    year: () => random.whole(1950, 2024),
    kind: () => upperFirst(facts.employmentType),
    title: `a ${job.title}`.replace(/^a (?=[aeiou])/i, "an "),
    area: job.area,
    company: facts.company,
    town: town.name,
    state: town.state,
  };
}

function partsOf(random, job, words) {
  const sentence = (frame) => upperFirst(fill(frame, words));
  const lines = (list, count) => random.some(list, count).map(sentence);
  const duties = job.isLaw
    ? [...frames.LEGAL_DUTIES, ...frames.LEGAL_DUTIES, ...frames.DUTIES]
    : frames.DUTIES;
  return {
    opening: lines(frames.OPENINGS, random.whole(1, 2)),
    employer: lines(frames.EMPLOYERS, random.whole(1, 3)),
    duties: joined(random, lines(duties, random.whole(4, 9))),
    requirements: [
      ...papers(random, job, sentence),
      ...lines(frames.REQUIREMENTS, random.whole(3, 7)),
    ],
    welcome: random.chance(0.6) ? lines(frames.WELCOME, random.whole(1, 4)) : [],
    benefits: random.chance(0.75) ? lines(frames.BENEFITS, random.whole(2, 6)) : [],
    closing: lines(frames.CLOSINGS, random.whole(1, 3)),
  };
}

/** Two duties sometimes share a sentence. */
function joined(random, duties) {
  if (duties.length < 5 || !random.chance(0.4)) return duties;
  const [first, second, ...rest] = duties;
  return [...rest, `${first}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}`];
}

function papers(random, job, sentence) {
  const { credentials } = belongings(job.occupation);
  const asked = random.some(credentials, random.whole(0, 2)).map((one) => random.pick(one.asked));
  const checks = random.chance(0.25) ? [random.pick(random.pick(CHECKS).asked)] : [];
  const studied = random.chance(0.35) ? [random.pick(frames.STUDIES)] : [];
  const own = { lawyer: frames.ADMISSIONS, graduate: frames.GRADUATES }[job.paper] ?? studied;
  const first = own.length > 0 ? [random.pick(own)] : [];
  return [...first, ...asked.map(upperFirst), ...checks.map(upperFirst)].map(sentence);
}

/** Long enough and not too long: duties are added, or the small print goes. */
function inBounds(random, { facts, job, parts, words }) {
  const style = random.pick(frames.HEADINGS);
  const bullet = random.pick(frames.BULLETS);
  const isDutiesFirst = random.chance(0.3);
  const written = () => layout({ facts, parts, style, bullet, isDutiesFirst });
  const duties = inTurn(random, job.isLaw ? frames.LEGAL_DUTIES : frames.DUTIES);
  while (wordCount(written()) < WORDS.least) parts.duties.push(upperFirst(fill(duties(), words)));
  for (const part of ["benefits", "welcome", "closing", "employer"])
    if (wordCount(written()) > WORDS.most) parts[part] = [];
  return written();
}

function layout({ facts, parts, style, bullet, isDutiesFirst }) {
  const [about, duties, asked, welcome, benefits, apply] = style;
  const section = (heading, lines) => (lines.length > 0 ? [heading, ...lines, ""] : []);
  const listed = (lines) => lines.map((line) => `${bullet}${line}`);
  const employer = section(about, parts.employer.length > 0 ? [parts.employer.join(" ")] : []);
  const work = section(duties, listed(parts.duties));
  const { salaryMin, salaryMax } = facts;
  const pay =
    salaryMin === null
      ? []
      : [
          `$${salaryMin.toLocaleString("en-AU")} - $${salaryMax.toLocaleString("en-AU")} plus super`,
        ];
  return [
    facts.title,
    facts.company,
    `${facts.location}, ${facts.employmentType}`,
    ...pay,
    "",
    parts.opening.join(" "),
    "",
    ...(isDutiesFirst ? [...work, ...employer] : [...employer, ...work]),
    ...section(asked, listed(parts.requirements)),
    ...section(welcome, listed(parts.welcome)),
    ...section(benefits, listed(parts.benefits)),
    ...section(apply, parts.closing),
  ].join("\n");
}
