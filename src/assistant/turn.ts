import type {
  DraftFact,
  JobDraft,
  ReadRequirement,
  Unplaced,
  WordingFlag,
} from "#contract/job-creation.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import type { TalkState } from "./state.ts";

/** What one step of a talk leads to: a message, a change by hand, or a reason why something is lawful. */
export interface Turn {
  readonly state: TalkState;
  /** What is answered. */
  readonly message: string;
  /** It was confirmed and nothing is in the way: it is to be published. */
  readonly complete: boolean;
  readonly draft: JobDraft;
  readonly known: readonly DraftFact[];
  readonly unstated: readonly DraftFact[];
  readonly changed: readonly DraftFact[];
  /** The same in words, for the history. */
  readonly changes: readonly string[];
  readonly flags: readonly WordingFlag[];
  /** What keeps the draft from going live. */
  readonly unlawful: readonly UnlawfulPlace[];
  readonly unplaced: readonly Unplaced[];
  readonly assumed: readonly DraftFact[];
  /** The advertisement's text as it will be published. */
  readonly text: string;
  readonly requirements: readonly ReadRequirement[];
  readonly canPublish: boolean;
  readonly asksToPublish: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
