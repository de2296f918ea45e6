import type { DraftFact, DraftList, JobDraft, Unplaced } from "#contract/job-creation.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { payWords } from "./advertisement.ts";
import { changedFacts, isList } from "./draft.ts";
import type { Ask, Settled } from "./state.ts";

/** Words for what was done: a recruiter sees at once what was taken, where it went and what is left. */

const NAMES: Readonly<Record<DraftFact, string>> = {
  title: "Title",
  location: "Place",
  arrangement: "Work arrangement",
  employment_type: "Employment type",
  hours: "Hours",
  level: "Level",
  salary: "Pay",
  pay_notes: "Pay",
  summary: "Summary",
  responsibilities: "Duties",
  must: "Essential",
  nice: "Nice to have",
  benefits: "Benefits",
  details: "About the role",
  reports_to: "Reports to",
  start_date: "Start",
  closing_date: "Closing date",
  contact: "Contact",
  apply_notes: "How to apply",
};

/** What a step changed, a line for each fact: "Duties: added Leases; Business sales". */
export function changesBetween(before: Settled, after: Settled): string[] {
  const facts = changedFacts(before, after).filter(
    (fact) => fact !== "summary" && fact !== "level",
  );
  const lines = facts
    .filter((fact) => !(fact === "pay_notes" && facts.includes("salary")))
    .map((fact) => {
      if (isList(fact)) return listChange(fact, before.draft[fact], after.draft[fact]);
      const value = wordsFor(after.draft, fact);
      return `${NAMES[fact]}: ${value || (after.unstated.includes(fact) ? "left off" : "taken out")}`;
    });
  if (before.draft.company !== after.draft.company)
    lines.unshift(`Company: ${after.draft.company || "left off"}`);
  if (JSON.stringify(before.tone) !== JSON.stringify(after.tone)) lines.push("Wording changed");
  return lines;
}

function wordsFor(draft: JobDraft, fact: Exclude<DraftFact, DraftList>): string {
  if (fact === "salary") return payWords(draft);
  if (fact === "contact")
    return [draft.contact.name, draft.contact.email, draft.contact.phone]
      .filter(Boolean)
      .join(", ");
  if (fact === "employment_type") return typeNames(draft.employment_type);
  return draft[fact];
}
export const typeNames = (types: string) =>
  types
    .split(", ")
    .map((type) => type.replace("-", " "))
    .join(", ")
    .replace(/^./, (letter) => letter.toUpperCase());

function listChange(fact: DraftList, before: readonly string[], after: readonly string[]): string {
  const added = after.filter((item) => !before.includes(item));
  const gone = before.filter((item) => !after.includes(item));
  const parts = [
    ...(added.length > 0 ? [added.join("; ")] : []),
    ...(gone.length > 0 ? [`without ${gone.map((item) => `“${item}”`).join(", ")}`] : []),
    ...(added.length + gone.length === 0 ? ["in another order"] : []),
  ];
  return `${NAMES[fact]}: ${parts.join("; ")}`;
}

const QUESTIONS: Readonly<Partial<Record<Ask, string>>> = {
  title: "What is the job called?",
  place: "Where is the job?",
  duties: "What will they do, and what do they need to have?",
  publish: "Shall I publish it?",
};
const MISSING: Readonly<Partial<Record<Ask, string>>> = {
  title: "the title",
  place: "the place",
  duties: "what the job is about, a duty or a requirement",
};

export interface Answer {
  readonly changes: readonly string[];
  readonly keptOut: readonly string[];
  readonly unlawful: readonly UnlawfulPlace[];
  readonly unplaced: readonly Unplaced[];
  /** Sentences on commands. */
  readonly done: readonly string[];
  readonly asks: Ask;
  readonly askedBefore: boolean;
  readonly missing: readonly Ask[];
  /** Publishing was asked for. */
  readonly wants: boolean;
  /** There are unlawful words in the draft itself. */
  readonly blocked: readonly UnlawfulPlace[];
  readonly assumed: string;
}

/** The answer to a message: what was done, what is open, and at most one question. */
export function replyOf(answer: Answer): string {
  const { changes, keptOut, unlawful, unplaced, done, asks, blocked } = answer;
  const quoted = (texts: readonly string[]) => texts.map((text) => `“${text.trim()}”`).join(", ");
  const lines = [
    ...unlawful.map(({ quote, why }) => `I left out “${quote.trim()}”. ${why}`),
    ...changes,
    ...(answer.assumed ? [answer.assumed] : []),
    ...(keptOut.length > 0 ? [`Kept out: ${quoted(keptOut)}.`] : []),
    ...(unplaced.length > 0
      ? [`Not placed yet: ${quoted(unplaced.map(({ text }) => text))}. Tap where it belongs.`]
      : []),
    ...done,
    ...blocked.map(({ quote, why }) => `“${quote}” keeps it from going live. ${why}`),
    nextLine(asks, answer),
  ].filter((line) => line !== "");
  return lines.join("\n");
}

function nextLine(asks: Ask, { askedBefore, missing, blocked, wants }: Answer): string {
  if (blocked.length > 0) return "Take it out, or say why it is lawful here.";
  if (!askedBefore && QUESTIONS[asks]) return QUESTIONS[asks];
  if (asks === "publish") return "Say “publish” when it is ready.";
  if (missing.length === 0) return "";
  const named = missing.flatMap((one) => MISSING[one] ?? []).join(" and ");
  return missing.includes("title") || !wants
    ? `Before it can go live it needs ${named}.`
    : `It does not say ${named} yet. Tell me, or say “publish” again to go live without.`;
}
