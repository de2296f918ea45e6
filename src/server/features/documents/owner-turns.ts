import { askAs, workingFor } from "#server/platform/admission/asker.ts";

interface Turn {
  readonly owner: string;
  readonly work: () => Promise<void>;
  /** The same job once more, after so many seconds. */
  readonly putBack: (afterSeconds: number) => Promise<unknown>;
  /** How much of the owner's waits: what is put back comes back spread over so many seconds and a few. */
  readonly backlog: () => Promise<number>;
}

const SOONEST_SECONDS = 5;

/**
 * Background work of each owner takes so many of a job's lanes in this process, and no more: what one owner has
 * piled up is put back, and the next lane is somebody else's (docs/decisions/0040).
 */
export function createOwnerTurns(perOwner: number) {
  const running = new Map<string, number>();
  const change = (owner: string, by: number) => {
    const count = (running.get(owner) ?? 0) + by;
    if (count > 0) running.set(owner, count);
    else running.delete(owner);
  };
  return async ({ owner, work, putBack, backlog }: Turn): Promise<void> => {
    if ((running.get(owner) ?? 0) >= perOwner) {
      await putBack(Math.ceil(SOONEST_SECONDS + Math.random() * (await backlog())));
      return;
    }
    change(owner, 1);
    try {
      await askAs(workingFor(owner), work);
    } finally {
      change(owner, -1);
    }
  };
}
