import { JOB_STATES, type JobState, type Posting } from "#contract/postings.ts";

/** A few are seen at a glance; from here on it helps to look at one kind alone. */
const WORTH_FILTERING = 6;

export interface Shown {
  /** What can be asked for; none while there are few, or all are of one kind. */
  kinds: { state: JobState; count: number }[];
  /** What is asked for, as far as there is any of it. */
  state: JobState | undefined;
  postings: Posting[];
}

/** The postings as they are shown when somebody asks for `asked`. */
export function shownPostings(all: readonly Posting[], asked: string | null): Shown {
  const counted = JOB_STATES.map((state) => ({ state, count: countOf(all, state) }));
  const found = counted.filter(({ count }) => count > 0);
  const kinds = all.length >= WORTH_FILTERING && found.length > 1 ? found : [];
  const state = kinds.find((kind) => kind.state === asked)?.state;
  return { kinds, state, postings: all.filter(({ status }) => !state || status === state) };
}

const countOf = (all: readonly Posting[], state: JobState) =>
  all.filter(({ status }) => status === state).length;
