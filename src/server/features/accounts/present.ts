import type { Status, StatusUser } from "#contract/user-status.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Person } from "./repository.ts";

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
    // Also of one who has to confirm it first: the screens lead there.
    IsAdmin: actor.isAdmin || actor.adminLacks !== undefined,
    EmailVerified: actor.emailVerified,
  };
}

export function presentSignedIn(account: Person) {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    phone: account.phone,
    onboarding: account.onboarded,
    created_at: account.createdAt.toISOString(),
    Isrecruiter: account.isRecruiter,
  };
}
