import type { ReactNode } from "react";
import type { DocumentState } from "#contract/documents.ts";

interface Sending {
  signal: AbortSignal;
  onProgress: (sent: number, total: number) => void;
}

export interface Arrived {
  documentId: string;
  status: DocumentState;
}

export type Send = (sending: Sending) => Promise<Arrived>;

/** One of the two documents: something that a person gives, or something that is here already. */
export interface Side {
  /** Something is given, whatever it is worth. */
  present: boolean;
  /** How to bring it here; or nothing, and its field says why. */
  take: () => Send | undefined;
  /** Bringing it here failed. What was given stays. */
  refuse: (error: unknown) => void;
  /** It came and cannot be used after all. */
  say: (fault: string) => void;
  /** What was sent is not here any more: the next try sends it again. */
  forget: () => void;
  field: ReactNode;
}

export const SIDES = ["resume", "job"] as const;
export type SideName = (typeof SIDES)[number];
export type Sides = Record<SideName, Side>;
