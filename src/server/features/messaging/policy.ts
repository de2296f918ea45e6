import type { Actor } from "#server/platform/http/caller.ts";

/** What is known about somebody whom a person wants to write to. */
export interface Acquaintance {
  /** They have a posting that is open now. */
  readonly isAdvertising: boolean;
  /** This person finds them among the candidates. */
  readonly isFindable: boolean;
  /** They have shown interest in one of this person's jobs. */
  readonly isInterested: boolean;
  /** The two have a conversation already: answering is always allowed. */
  readonly haveSpoken: boolean;
}

/** A candidate writes to who advertises; a recruiter to the candidates whom they may see. */
export function canWriteTo({ role }: Pick<Actor, "role">, other: Acquaintance): boolean {
  if (other.haveSpoken) return true;
  if (role === "candidate") return other.isAdvertising;
  return other.isFindable || other.isInterested;
}

/** Another participant of a conversation, as one of them sees it. */
export interface Other {
  /** Null: they have deleted their account. */
  readonly accountId: string | null;
  readonly isBlocked: boolean;
  readonly hasBlockedMe: boolean;
}

export type Delivery =
  | { readonly refusal: "gone" | "blocked" | "blockedByYou" }
  | { readonly refusal: null; readonly recipients: readonly string[] };

/**
 * Whom a message reaches. Whoever has blocked the writer does not hear it, and the others still do; it is
 * refused when nobody would. Somebody who has not added anybody yet may write.
 */
export function deliveryTo(others: readonly Other[]): Delivery {
  const here = others.filter(({ accountId }) => accountId !== null);
  if (here.length === 0 && others.length > 0) return { refusal: "gone" };
  if (isBlockedByMe(others)) return { refusal: "blockedByYou" };
  const hearing = here.filter(({ hasBlockedMe }) => !hasBlockedMe);
  if (hearing.length === 0 && here.length > 0) return { refusal: "blocked" };
  return { refusal: null, recipients: hearing.flatMap(({ accountId }) => accountId ?? []) };
}

/** A conversation counts as blocked when everybody else in it is. */
export function isBlockedByMe(others: readonly Other[]): boolean {
  const here = others.filter(({ accountId }) => accountId !== null);
  return here.length > 0 && here.every(({ isBlocked }) => isBlocked);
}

export const canAddPeople = (
  actor: Pick<Actor, "id">,
  { creatorId }: { readonly creatorId: string | null },
): boolean => creatorId === actor.id;
