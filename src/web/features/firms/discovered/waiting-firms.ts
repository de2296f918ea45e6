import type { DiscoveredFirm } from "#contract/firms.ts";
import type { DiscoveredPage } from "./api.ts";

interface WaitingFirms {
  firms: readonly DiscoveredFirm[];
  total: number;
}

/**
 * The pages as one list. What was decided here is left out at once, also while a page still has it; and a firm
 * that moved from one page to another between two answers stands there once.
 */
export function waitingFirms(
  pages: readonly DiscoveredPage[],
  decided: ReadonlySet<string>,
): WaitingFirms {
  const byId = new Map(
    pages.flatMap(({ discoveries }) => discoveries).map((firm) => [firm.ID, firm]),
  );
  const firms = [...byId.values()].filter(({ ID }) => !decided.has(ID));
  const stale = byId.size - firms.length;
  const total = (pages[0]?.total ?? 0) - stale;
  return { firms, total: Math.max(total, firms.length) };
}

/** Whose turn it is when this one goes: the next, or else the one before. */
export function neighbourOf(firms: readonly DiscoveredFirm[], id: string): string | undefined {
  const at = firms.findIndex(({ ID }) => ID === id);
  return (firms[at + 1] ?? firms[at - 1])?.ID;
}
