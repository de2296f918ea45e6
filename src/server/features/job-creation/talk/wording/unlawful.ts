import type { JobDraft } from "#contract/job-creation.ts";
import type { Exemption, UnlawfulPlace } from "#contract/lawful.ts";
import { isExempt, plain, unlawfulPlaces } from "#lawful/places.ts";
import { takeOut } from "#lawful/take-out.ts";
import { draftAd } from "../draft-text.ts";
import { LIST_FACTS, type TalkState } from "../state.ts";

/** What in the draft chooses people by something that the law protects, and has no reason yet. */
export function unlawfulInDraft({
  draft,
  suspects = [],
  exempt = [],
}: Pick<TalkState, "draft" | "suspects" | "exempt">): UnlawfulPlace[] {
  const found = unlawfulPlaces(draftAd(draft).text);
  const items = LIST_FACTS.flatMap((fact) => draft[fact]);
  const cut = suspects.filter(
    ({ quote }) => items.includes(quote) && !found.some((one) => isExempt({ quote }, [one])),
  );
  return [...found, ...cut].filter((place) => !isExempt(place, exempt));
}

/** Items that were cut out of an unlawful sentence: "must be …" is gone from them, what was meant is not. */
export function suspectsIn(message: string, before: JobDraft, after: JobDraft): UnlawfulPlace[] {
  const places = unlawfulPlaces(message);
  if (places.length === 0) return [];
  const added = LIST_FACTS.flatMap((fact) =>
    after[fact].filter((item) => !before[fact].includes(item)),
  );
  return added.flatMap((item) => {
    const said = places.find(({ quote }) => ` ${plain(quote)} `.includes(` ${plain(item)} `));
    return said ? [{ ...said, quote: item }] : [];
  });
}

/** The draft without them; an item of which nothing is left goes, a title stays for a person to reword. */
export function withoutUnlawful(draft: JobDraft, places: readonly UnlawfulPlace[]): JobDraft {
  const cleaned = (text: string) => places.reduce((left, { quote }) => takeOut(left, quote), text);
  const lists = Object.fromEntries(
    LIST_FACTS.map((fact) => [fact, draft[fact].map(cleaned).filter((item) => item !== "")]),
  );
  const about = draft.about
    .map((quote) => ({ ...quote, text: cleaned(quote.text) }))
    .filter(({ text }) => text !== "");
  return { ...draft, ...lists, about, title: cleaned(draft.title) };
}

export const exempted = (state: TalkState, exemptions: readonly Exemption[]): TalkState => ({
  ...state,
  exempt: [...(state.exempt ?? []), ...exemptions],
});
