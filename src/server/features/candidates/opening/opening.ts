import { CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { asMatched, type DocumentRecord, findDocuments } from "../../documents/service.ts";
import type { MatchingService } from "../../matching/service.ts";
import type { JobRow } from "../../postings/service.ts";
import type { Access, Seen } from "../access.ts";
import * as repository from "../repository.ts";
import type { Views } from "./views.ts";

interface Parts {
  readonly database: Database;
  readonly access: Access;
  readonly matching: Pick<MatchingService, "assess" | "engine">;
  readonly views: Views;
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
  readonly engine: string;
}

const UNMARKED: repository.Marks = {
  isBookmarked: false,
  isInterested: false,
  hasApplied: false,
};

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
      engine: matching.engine,
    };
  };
}

/** What the recruiter brought in is on record too, but nobody is counted or told. */
const createNote =
  ({ database, views }: Parts) =>
  (actor: Actor, { accountId, documentId, job }: Seen): Promise<void> =>
    database.transaction(async (tx) => {
      await recordAudit(tx, {
        actorId: actor.id,
        action: "candidate.opened",
        subject: { type: "document", id: documentId },
        ...(job && { detail: { job: job.id } }),
      });
      if (accountId !== null) await views.open(tx, actor, accountId, job?.company);
    });
