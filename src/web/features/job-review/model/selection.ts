interface Listed {
  readonly id: string;
}

interface Decided {
  decided: string;
  /** Where it stood when it was last in the list. */
  stoodAt: number;
  /** There is a page below this one. */
  hasMore: boolean;
}

/** Where the next one is, and which one when it is there already. */
export interface Next {
  at: number;
  id: string | undefined;
}

/** After a decision: the one that takes its place, which may come from the next page (spec 2 §4). */
export function afterDecision(
  jobs: readonly Listed[],
  { decided, stoodAt, hasMore }: Decided,
): Next {
  const listed = jobs.findIndex(({ id }) => id === decided);
  const at = listed < 0 ? Math.max(0, Math.min(stoodAt, jobs.length - 1)) : listed;
  const left = jobs.filter(({ id }) => id !== decided);
  return { at, id: atPlace(left, at, hasMore) };
}

/** The one at that place, and past the end of the queue the last; none while it is yet to come. */
export const atPlace = (jobs: readonly Listed[], at: number, hasMore: boolean) =>
  (jobs[at] ?? (hasMore ? undefined : jobs.at(-1)))?.id;

interface Step {
  selected: string | undefined;
  by: 1 | -1;
  /** Where the selected one stood when it was last in the list: somebody else may have decided it. */
  stoodAt: number;
}

/** The one below or above; "over" past the end of the page. */
export function stepFrom(jobs: readonly Listed[], { selected, by, stoodAt }: Step) {
  const at = jobs.findIndex(({ id }) => id === selected);
  // The place of one that went is taken by the one that stood below it.
  const gap = by === 1 ? stoodAt : stoodAt - 1;
  const to = at < 0 ? Math.min(gap, jobs.length - 1) : at + by;
  return jobs[to]?.id ?? "over";
}
