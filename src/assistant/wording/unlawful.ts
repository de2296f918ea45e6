import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { isExempt, unlawfulPlaces } from "#lawful/places.ts";
import { textOf } from "../advertisement.ts";
import type { TalkState } from "../state.ts";

/** "Young and energetic" alone on a line of requirements: the heading above it says "must be". */
const AGE = /^(?:young|youthful|older|middle[- ]aged)\b/i;

const agesIn = (lines: readonly string[]): UnlawfulPlace[] =>
  lines
    .filter((line) => AGE.test(line) && unlawfulPlaces(line).length === 0)
    .flatMap((line) =>
      unlawfulPlaces(`Must be ${line.charAt(0).toLowerCase()}${line.slice(1)}`)
        .slice(0, 1)
        .map((place) => ({ ...place, quote: line })),
    );

/** What in the draft chooses people by something that the law protects, and has no reason yet. */
export const unlawfulInDraft = (
  state: Pick<TalkState, "draft" | "tone" | "exempt">,
): UnlawfulPlace[] =>
  [
    ...unlawfulPlaces(`${state.draft.title}\n${textOf(state)}`),
    ...agesIn([...state.draft.must, ...state.draft.nice]),
  ].filter((place) => !isExempt(place, state.exempt));
