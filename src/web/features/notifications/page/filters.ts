import { NOTIFICATION_TYPES, type Notification } from "#contract/notifications.ts";

export const STATUSES = ["all", "unread", "read"] as const;

/** What the page shows. It lives in the address, so that going back and reloading keep it. */
export interface Filters {
  words: string;
  type: Notification["type"] | "all";
  status: (typeof STATUSES)[number];
}

export const NO_FILTERS: Filters = { words: "", type: "all", status: "all" };

export function filtersIn(search: string): Filters {
  const query = new URLSearchParams(search);
  return {
    words: query.get("q") ?? "",
    type: NOTIFICATION_TYPES.find((type) => type === query.get("type")) ?? "all",
    status: STATUSES.find((status) => status === query.get("status")) ?? "all",
  };
}

/** Only what differs from everything, so that a plain list has a plain address. */
export function searchOf({ words, type, status }: Filters): string {
  const query = new URLSearchParams();
  if (words) query.set("q", words);
  if (type !== "all") query.set("type", type);
  if (status !== "all") query.set("status", status);
  return query.size > 0 ? `?${query}` : "";
}

/** Every word has to be in the title or the message, in any order. */
export function filtered(all: readonly Notification[], filters: Filters): Notification[] {
  const words = fold(filters.words).split(/\s+/).filter(Boolean);
  return all.filter(({ type, read, title, message }) => {
    if (filters.type !== "all" && type !== filters.type) return false;
    if (filters.status !== "all" && read !== (filters.status === "read")) return false;
    const text = fold(`${title} ${message}`);
    return words.every((word) => text.includes(word));
  });
}

/** "Núñez" is found by "nunez". */
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
