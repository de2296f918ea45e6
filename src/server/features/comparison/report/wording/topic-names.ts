import type { Finding } from "../findings.ts";
import { isToolName, withCapitals } from "./capitals.ts";
import { gerund } from "./verbs.ts";

/** Too wide to tell a reader anything. */
const TELLS_NOTHING = new Set([
  ...["advise", "post-admission experience", "clerkship", "work rights", "contentious matters"],
  ...["government", "retail", "regulatory", "transactional work", "community legal centre", "cfo"],
]);

/** What the knowledge calls by a phrase of a sentence, as a thing. */
const AS_THINGS: ReadonlyMap<string, string> = new Map([
  ["own files", "carriage of files"],
  ["supervise", "supervision"],
  ["prosecute", "prosecution"],
  ["draft and negotiate", "drafting and negotiation"],
  ["review juniors", "review of junior colleagues’ work"],
  ["file court documents", "court filing"],
  ["travel overnight", "overnight travel"],
  ["consent orders family", "consent orders"],
  ["client intake legal", "client intake"],
  ["swms reviewed", "SWMS review"],
  ["employer sponsored", "employer-sponsored visas"],
  ["backend", "back-end work"],
  ["frontend", "front-end work"],
  ["on-call", "on-call work"],
  ["emergency department", "emergency department work"],
  ["off the plan contracts", "off-the-plan contracts"],
  ["in-house", "in-house work"],
  ["company secretarial", "company secretarial work"],
  ["council", "council work"],
  ["electrical", "electrical work"],
  ["midwife", "midwifery"],
  ["carpenter", "carpentry"],
  ["nurse educator", "nurse education"],
  ["project manager", "project management"],
  ["section 14 application", "section 14 applications"],
  [
    "aboriginal and torres strait islander",
    "work with Aboriginal and Torres Strait Islander people",
  ],
  ["public liability claim", "public liability claims"],
  ["paediatric", "paediatric work"],
  ["rotating roster", "rotating rosters"],
  ["board approved supervisor", "board-approved supervision"],
  ["seed round", "seed rounds"],
  ["years 7-12", "Years 7 to 12"],
  ["purchase orders raised", "purchase orders"],
  ["test cases written", "test cases"],
]);

/** A word that says the same about every topic of its sort. */
const FILLERS = new Set([
  "law",
  "work",
  "for",
  "of",
  "the",
  "and",
  "in",
  "on",
  "act",
  "appear",
  "practice",
]);

const MOST_NAMED = 3;

/** The topics that the requirement itself speaks of, as a reader would write them. The rest is our reading of it. */
export function topicNames(
  { requirement, evidence }: Pick<Finding, "requirement" | "evidence">,
  topics: readonly string[],
): string[] {
  const telling = topics.filter(
    (topic) =>
      !TELLS_NOTHING.has(topic) &&
      standsIn(topic, requirement) &&
      !isOrdinaryWord(topic, requirement),
  );
  const names = withoutRepeats(telling).map((topic) =>
    nameOfTopic(
      topic,
      [requirement, ...evidence.map(({ quote }) => abbreviations(quote))].join(" · "),
    ),
  );
  return [...new Set(names)].slice(0, MOST_NAMED);
}

/** What no cited line shows, without what a cited line says in other words. */
export function absentNames(finding: Finding): string[] {
  const said = finding.evidence.map(({ quote }) => quote).join(" ");
  const absent = finding.absent.filter(
    (topic) =>
      !(said && standsIn(topic, said)) && !finding.found.some((found) => isSaidBy(topic, found)),
  );
  return topicNames(finding, absent);
}

const isSaidBy = (topic: string, found: string) => standsIn(topic, found) || standsIn(found, topic);

function nameOfTopic(topic: string, text: string): string {
  const thing = AS_THINGS.get(topic);
  if (thing) return thing;
  const [first = "", ...rest] = topic.split(" ");
  const name = withCapitals(topic.replace(COUNTED_ONE, "$&s"), text);
  return COMMANDS.has(first) && rest.length > 0 && name.startsWith(first)
    ? name.replace(first, gerund(first))
    : name;
}

/** Topics that begin with one of these are told as doing: acting for lenders. A work diary is none of them. */
const COMMANDS = new Set(
  "act advise appear assist brief deliver draft prepare proof represent".split(" "),
);

/** A contract is asked for by the one, and named by the many. */
const COUNTED_ONE = /\b(?:agreement|assessment|application|claim|contract|deed|appeal|statement)$/;

const abbreviations = (text: string) => (text.match(/\b\p{Lu}[\p{Lu}\d&/]+\b/gu) ?? []).join(" · ");

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d+#]+/gu) ?? [];

/** Each of its telling words is in the text, in one form or another. */
export function standsIn(topic: string, text: string): boolean {
  const all = wordsOf(text);
  // A tool goes by its exact name: Canva is not Canvas.
  if (isToolName(topic)) return all.some((word) => word === topic);
  const own = wordsOf(topic);
  const telling = own.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : own).every((word) =>
    all.some((other) => isForm(word, other)),
  );
}

const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;

function isForm(word: string, other: string): boolean {
  if (word === other) return true;
  const shorter = Math.min(word.length, other.length);
  if (shorter < SHORTEST_STEM) return `${word}s` === other || word === `${other}s`;
  const stem = Math.max(SHORTEST_STEM, shorter - LONGEST_ENDING);
  const isClose = Math.abs(word.length - other.length) <= LONGEST_ENDING + 1;
  return isClose && word.slice(0, stem) === other.slice(0, stem);
}

const ORDINARY = new Set([
  "rest",
  "go",
  "leap",
  "jest",
  "opera",
  "swift",
  "excel",
  "spark",
  "rust",
  "react",
]);

/** "The rest of the team" is no REST, and a migration of data no migration law. */
function isOrdinaryWord(topic: string, text: string): boolean {
  if (topic === "migration law")
    return !/\bmigration (?:law|agent|act)|immigration|visa/i.test(text);
  if (!ORDINARY.has(topic)) return false;
  const name = topic.charAt(0).toUpperCase() + topic.slice(1);
  return !new RegExp(`\\b(?:${name}|${topic.toUpperCase()})\\b`).test(text);
}

/** Property law and leasing, but not pexa beside pexa workspace. */
const withoutRepeats = (topics: readonly string[]) =>
  topics.filter(
    (topic, at) =>
      !topics.some((other, place) =>
        place < at
          ? isSaidBy(topic, other)
          : place > at && other !== topic && other.includes(topic),
      ),
  );
