import type { Status, StatusUser } from "#contract/user-status.ts";
import type { Actor } from "#server/platform/http/caller.ts";

/** What other features know about a person's account and the status call shows (spec 1 §3). */
export interface StatusExtras {
  readonly unread: number;
  readonly documentIds: readonly string[];
}

export const SIGNED_OUT: Status = { logged_in: false, user: null, unread: 0 };

export function presentStatus(actor: Actor, extras: StatusExtras): Status {
  return { logged_in: true, user: presentUser(actor, extras), unread: extras.unread };
}

/** The wire's names, both spellings of the dates included. */
export function presentUser(actor: Actor, { documentIds }: StatusExtras): StatusUser {
  const createdAt = actor.createdAt.toISOString();
  const updatedAt = actor.updatedAt.toISOString();
  return {
    ID: actor.id,
    Email: actor.email,
    Name: actor.name,
    Phone: actor.phone,
    Onboarding: actor.onboarded,
    Isrecruiter: actor.role === "recruiter",
    CreatedAt: createdAt,
    created_at: createdAt,
    UpdatedAt: updatedAt,
    updated_at: updatedAt,
    Documentsowned: [...documentIds],
    Randomstring: actor.randomString,
    IsAdmin: actor.isAdmin,
    EmailVerified: actor.emailVerified,
  };
}

export function presentSignedIn(actor: Actor) {
  return {
    id: actor.id,
    email: actor.email,
    name: actor.name,
    phone: actor.phone,
    onboarding: actor.onboarded,
    created_at: actor.createdAt.toISOString(),
    Isrecruiter: actor.role === "recruiter",
  };
}
