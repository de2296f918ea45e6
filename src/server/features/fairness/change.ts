import type { FairnessKind } from "#contract/fairness.ts";
import type { Line } from "#reading/line.ts";

/** The words of a resume: its lines, and what its owner put right or added. */
export interface Words {
  readonly lines: readonly Line[];
  readonly corrections: Readonly<Record<string, unknown>>;
}

/** Whose resume it is, as far as it was read. */
export interface Person {
  /** As it was read and as it was put right; [] when the resume has no name. */
  readonly names: readonly string[];
  /** Employers and schools: what is called like somebody is not somebody. */
  readonly others: readonly string[];
}

export interface Name {
  readonly given: string;
  readonly family: string;
}

/** What is changed in a resume, and nothing else. */
export type Change =
  | { readonly kind: "none" }
  | ({ readonly kind: "name" } & Name)
  | { readonly kind: "pronouns"; readonly to: "he" | "she" | "they" }
  /** Blank: taken out. */
  | { readonly kind: "contact"; readonly email: string; readonly phone: string }
  | { readonly kind: "statements"; readonly text: string; readonly place: "top" | "end" }
  /** Without these lines. */
  | { readonly kind: "control"; readonly without: readonly number[] };

/** A change with its words for the report. */
export interface NamedChange {
  readonly kind: FairnessKind;
  readonly label: string;
  readonly change: Change;
}
