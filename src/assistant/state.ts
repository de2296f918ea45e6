import type { CompanyQuote, DraftFact, JobDraft, Unplaced } from "#contract/job-creation.ts";
import type { Exemption } from "#contract/lawful.ts";

/** How the prose of an advertisement sounds. Facts do not change with it. */
export interface Tone {
  readonly voice: "plain" | "warm" | "formal";
  readonly short: boolean;
}

/** What the recruiter has settled so far: all that undo brings back. */
export interface Settled {
  readonly draft: JobDraft;
  /** What is to be left off. */
  readonly unstated: readonly DraftFact[];
  /** Nobody has said these: they are usual. */
  readonly assumed: readonly DraftFact[];
  readonly unplaced: readonly Unplaced[];
  readonly tone: Tone;
  /** The summary was typed by hand: it is no longer written anew. */
  readonly ownSummary: boolean;
}

/** What an answer can ask for. */
export type Ask =
  | "title"
  | "place"
  | "duties"
  | "pay"
  | "apply"
  | "publish"
  | "lawful"
  | "anything"
  | "";

/** Where a talk stands. JSON only: it is kept in a row. The same steps always lead to the same state. */
export interface TalkState extends Settled {
  readonly v: 2;
  readonly asked: Ask;
  readonly everAsked: readonly Ask[];
  /** What was missing when publishing was asked for: it holds back once. */
  readonly refused?: readonly Ask[];
  /** No questions beyond what blocks publishing. */
  readonly hushed: boolean;
  /** How many messages told something. */
  readonly told: number;
  /** Unlawful criteria that have been named. */
  readonly named: readonly string[];
  /** Reasons for which something unlawful elsewhere is lawful here. */
  readonly exempt: readonly Exemption[];
  /** Items that the last step brought: what "it" and "that" point to. */
  readonly last: readonly string[];
  /** The last message changed nothing: an undo in words does not reach past it at once. */
  readonly idle?: boolean;
  readonly undo: readonly Settled[];
  readonly redo: readonly Settled[];
  readonly complete: boolean;
}

const EMPTY_DRAFT: JobDraft = {
  company: "",
  title: "",
  level: "",
  location: "",
  arrangement: "",
  employment_type: "",
  hours: [],
  salary: null,
  pay_notes: [],
  summary: "",
  responsibilities: [],
  must: [],
  nice: [],
  benefits: [],
  details: [],
  reports_to: "",
  start_date: "",
  closing_date: "",
  contact: { name: "", email: "", phone: "" },
  apply_notes: [],
  about: [],
};

export const settledOf = (state: Settled): Settled => ({
  draft: state.draft,
  unstated: state.unstated,
  assumed: state.assumed,
  unplaced: state.unplaced,
  tone: state.tone,
  ownSummary: state.ownSummary,
});

export function openTalk(company: {
  readonly name: string;
  readonly quotes: readonly CompanyQuote[];
}): TalkState {
  return {
    v: 2,
    draft: { ...EMPTY_DRAFT, company: company.name, about: [...company.quotes] },
    unstated: [],
    assumed: [],
    unplaced: [],
    tone: { voice: "plain", short: false },
    ownSummary: false,
    asked: "",
    everAsked: [],
    hushed: false,
    told: 0,
    named: [],
    exempt: [],
    last: [],
    undo: [],
    redo: [],
    complete: false,
  };
}
