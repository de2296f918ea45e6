import { ONBOARDING_SENTENCES as say } from "#contract/onboarding.ts";
import { getStatus } from "#contract/user-status.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { allow } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { finishOnboarding } from "../accounts/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { recordConsent } from "./consents.ts";

type Role = Actor["role"];

/** What the person brings: the session of the request, and the password if it was typed. */
interface Proof {
  readonly sessionToken: string | undefined;
  readonly password: string | null | undefined;
}

export interface FinishParts {
  readonly events: Events;
  readonly clock: () => Date;
  readonly notify: NotificationService["notify"];
  readonly prove: (actor: Actor, proof: Proof) => Promise<void>;
  /** A candidate has no postings that are open. */
  readonly closePostings: (tx: Db, accountId: string) => Promise<void>;
}

interface Finished {
  readonly role: Role;
  readonly name: string;
  readonly phone: string;
}

const NEXT_STEPS: Record<Role, string> = {
  candidate:
    "See the jobs that fit your resume, and put right in your profile what we did not read rightly.",
  recruiter: "Create your first job posting, and see the candidates who fit it with the evidence.",
};

/** The same for both roles: may this person take the role, and what happens when they have it. */
export function createFinish({ events, clock, notify, prove, closePostings }: FinishParts) {
  return {
    /** A session that was left open must not be enough to change who somebody is here. */
    async mayBecome(actor: Actor, role: Role, userId: string | undefined, proof: Proof) {
      allow(isOneself(actor, userId), say.notYou);
      if (actor.onboarded && actor.role !== role) await prove(actor, proof);
    },

    /** In the transaction that has put the role's data in place. Once more is harmless. */
    async finish(tx: Db, actor: Actor, { role, name, phone }: Finished): Promise<void> {
      const now = clock();
      const isFirst = await recordConsent(tx, actor.id, now);
      await finishOnboarding(tx, actor.id, { role, name, phone, now });
      if (role === "candidate") await closePostings(tx, actor.id);
      if (isFirst || actor.role !== role)
        await notify(tx, actor.id, {
          type: "welcome",
          title: "Welcome to Candour",
          message: NEXT_STEPS[role],
          actionUrl: "/dashboard",
        });
      await events.publish(tx, `account:${actor.id}`, getStatus);
    },
  };
}

export type Finish = ReturnType<typeof createFinish>;

/** Clients send who they are as well; it has to be true. */
export const isOneself = ({ id }: Actor, userId: string | undefined) => !userId || userId === id;
