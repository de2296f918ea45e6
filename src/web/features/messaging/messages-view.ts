import { useLocation } from "react-router";
import { Id } from "#contract/endpoint.ts";

/** What is open. It lives in the address, so that Back works and a link leads there. */
export type MessagesView =
  | { at: "list" }
  | { at: "conversation"; id: string }
  /** Writing to whoever posted this job. */
  | { at: "job"; id: string };

const PARTS = ["conversation", "job"] as const;

export function viewOf(search: string): MessagesView {
  const asked = new URLSearchParams(search);
  for (const at of PARTS) {
    const id = asked.get(at);
    if (id) return { at, id };
  }
  return { at: "list" };
}

/** The rest of the address stays: these screens are also a tab of the dashboard. */
export function addressOf(pathname: string, search: string, view: MessagesView): string {
  const next = new URLSearchParams(search);
  for (const part of PARTS) next.delete(part);
  if (view.at !== "list") next.set(view.at, view.id);
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}

export function useMessagesView() {
  const { pathname, search } = useLocation();
  return {
    view: viewOf(search),
    addressFor: (view: MessagesView) => addressOf(pathname, search, view),
  };
}

/** Anything else in the address is nobody's id, and the server is not asked for it. */
export const isId = (text: string) => Id.safeParse(text).success;
