import type { UnlawfulPlace } from "#contract/lawful.ts";
import { isExempt, unlawfulPlaces } from "#lawful/places.ts";
import { textOf } from "../advertisement.ts";
import type { TalkState } from "../state.ts";

/** What in the draft chooses people by something that the law protects, and has no reason yet. */
export const unlawfulInDraft = (
  state: Pick<TalkState, "draft" | "tone" | "exempt">,
): UnlawfulPlace[] =>
  unlawfulPlaces(`${state.draft.title}\n${textOf(state)}`).filter(
    (place) => !isExempt(place, state.exempt),
  );
