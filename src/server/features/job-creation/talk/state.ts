import type {
  CompanyQuote,
  DRAFT_FACTS,
  DraftFact,
  JobDraft,
  WordingFlag,
} from "#contract/job-creation.ts";
import type { Exemption, UnlawfulPlace } from "#contract/lawful.ts";

export type ListFact = "responsibilities" | "must" | "nice" | "benefits";
export const LIST_FACTS: readonly ListFact[] = ["responsibilities", "must", "nice", "benefits"];
export type TextFact = Exclude<(typeof DRAFT_FACTS)[number], ListFact | "salary" | "contact">;

/** Words that may belong into a list: asked about, not believed. */
export interface Doubt {
  readonly text: string;
  readonly fact: ListFact;
}

/** What the recruiter has settled so far; all that "scrap that" takes back. */
export interface Settled {
  readonly draft: JobDraft;
  /** What is to be left off. */
  readonly unstated: readonly DraftFact[];
  /** The level was said, not read off the title. */
  readonly levelSaid: boolean;
}

/**
 * Where a talk stands. JSON only: it is kept in a row. The same messages always lead to the same state,
 * so that a lost row is made again from the messages.
 */
export interface TalkState extends Settled {
  readonly v: 1;
  /** What the last message asked for. */
  readonly asked: readonly DraftFact[];
  /** What was asked for at any time; what is optional is asked for once. */
  readonly everAsked: readonly DraftFact[];
  readonly doubts: readonly Doubt[];
  /** Wording that was offered to be replaced, and nobody has said yes or no. */
  readonly offered: readonly WordingFlag[];
  /** The offer was made before the last message. */
  readonly offerWaits?: boolean;
  /** Quotes of wording that has been spoken about already. */
  readonly raised: readonly string[];
  /** Items that come from an unlawful sentence and do not say so themselves. */
  readonly suspects?: readonly UnlawfulPlace[];
  /** Reasons for which something unlawful elsewhere is lawful here. */
  readonly exempt?: readonly Exemption[];
  /** The last answer asked whether to take out what is unlawful. */
  readonly lawAsked?: boolean;
  /** Items that the last message with any brought: what "it" and "that one" point to. */
  readonly last: readonly string[];
  /** How things stood before the last message that changed anything. */
  readonly before: Settled | null;
  readonly complete: boolean;
}

const EMPTY_DRAFT: JobDraft = {
  company: "",
  title: "",
  level: "",
  location: "",
  arrangement: "",
  employment_type: "",
  salary: null,
  responsibilities: [],
  must: [],
  nice: [],
  benefits: [],
  reports_to: "",
  start_date: "",
  contact: { name: "", email: "", phone: "" },
  about: [],
};

export function openTalk(company: {
  readonly name: string;
  readonly quotes: readonly CompanyQuote[];
}): TalkState {
  return {
    v: 1,
    draft: { ...EMPTY_DRAFT, company: company.name, about: [...company.quotes] },
    unstated: [],
    levelSaid: false,
    asked: [],
    everAsked: [],
    doubts: [],
    offered: [],
    raised: [],
    last: [],
    before: null,
    complete: false,
  };
}
