import { CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { notFound, rateLimited } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { asMatched, type DocumentRecord, findDocuments } from "../../documents/service.ts";
import type { MatchingService } from "../../matching/service.ts";
import type { NotificationService } from "../../notifications/service.ts";
import type { JobRow } from "../../postings/service.ts";
import type { Access, Seen } from "../access.ts";
import * as repository from "../repository.ts";
import { localDay } from "./local-day.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly timeZone: string;
  readonly access: Access;
  readonly matching: Pick<MatchingService, "assess">;
  readonly notify: NotificationService["notify"];
  /** Whom a recruiter works for; "" when they have not said. */
  readonly companyOf: (actor: Actor) => Promise<string>;
  /** People whom one recruiter may open in a day. */
  readonly profilesPerDay: number;
}

/** One candidate in full, for a posting if there is one. */
export interface Opened {
  readonly document: DocumentRecord;
  readonly accountId: string | null;
  readonly marks: repository.Marks;
  /** Undefined: there is no posting to hold the resume against. */
  readonly against:
    | {
        readonly job: JobRow;
        readonly evidence: Awaited<ReturnType<MatchingService["assess"]>>;
      }
    | undefined;
}

const UNMARKED: repository.Marks = { isBookmarked: false, isInterested: false };

/** A recruiter opens somebody's profile: on record, within a day's measure, and the person hears of it. */
export function createOpening(parts: Parts) {
  const { database, access, matching } = parts;
  const note = createNote(parts);

  return async (actor: Actor, documentId: string, jobId?: string): Promise<Opened> => {
    const seen = await access.require(actor, documentId, jobId);
    const { job, accountId } = seen;
    const [stored] = await findDocuments(database, [documentId]);
    if (!stored) throw notFound(say.notFound);
    const document = asMatched(stored);
    const evidence = job && (await matching.assess(document, job));
    const marks = await repository.marksOf(database, actor.id, job?.id ?? null, [seen]);
    await note(actor, seen);
    return {
      document,
      accountId,
      marks: marks.get(documentId) ?? UNMARKED,
      against: job && evidence && { job, evidence },
    };
  };
}

/** What the recruiter brought in is on record too, but nobody is counted or told. */
function createNote({ database, clock, timeZone, notify, companyOf, profilesPerDay }: Parts) {
  async function view(tx: Db, actor: Actor, { accountId, job }: Seen & { accountId: string }) {
    const now = clock();
    const { day, secondsLeft } = localDay(timeZone, now);
    const one = { recruiterId: actor.id, candidateId: accountId, day };
    if (await repository.viewAgain(tx, one, now)) return;
    await repository.lockRecruiter(tx, actor.id);
    if ((await repository.countViews(tx, actor.id, day)) >= profilesPerDay)
      throw rateLimited(say.tooManyProfiles, secondsLeft);
    if (!(await repository.addView(tx, one, now))) return;
    const company = (await companyOf(actor)) || job?.company;
    const id = await notify(tx, accountId, {
      type: "profile_view",
      title: `${actor.name}${company ? ` at ${company}` : ""} opened your profile`,
      message: "Your profile says who can find you. You can change that at any time.",
      actionUrl: "/profile",
    });
    await repository.setNotice(tx, one, id);
  }

  return (actor: Actor, seen: Seen): Promise<void> =>
    database.transaction(async (tx) => {
      const { accountId, documentId, job } = seen;
      await recordAudit(tx, {
        actorId: actor.id,
        action: "candidate.opened",
        subject: { type: "document", id: documentId },
        ...(job && { detail: { job: job.id } }),
      });
      if (accountId !== null) await view(tx, actor, { ...seen, accountId });
    });
}
