import { getRecruiterProfile, type RecruiterProfile } from "#contract/recruiter-profile.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { ActivityService } from "../../activity/service.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly clock: () => Date;
  readonly record: ActivityService["record"];
}

export type RecruiterProfileService = ReturnType<typeof createRecruiterProfileService>;

/** Whom a recruiter works for, and how to reach them there. */
export function createRecruiterProfileService({ database, events, clock, record }: Parts) {
  /** Inside the transaction of what it is part of. */
  async function save(tx: Db, accountId: string, profile: RecruiterProfile): Promise<void> {
    await repository.save(tx, accountId, profile, clock());
    await events.publish(tx, `account:${accountId}`, getRecruiterProfile);
  }

  return {
    save,

    async of({ id, name, email }: Actor): Promise<RecruiterProfile> {
      const saved = await repository.find(database, id);
      return saved ?? { ...BLANK, name, email };
    },

    saveOwn: (actor: Actor, profile: RecruiterProfile) =>
      database.transaction(async (tx) => {
        await save(tx, actor.id, profile);
        await record(tx, actor.id, { type: "profile_updated", title: "Profile updated" });
      }),
  };
}

const BLANK = { contact_number: "", company_name: "", company_website: "", position: "" };
