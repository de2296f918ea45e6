import { findUnlawful, type Unlawful } from "./find-unlawful.ts";

/** A place as people are told of it. */
export type Place = Pick<Unlawful, "quote" | "attribute" | "why">;

interface Exempt {
  readonly quote: string;
}

/** What is unlawful in a text, each wording once: an item of a list may also stand in a longer line. */
export function unlawfulPlaces(text: string): Place[] {
  const places = findUnlawful(text).map(({ quote, attribute, why }) => ({ quote, attribute, why }));
  const isRepeated = (place: Place, at: number) =>
    places.some(
      (other, index) =>
        index !== at &&
        other.attribute === place.attribute &&
        plain(other.quote).includes(plain(place.quote)) &&
        (plain(other.quote) !== plain(place.quote) || index < at),
    );
  return places.filter((place, at) => !isRepeated(place, at));
}

/** A reason holds for the words that it was given for, and for what is within them. */
export const isExempt = (place: { readonly quote: string }, exemptions: readonly Exempt[]) =>
  exemptions.some(({ quote }) => ` ${plain(quote)} `.includes(` ${plain(place.quote)} `));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
