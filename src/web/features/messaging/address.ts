import { useLocation } from "react-router";
import { Id } from "#contract/endpoint.ts";

/** What is open. It lives in the address, so that Back works and a link leads there. */
export type Place =
  | { at: "list" }
  | { at: "conversation"; id: string }
  /** Writing to whoever posted this job. */
  | { at: "job"; id: string };

const PARTS = ["conversation", "job"] as const;

export function placeOf(search: string): Place {
  const asked = new URLSearchParams(search);
  for (const at of PARTS) {
    const id = asked.get(at);
    if (id) return { at, id };
  }
  return { at: "list" };
}

/** The rest of the address stays: these screens are also a tab of the dashboard. */
export function addressOf(pathname: string, search: string, place: Place): string {
  const next = new URLSearchParams(search);
  for (const part of PARTS) next.delete(part);
  if (place.at !== "list") next.set(place.at, place.id);
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}

export function usePlace() {
  const { pathname, search } = useLocation();
  return {
    place: placeOf(search),
    addressFor: (place: Place) => addressOf(pathname, search, place),
  };
}

/** Anything else in the address is nobody's id, and the server is not asked for it. */
export const isId = (text: string) => Id.safeParse(text).success;
