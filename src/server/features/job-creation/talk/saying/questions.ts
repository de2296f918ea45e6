import type { DraftFact } from "#contract/job-creation.ts";

const NAMES: Readonly<Record<DraftFact, string>> = {
  title: "the job title",
  location: "where it is based",
  arrangement: "whether it is on-site, hybrid or remote",
  employment_type: "the employment type",
  level: "the level",
  salary: "the pay",
  responsibilities: "at least one responsibility",
  must: "at least one requirement",
  nice: "what would be nice to have",
  benefits: "the benefits",
  reports_to: "whom the person reports to",
  start_date: "the start date",
  contact: "a contact",
};

export const listed = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

export const namesOf = (facts: readonly DraftFact[]) => listed(facts.map((fact) => NAMES[fact]));

const WHOLE: readonly (readonly [readonly DraftFact[], string])[] = [
  [["title", "location"], "What is the job title, and where is it based?"],
  [
    ["employment_type", "arrangement", "salary"],
    "Is it full-time, part-time, contract or casual, is it on-site, hybrid or remote, and what does it pay? Pay can be left off.",
  ],
  [
    ["employment_type", "salary"],
    "Is it full-time, part-time, contract or casual, and what does it pay? Pay can be left off.",
  ],
  [
    ["employment_type", "arrangement"],
    "Is it full-time, part-time, contract or casual, and is it on-site, hybrid or remote?",
  ],
  [
    ["arrangement", "salary"],
    "What does it pay, and is it on-site, hybrid or remote? Pay can be left off.",
  ],
  [
    ["nice", "benefits"],
    "Is there anything that would be nice to have, and are there benefits to mention? Say “skip” to leave them off.",
  ],
  [
    ["reports_to", "start_date", "contact"],
    "Who does the person report to, when do they start, and whom may candidates contact? Say “skip” to leave any of it off.",
  ],
];
const SINGLE: Readonly<Record<DraftFact, string>> = {
  title: "What is the job title?",
  location: "Where is the job based?",
  arrangement: "Is it on-site, hybrid or remote?",
  employment_type: "Is it full-time, part-time, contract or casual?",
  level: "What level is it: graduate, junior, associate, senior or partner?",
  salary: "What does it pay? It can be left off.",
  responsibilities: "What will the person do? List the main responsibilities.",
  must: "What must they have: qualifications, years, licences, skills?",
  nice: "Is there anything that would be nice to have but is not essential? Say “skip” to leave it off.",
  benefits: "Are there benefits to mention? Say “skip” to leave them off.",
  reports_to: "Who does the person report to? Say “skip” to leave it off.",
  start_date: "When does the job start? Say “skip” to leave it off.",
  contact: "Whom may candidates contact? Say “skip” to leave it off.",
};

/** One question for all of these. */
export function questionFor(facts: readonly DraftFact[]): string {
  const [first] = facts;
  if (first === undefined) return "";
  if (facts.length === 1) return SINGLE[first];
  const whole = WHOLE.find(
    ([group]) => group.length === facts.length && group.every((fact) => facts.includes(fact)),
  );
  return whole
    ? whole[1]
    : `Could you tell me ${namesOf(facts)}? Say “skip” to leave any of it off.`;
}
