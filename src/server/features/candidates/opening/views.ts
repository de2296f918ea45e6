import { CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import type { Db } from "#server/platform/database/database.ts";
import { rateLimited } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { requireRecentProof } from "#server/platform/http/recent-proof.ts";
import type { NotificationService } from "../../notifications/service.ts";
import type { RecruiterProfileService } from "../../profiles/recruiter/service.ts";
import * as repository from "../repository.ts";
import { localDay } from "./local-day.ts";

interface Parts {
  readonly clock: () => Date;
  readonly timeZone: string;
  readonly notify: NotificationService["notify"];
  readonly companyOf: RecruiterProfileService["companyOf"];
  /** People whom one recruiter may open in a day. */
  readonly profilesPerDay: number;
  readonly downloadsPerDay: number;
  /** How many of them before a session that is open for long has to be confirmed. */
  readonly profilesUnasked: number;
  readonly downloadsUnasked: number;
}

export type Views = ReturnType<typeof createViews>;

/**
 * Who opened or downloaded whom on which day of the server's zone: so many and no more, and the person hears of it.
 * All of it by the transaction's own connection: one more each, and a few callers at once would wait for ever.
 */
export function createViews(parts: Parts) {
  const { clock, timeZone, notify, companyOf, profilesPerDay, downloadsPerDay } = parts;
  const { profilesUnasked, downloadsUnasked } = parts;

  const today = (recruiterId: string, candidateId: string) => {
    const now = clock();
    const { day, secondsLeft } = localDay(timeZone, now);
    return { view: { recruiterId, candidateId, day }, now, secondsLeft };
  };

  /** Once a day, by whichever of the two. `otherwise` is the company of who has not named theirs. */
  async function open(tx: Db, actor: Actor, candidateId: string, otherwise = ""): Promise<void> {
    const { view, now, secondsLeft } = today(actor.id, candidateId);
    if (await repository.viewAgain(tx, view, now)) return;
    await repository.lockRecruiter(tx, actor.id);
    const count = await repository.countViews(tx, actor.id, view.day);
    if (count >= profilesPerDay) throw rateLimited(say.tooManyProfiles, secondsLeft);
    if (count >= profilesUnasked) requireRecentProof(actor, now, "bulk");
    if (!(await repository.addView(tx, view, now))) return;
    const company = (await companyOf(tx, actor.id)) || otherwise;
    const id = await notify(tx, candidateId, {
      type: "profile_view",
      title: `${actor.name}${company ? ` at ${company}` : ""} opened your profile`,
      message: "Your profile says who can find you. You can change that at any time.",
      actionUrl: "/profile",
    });
    await repository.setNotice(tx, view, id);
  }

  return {
    open,

    /** Counts one; answers what takes it back. */
    async download(tx: Db, actor: Actor, candidateId: string) {
      await repository.lockRecruiter(tx, actor.id);
      const { view, now, secondsLeft } = today(actor.id, candidateId);
      const count = await repository.countDownloads(tx, actor.id, view.day);
      if (count >= downloadsPerDay) throw rateLimited(say.tooManyDownloads, secondsLeft);
      if (count >= downloadsUnasked) requireRecentProof(actor, now, "bulk");
      await open(tx, actor, candidateId);
      await repository.addDownloads(tx, view, 1);
      return (db: Db) => repository.addDownloads(db, view, -1);
    },
  };
}
