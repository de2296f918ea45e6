import type { DraftFact, JobDraft } from "#contract/job-creation.ts";
import { isKnown, isList } from "../apply.ts";
import type { Remark } from "../hearing/ear.ts";
import type { ListFact, Settled } from "../state.ts";
import { listed, namesOf } from "./questions.ts";
import { salaryWords } from "./salary-words.ts";

const COUNTED: Readonly<Record<ListFact, readonly [string, string]>> = {
  responsibilities: ["responsibility", "responsibilities"],
  must: ["requirement", "requirements"],
  nice: ["nice-to-have", "nice-to-haves"],
  benefits: ["benefit", "benefits"],
};
const LIST_NAMES: Readonly<Record<ListFact, string>> = {
  responsibilities: "the responsibilities",
  must: "the requirements",
  nice: "nice to have",
  benefits: "the benefits",
};
const LONGEST_QUOTE = 80;

/** What was understood, in one short sentence; "" when nothing was. */
export function understood(
  before: Settled,
  after: Settled,
  changed: readonly DraftFact[],
  /** Items that have been spoken of already. */
  told: readonly string[],
): string {
  const said = changed.flatMap((fact) => partFor(before.draft, after.draft, fact, told));
  const off = after.unstated.filter((fact) => !before.unstated.includes(fact));
  return [
    said.length > 0 ? `Noted: ${listed(said)}.` : "",
    off.length > 0 ? `I have left off ${namesOf(off)}.` : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function partFor(
  before: JobDraft,
  after: JobDraft,
  fact: DraftFact,
  told: readonly string[],
): string[] {
  if (!isKnown(after, fact)) return [];
  if (isList(fact)) {
    const isNew = (item: string) => !before[fact].includes(item) && !told.includes(item);
    const added = after[fact].filter(isNew).length;
    if (added === 0) return [];
    const [one, many] = COUNTED[fact];
    return [`${added} ${added === 1 ? one : many}`];
  }
  if (fact === "salary") return after.salary === null ? [] : [salaryWords(after.salary)];
  if (fact === "contact")
    return [
      [after.contact.name, after.contact.email, after.contact.phone].filter(Boolean).join(", "),
    ];
  if (fact === "level")
    return before.title === after.title || after.title === "" ? [`${after.level} level`] : [];
  if (fact === "reports_to") return [`reports to ${after.reports_to}`];
  if (fact === "start_date") return [`start ${after.start_date}`];
  return [after[fact]];
}

const quoted = (text: string) =>
  `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;

const SENTENCES: Readonly<Record<string, string>> = {
  orders: "I only take down what belongs in the advertisement, so I have left that aside.",
  invent: "I only write what you tell me, so nothing is made up.",
  "off-topic": "I can only help with this advertisement.",
  joke: "I am better at job advertisements than at that.",
  who: "I am a program that writes job advertisements from what you say.",
  advice: "I cannot advise on that; I write down what you decide.",
  preview: "The preview beside this talk shows everything so far.",
  undone: "I have taken that back.",
  "nothing-to-undo": "There is nothing to take back.",
  kept: "It stays as it is.",
  mended: "I have changed the wording.",
  restarted: "We start again.",
};

/** Sentences for what was said besides facts, each kind once. */
export function answersTo(remarks: readonly Remark[]): string[] {
  const sentences = remarks.flatMap((one): string[] => {
    if (one.kind === "moved") return [`I moved ${quoted(one.text)} to ${LIST_NAMES[one.to]}.`];
    if (one.kind === "removed") return [`I removed ${quoted(one.text)}.`];
    if (one.kind === "not-found") return [`I could not find ${quoted(one.text)} in the draft.`];
    if (one.kind === "needed") return [`An advertisement needs ${namesOf(one.facts)}.`];
    return [SENTENCES[one.kind] ?? ""];
  });
  return [...new Set(sentences)].filter((sentence) => sentence !== "");
}
