// A resume: seed and number in, text and facts out.
import { CLIENTS, COURTS, MONTHS, OFTEN, WHOM } from "./ad-words.mjs";
import { fill, inTurn, titled, upperFirst, wordCount } from "./fill.mjs";
import { classNamed, drawJob } from "./jobs.mjs";
import { belongings, drawOther, neighbour, OFFICE, SOFT } from "./market.mjs";
import { COLLEGES, company, person, SCHOOLS, TOWNS } from "./places.mjs";
import { randomOf } from "./random.mjs";
import * as frames from "./resume-words.mjs";

const WORDS = { least: 200, most: 700 };
const NOW = 2026;
/** How careers in the law rise, the latest first. */
const RISES = {
  partner: ["partner", "senior", "lawyer", "graduate"],
  senior: ["senior", "lawyer", "graduate", "paralegal"],
  counsel: ["counsel", "senior", "lawyer", "graduate"],
  lawyer: ["lawyer", "graduate", "paralegal"],
  graduate: ["graduate", "paralegal"],
  paralegal: ["paralegal", "secretary"],
  secretary: ["secretary"],
};

export function makeResume(seed, number) {
  const random = randomOf(seed, "resume", number);
  const job = drawJob(random);
  const town = random.pick(TOWNS);
  const jobs = careerOf(random, job);
  const roles = datedRoles(random, jobs);
  const tools = toolsFor(random, { job, town, roles });
  const parts = {
    summary: random.chance(0.8) ? [line(tools, random.pick(frames.SUMMARIES))] : [],
    roles: roles.map((role) => roleLines(random, role)),
    skills: skillsOf(random, jobs),
    education: educationOf(random, { job, roles }),
    admission: admissionOf(random, { jobs, roles, tools }),
    others: random.some(frames.OTHERS, random.whole(1, 4)).map((frame) => line(tools, frame)),
  };
  const text = inBounds(random, { parts, head: headOf(random, town), roles, tools });
  return { occupation: job.id, text };
}

const line = (tools, frame) => upperFirst(fill(frame, tools));

function careerOf(random, job) {
  const count = random.whole(2, 5);
  const rise = RISES[job.className];
  return Array.from({ length: count }, (_, at) => {
    if (at === 0) return job;
    if (rise) return classNamed(random, areaAt(random, job), rise[Math.min(at, rise.length - 1)]);
    const chance = random.next();
    if (chance < 0.7) return drawJob(random, job);
    if (chance < 0.92) return drawJob(random, { occupation: neighbour(random, job.occupation) });
    // Before that, something else altogether.
    return drawJob(random, { occupation: drawOther(random) });
  });
}

const areaAt = (random, { occupation }) =>
  random.chance(0.75) ? occupation : neighbour(random, occupation);

function datedRoles(random, jobs) {
  let end = NOW + (random.chance(0.7) ? 1 : 0);
  return jobs.map((job, at) => {
    const from = Math.max(1985, Math.min(end, NOW) - random.whole(1, at === 0 ? 6 : 4));
    const until = end > NOW ? "present" : `${random.pick(MONTHS)} ${end}`;
    const role = {
      job,
      from,
      span: `${random.pick(MONTHS)} ${from} - ${until}`,
      duties: workOf(random, job),
    };
    end = from;
    return role;
  });
}

/** The pieces of work of one role. */
function workOf(random, job) {
  const { works } = belongings(job.occupation);
  const said = random.some(works, random.whole(2, 4)).flatMap(({ phrases }) => phrases);
  const own = inTurn(random, job.occupation.duties);
  const about = inTurn(random, said.length > 0 ? said : job.occupation.duties);
  const acts = inTurn(random, job.acts.length > 0 ? job.acts : job.occupation.duties);
  return () => {
    const chance = random.next();
    if (chance < 0.45) return own();
    return chance < 0.8 ? about() : acts();
  };
}

function toolsFor(random, { job, town, roles }) {
  const first = roles.at(-1)?.from ?? NOW;
  return {
    ...common(random),
    work: roles[0].duties,
    title: job.title,
    years: Math.max(1, NOW - first),
    statename: frames.STATE_NAMES[town.state],
    year: first,
    company: company(random, "soc"),
  };
}

const common = (random) => ({
  sign: "$",
  n: () => random.whole(2, 9),
  m: () => random.whole(10, 90),
  whom: () => random.pick(WHOM),
  client: () => random.pick(CLIENTS),
  court: () => random.pick(COURTS),
  often: () => random.pick(OFTEN),
  soft: () => random.pick(SOFT).id,
  language: () => random.pick(frames.LANGUAGES),
  hobby: () => random.pick(frames.HOBBIES),
});

function roleLines(random, { job, span, duties }) {
  const list = job.isLaw
    ? [...frames.LEGAL_DONE, ...frames.LEGAL_DONE, ...frames.DONE]
    : frames.DONE;
  const words = { ...common(random), work: duties };
  const done = random.some(list, random.whole(3, 9)).map((frame) => `- ${line(words, frame)}`);
  return [`${titled(job.title)}, ${company(random, job.family)}`, span, ...done];
}

function skillsOf(random, jobs) {
  const known = jobs.slice(0, 2).flatMap(({ occupation }) => belongings(occupation).skills);
  const own = [...new Set(random.some(known, random.whole(6, 14)).map(({ id }) => id))];
  return [...own, ...random.some(OFFICE, 2).map(({ id }) => id), random.pick(SOFT).id];
}

function educationOf(random, { job, roles }) {
  const first = roles.at(-1)?.from ?? NOW;
  const degree = random.pick(frames.DEGREES[job.family] ?? frames.DEGREES.any);
  const school = /^Certificate|^Diploma/.test(degree) ? COLLEGES : SCHOOLS;
  const { credentials } = belongings(job.occupation);
  const held = random
    .some(credentials, random.whole(0, 2))
    .map(({ shown }) => upperFirst(random.pick(shown)));
  return [`${degree}, ${random.pick(school)}, ${first - random.whole(0, 2)}`, ...held];
}

function admissionOf(random, { jobs, roles, tools }) {
  const since = roles.filter((_, at) => jobs[at].paper === "lawyer").at(-1)?.from;
  if (since === undefined) return [];
  return [line({ ...tools, year: since }, random.pick(frames.ADMITTED))];
}

function headOf(random, town) {
  const name = person(random);
  const mail = `${name.toLowerCase().replace(/[^a-z]+/g, ".")}${random.whole(1, 99)}@mail.example`;
  return [
    name,
    `${town.name} ${town.state} | 0491 57${random.whole(0, 9)} ${random.whole(100, 999)} | ${mail}`,
    "",
  ];
}

function inBounds(random, { parts, head, roles, tools }) {
  const style = random.pick(frames.HEADINGS);
  const written = () => layout({ parts, head, style });
  const done = inTurn(random, frames.DONE);
  while (wordCount(written()) < WORDS.least)
    parts.roles[0].push(`- ${line({ ...tools, work: roles[0].duties }, done())}`);
  while (wordCount(written()) > WORDS.most) parts.roles.at(-1).pop();
  return written();
}

function layout({ parts, head, style }) {
  const [summary, experience, skills, education, admission, other] = style;
  const section = (heading, lines) => (lines.length > 0 ? [heading, ...lines, ""] : []);
  return [
    ...head,
    ...section(summary, parts.summary),
    ...section(
      experience,
      parts.roles.flatMap((lines) => [...lines, ""]),
    ),
    ...section(admission, parts.admission),
    ...section(skills, [parts.skills.join(", ")]),
    ...section(education, parts.education),
    ...section(other, parts.others),
  ].join("\n");
}
