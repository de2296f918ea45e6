import { LAW_DUTIES } from "../stock/duties-law.mjs";
import { POST_DUTIES } from "../stock/duties-posts.mjs";
import { TRADE_DUTIES } from "../stock/duties-trades.mjs";
import { CITIES } from "../stock/employers.mjs";
import { AWARDS, INTERESTS, REFEREES } from "../stock/skills.mjs";
import { SUMMARIES } from "../stock/summaries.mjs";
import { CAREERS, stepsOf } from "./careers.mjs";
import { contactOf } from "./contact.mjs";
import { printRange, yearsOf } from "./dates.mjs";
import { random } from "./random.mjs";
import { expand, sentences } from "./sentences.mjs";
import { studiesOf } from "./studies.mjs";
import { vocabularyOf } from "./vocabulary.mjs";

/** The month in which the corpus was made: 2026-11. */
export const TODAY = 2026 * 12 + 10;
const DUTIES = { ...LAW_DUTIES, ...POST_DUTIES, ...TRADE_DUTIES };
/** How a person writes where a post was. */
const PLACES = [
  (city) => `${city}, ${CITIES[city].state}`,
  (city) => `${city} ${CITIES[city].state}`,
  (city) => city,
  (city) => `${city}, Australia`,
];
const KIND_WORDS = {
  solicitor: "solicitor",
  senior: "senior associate",
  partner: "partner",
  inhouse: "in-house counsel",
  barrister: "barrister",
  graduate: "law graduate",
  paralegal: "paralegal",
  secretary: "legal secretary",
  lawstudent: "law student",
  software: "software engineer",
  nurse: "registered nurse",
  accountant: "accountant",
  sales: "sales manager",
  trade: "electrician",
  academic: "researcher",
  teacher: "teacher",
  student: "student",
};

/** A whole person from one line of the plan. `traits` are the odd things their career shows. */
export function makePerson(plan) {
  const rng = random(`${plan.layout}/${plan.name}`);
  const traits = new Set(plan.traits ?? []);
  const law = CAREERS[plan.kind].law === true;
  const experience = makeCareer({ plan, traits, rng });
  const years = yearsOf(experience, TODAY);
  const studies = studiesOf({ plan, law, experience, rng });
  const group = law ? "law" : stepsOf(plan.kind)[0][2];
  return {
    ...plan,
    rng,
    law,
    traits,
    title: experience[0].role,
    ...contactOf(plan, rng),
    summary: makeSummary({ plan, law, years, rng }),
    experience,
    ...studies,
    yearsOfExperience: years,
    skills: makeSkills({ plan, group, law, rng }),
    interests: rng.pick(INTERESTS),
    awards: rng.some(AWARDS, 2),
    referees: rng.some(REFEREES, 2).map(([name, post]) => ({
      name,
      post,
      company: rng.pick(vocabularyOf(plan.part).employers.firm),
    })),
  };
}

function makeCareer({ plan, traits, rng }) {
  const steps = stepsOf(plan.kind).slice(0, plan.jobs ?? 3);
  const taken = new Set();
  const words = vocabularyOf(plan.part);
  const place = rng.pick(PLACES);
  let cursor = TODAY;
  let before = null;
  return steps.map(([titles, pool, duties, low, high], i) => {
    const current = i === 0 && !traits.has("ended");
    const seasonal = low === 0;
    const months = seasonal ? 2 : rng.between(low, high);
    const end = current
      ? null
      : cursor - (traits.has("gap") && i === 1 ? rng.between(8, 14) : rng.between(1, 2));
    const last = end ?? TODAY;
    const start = seasonal
      ? decemberBefore(last)
      : last - months + (traits.has("overlap") && i === 1 ? -6 : 0);
    const stays = traits.has("tworoles") && i === 1 && steps[0][1] === pool;
    const company = stays ? before.company : freshEmployer(words.employers[pool], taken, rng);
    const overlapEnd = traits.has("overlap") && i === 1 ? last + rng.between(4, 9) : end;
    cursor = start;
    const range = {
      start,
      end: end === null ? null : Math.min(overlapEnd, TODAY - 1),
      season: seasonal ? rng.pick(["summer", "summers"]) : undefined,
    };
    const { printed, ...dates } = printRange(range, plan.dates);
    before = {
      company,
      role: words.otherTitle(rng.pick(titles), i),
      location: traits.has("nolocation") ? "" : place(plan.city),
      ...dates,
      printedDates: printed,
      start,
      bullets: sentences(
        DUTIES[duties === "law" ? plan.area : duties],
        bulletCount(i, plan, rng),
        rng,
      ),
    };
    if (stays && before.role === titles[0] && titles.length > 1) before.role = titles[1];
    return before;
  });
}

/** Clerkships fall in the long vacation. */
function decemberBefore(month) {
  return Math.floor((month - 1) / 12) * 12 - 1;
}

function bulletCount(i, plan, rng) {
  const base = plan.bullets ?? rng.between(3, 5);
  return Math.max(1, base - Math.floor(i / 2));
}

function freshEmployer(employers, taken, rng) {
  const left = employers.filter((name) => !taken.has(name));
  const name = rng.pick(left);
  taken.add(name);
  return name;
}

function makeSummary({ plan, law, years, rng }) {
  const count = Math.max(1, Math.floor(years ?? 1));
  const words = {
    kind: KIND_WORDS[plan.kind],
    area: plan.area ?? "",
    yrs: count === 1 ? "one year" : `${count} years`,
    city: plan.city,
  };
  const fill = (template) =>
    expand(
      template.replace(/\{(kind|area|yrs|city)\}/g, (_whole, key) => words[key]),
      rng,
    );
  const first = fill(rng.pick(law ? SUMMARIES.law : SUMMARIES.other)).replace(
    /\b(A|a) (?=accountant|electrician|in-house)/g,
    "$1n ",
  );
  return `${first[0].toUpperCase()}${first.slice(1)} ${fill(rng.pick(SUMMARIES.second))}`;
}

function makeSkills({ plan, group, law, rng }) {
  const { skills, soft } = vocabularyOf(plan.part);
  const main = law ? skills.law : skills[group];
  const tools = law ? skills.lawTools : [];
  return {
    main: rng.some(main, plan.skills ?? rng.between(5, 8)),
    tools: rng.some(tools, law ? rng.between(3, 5) : 0),
    soft: rng.some(soft, rng.between(0, 2)).filter((skill) => !main.includes(skill)),
    languages: rng.some(skills.languages.slice(1), rng.between(1, 2)),
  };
}
