import { TOWNS_BY_NAME, townsIn } from "#contract/towns.ts";
import { stateIn } from "#reading/places.ts";

/** Only names that stand for one place. */
export const TOWN_STATES: ReadonlyMap<string, string> = new Map(
  [...TOWNS_BY_NAME.values()].map(({ name, state }) => [name, state]),
);

/** The state that a place lies in: "Sydney" -> "NSW"; "" when it does not say. */
export function stateOf(location: string): string {
  return stateIn(location) || (townsIn(location)[0]?.state ?? "");
}
