import {
  approveRecruiter,
  listUnverifiedRecruiters,
  APPROVAL_SENTENCES as say,
} from "#contract/recruiter-approval.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { knownNames } from "#server/platform/organisations/organisations.ts";
import * as repository from "./repository.ts";
import type { RecruiterProfileService } from "./service.ts";
import { verificationOf } from "./verification.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly clock: () => Date;
  readonly mustVerifyEmail: boolean;
  readonly settle: RecruiterProfileService["settle"];
  readonly waitingFirms: WaitingFirms;
}

/** In whose names postings of these recruiters wait for their verification. */
export type WaitingFirms = (
  db: Db,
  recruiterIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

/** What an administrator looked at. */
interface Seen {
  readonly company_name: string;
  readonly company_website: string;
  readonly abn: string;
}

/** Administrators look at the companies that recruiters name. */
export function createApprovals(parts: Parts) {
  const { database, events, clock, mustVerifyEmail, settle, waitingFirms } = parts;
  return {
    async waiting() {
      // Without mail everybody counts as verified.
      if (!mustVerifyEmail) return [];
      const rows = await repository.namedCompanies(database);
      const firms = await waitingFirms(
        database,
        rows.map(({ id }) => id),
      );
      return rows.flatMap(({ id, name, email, emailVerifiedAt, updatedAt, approval, profile }) => {
        const actor = { email, emailVerified: emailVerifiedAt !== null };
        const { verified, hint } = verificationOf({ actor, profile, approval });
        if (verified) return [];
        const when = { email_verified: actor.emailVerified, updated_at: updatedAt.toISOString() };
        return {
          id,
          name,
          email,
          ...profile,
          hint,
          ...when,
          waiting_for: [...(firms.get(id) ?? [])],
          known_as: knownNames(profile.company_name),
          domains_known_as: knownOf([email, profile.company_website]),
        };
      });
    },

    approve: (administrator: Pick<Actor, "id">, recruiterId: string, seen: Seen) =>
      database.transaction(async (tx) => {
        const profile = await repository.find(tx, recruiterId);
        if (!profile?.company_name) throw notFound(say.notFound);
        if (!(await repository.approve(tx, recruiterId, seen, clock())))
          throw conflict(say.changed);
        await recordAudit(tx, {
          actorId: administrator.id,
          action: "company.approved",
          subject: { type: "account", id: recruiterId },
          detail: {
            company: profile.company_name,
            website: profile.company_website,
            abn: profile.abn,
          },
        });
        await events.publish(tx, `account:${recruiterId}`, getRecruiterProfile);
        await settle(tx, recruiterId);
      }),
  };
}

/** Whose the address and the website are, as far as our lists know. */
const knownOf = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(knownNames))];

export type Approvals = ReturnType<typeof createApprovals>;

export function approvalRoutes(routes: Routes, approvals: Approvals): void {
  routes.on(listUnverifiedRecruiters).answer(async () => {
    const recruiters = await approvals.waiting();
    return { recruiters, total: recruiters.length };
  });

  routes.on(approveRecruiter).answer(async ({ actor, params, body }) => {
    await approvals.approve(actor, params.id, body);
    return { success: true, message: say.approved };
  });
}
