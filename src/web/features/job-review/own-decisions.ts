/** A decision of this window. */
export interface OwnDecision {
  readonly id: string;
  /** Whether the server took it; not known at once. */
  readonly sent: Promise<boolean>;
  /** What says that it was made, and offers to take it back. */
  toast?: number;
}

/** What can be taken back, the last decision first, each once. */
export function createOwnDecisions() {
  const made: OwnDecision[] = [];
  return {
    add(id: string, sent: Promise<boolean>): OwnDecision {
      const decision = { id, sent };
      made.push(decision);
      return decision;
    },
    last: (): OwnDecision | undefined => made.at(-1),
    /** Unless it was taken back. */
    stands: (decision: OwnDecision): boolean => made.includes(decision),
    /** Whether it was there. */
    forget(decision: OwnDecision): boolean {
      const at = made.indexOf(decision);
      if (at >= 0) made.splice(at, 1);
      return at >= 0;
    },
    addAgain: (decision: OwnDecision): void => void made.push(decision),
  };
}
