import { getRecruiterProfile, type RecruiterProfile } from "#contract/recruiter-profile.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { ActivityService } from "../../activity/service.ts";
import * as repository from "./repository.ts";
import { type Verification, verificationOf } from "./verification.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly clock: () => Date;
  readonly record: ActivityService["record"];
  /** Without mail nobody could prove an address: there everybody counts as verified. */
  readonly mustVerifyEmail: boolean;
  /** What waited for it goes on, in the same transaction. */
  readonly onVerified: (tx: Db, accountId: string) => Promise<void>;
}

export type RecruiterProfileService = ReturnType<typeof createRecruiterProfileService>;

/** Whom a recruiter works for, and how to reach them there. */
export function createRecruiterProfileService(parts: Parts) {
  const { database, events, clock, record, mustVerifyEmail, onVerified } = parts;

  /** Inside the transaction of what it is part of. */
  async function save(tx: Db, accountId: string, profile: RecruiterProfile): Promise<void> {
    await repository.save(tx, accountId, profile, clock());
    await events.publish(tx, `account:${accountId}`, getRecruiterProfile);
    await settle(tx, accountId);
  }

  /** Of somebody who need not be the one that asks, and whose standing stays so until the transaction ends. */
  async function isVerifiedAccount(tx: Db, accountId: string): Promise<boolean> {
    if (!mustVerifyEmail) return true;
    await repository.holdStanding(tx, accountId);
    const known = await repository.findStanding(tx, accountId);
    return known !== undefined && verificationOf(known).verified;
  }

  /** To be called after a change that may have verified somebody. */
  async function settle(tx: Db, accountId: string): Promise<void> {
    if (!mustVerifyEmail) return;
    await repository.changeStanding(tx, accountId);
    const known = await repository.findStanding(tx, accountId);
    if (known && verificationOf(known).verified) await onVerified(tx, accountId);
  }

  async function of({ id, name, email }: Actor, db: Db = database): Promise<RecruiterProfile> {
    const saved = await repository.find(db, id);
    return saved ?? { ...BLANK, name, email };
  }

  async function verification(actor: Actor, db: Db = database): Promise<Verification> {
    if (!mustVerifyEmail) return { verified: true, hint: "" };
    const profile = await of(actor, db);
    const approval = await repository.findApproval(db, actor.id);
    return verificationOf({ actor, profile, approval });
  }

  return {
    save,
    of,
    verification,
    isVerifiedAccount,
    settle,

    /** Whether a recruiter who is verified works at a company of this name. */
    isVerifiedCompany: async (db: Db, company: string): Promise<boolean> =>
      (await repository.standingsAt(db, company)).some((known) => verificationOf(known).verified),

    /** Who sees candidates, and the company that each names. */
    verifiedRecruiters: async (db: Db): Promise<ReadonlyMap<string, string>> => {
      const all = await repository.standings(db);
      const seeing = all.filter((known) => !mustVerifyEmail || verificationOf(known).verified);
      return new Map(seeing.map(({ id, profile }) => [id, profile.company_name.trim()]));
    },

    /** Whether they see people: who fits, not only how many. Inside a transaction, by its connection. */
    isVerified: async (actor: Actor, db?: Db): Promise<boolean> =>
      (await verification(actor, db)).verified,

    /** Whom a recruiter says they work for; "" when they have not said. */
    companyOf: async (db: Db, accountId: string): Promise<string> =>
      (await repository.find(db, accountId))?.company_name.trim() ?? "",

    saveOwn: (actor: Actor, profile: RecruiterProfile) =>
      database.transaction(async (tx) => {
        await save(tx, actor.id, profile);
        await record(tx, actor.id, { type: "profile_updated", title: "Profile updated" });
      }),
  };
}

const BLANK = { contact_number: "", company_name: "", company_website: "", position: "", abn: "" };
