import type { Piece } from "./head-pieces.ts";

/** What the head of a position says. */
export interface Fields {
  readonly role: Piece | undefined;
  readonly company: Piece | undefined;
  readonly location: Piece | undefined;
  /** Pieces of the head that are neither: told before the description. */
  readonly rest: readonly Piece[];
  readonly confidence: number;
}
