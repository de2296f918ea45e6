/** What an entry of the history that opened a job remembers: the list below it, and how far down. */
export interface Opened {
  list: string;
  steps: number;
}

/** The entry that the reader stands on. */
export interface Entry {
  /** The address of its list, with no job open. */
  list: string;
  job: string | undefined;
  state: unknown;
}

/** What the entry of a job that is opened from here remembers; nothing, when no list is below. */
export function openedFrom(entry: Entry): Opened | undefined {
  if (!entry.job) return { list: entry.list, steps: 1 };
  const steps = stepsToList(entry);
  return steps === undefined ? undefined : { list: entry.list, steps: steps + 1 };
}

/**
 * How far back the same list stands with no job open. Nowhere for who came by a link, and for who
 * made the list longer meanwhile: going back would shorten it again.
 */
export function stepsToList({ list, state }: Entry): number | undefined {
  const opened = openedOf(state);
  return opened?.list === list ? opened.steps : undefined;
}

/** What the entry of a job that is shown in full remembers besides: the address it was opened over. */
export const viewedOver = (below: string, state: unknown) => ({ ...openedOf(state), over: below });

/** Whether the entry below is the one that shows the same without the job in full. */
export const isOver = (below: string, state: unknown): boolean =>
  typeof state === "object" && state !== null && "over" in state && state.over === below;

export function openedOf(state: unknown): Opened | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  if (!("list" in state && "steps" in state)) return undefined;
  const { list, steps } = state;
  return typeof list === "string" && typeof steps === "number" ? { list, steps } : undefined;
}
