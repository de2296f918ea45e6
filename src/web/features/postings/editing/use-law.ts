import { useState } from "react";
import type { Exemption } from "#contract/lawful.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { takeOut } from "#lawful/take-out.ts";
import { unlawfulIn } from "#web/lib/api.ts";
import type { PostingDraft } from "./use-posting-draft.ts";

export type Law = ReturnType<typeof useLaw>;

/** What keeps the posting from being live, and the reasons that go along with the next try. */
export function useLaw(draft: Pick<PostingDraft, "fields" | "change">) {
  const [places, setPlaces] = useState<readonly UnlawfulPlace[]>([]);
  const [exemptions, setExemptions] = useState<Exemption[]>([]);
  const settle = (quote: string) =>
    setPlaces((now) => now.filter((place) => place.quote !== quote));
  return {
    places,
    exemptions,
    /** Whether a refusal was this, which the warning then shows. */
    isHeld(error: unknown): boolean {
      const held = unlawfulIn(error);
      setPlaces(held);
      return held.length > 0;
    },
    takeOut(quote: string) {
      const { title, text } = draft.fields;
      draft.change({ title: takeOut(title, quote), text: takeOut(text, quote) });
      settle(quote);
    },
    justify(quote: string, reason: string) {
      setExemptions((now) => [...now, { quote, reason }]);
      settle(quote);
    },
  };
}
