import type { DraftFact, JobDraft } from "#contract/job-creation.ts";
import type { ListFact, TextFact } from "./state.ts";

type Salary = NonNullable<JobDraft["salary"]>;

/** One change of the draft. */
export type Update =
  | { readonly op: "set"; readonly fact: TextFact; readonly value: string }
  | { readonly op: "pay"; readonly value: Salary }
  | { readonly op: "contact"; readonly value: Partial<JobDraft["contact"]> }
  | { readonly op: "add"; readonly fact: ListFact; readonly value: string }
  | { readonly op: "remove"; readonly fact: ListFact; readonly value: string }
  | { readonly op: "clear"; readonly fact: DraftFact }
  | { readonly op: "unstate"; readonly fact: DraftFact };

/** A change, and the recruiter's own words that it rests on. */
export interface HeardUpdate {
  readonly update: Update;
  readonly quote: string;
}

/** What a model heard in a message, after every word of it was checked. */
export interface Heard {
  readonly updates: readonly HeardUpdate[];
  /** Wording for the answer; "" when there is none that may be used. */
  readonly reply: string;
}
