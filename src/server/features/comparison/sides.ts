import { COMPARE_SENTENCES as say } from "#contract/comparison-rules.ts";
import type { Line } from "#reading/line.ts";
import type { Database } from "#server/platform/database/database.ts";
import { conflict, invalid, notFound, Refusal } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import {
  asMatched,
  corrected,
  type DocumentRecord,
  findDocument,
  findDocuments,
} from "../documents/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import { canCompareOthers } from "./policy.ts";

/** Who compares, and whose their documents are: an account's, or a browser's. */
export interface Asker {
  readonly actor: Actor | null;
  readonly owner: Parameters<typeof findDocument>[1];
}

/** What a resume is held against: a job of the market, or a job description that the caller brought. */
export interface JobSide {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly sourceUrl: string;
  /** As the advertisement itself states it, never of the account that posted it. */
  readonly contactEmail: string;
  readonly lines: readonly Line[];
  readonly posting: JobRow | undefined;
}

interface Parts {
  readonly database: Database;
  readonly postings: Pick<PostingService, "view">;
  readonly matching: Pick<MatchingService, "mayShow">;
  /** Who is not verified sees nobody. */
  readonly isVerified: (actor: Actor) => Promise<boolean>;
}

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/** Both sides of a comparison. Somebody else's is the same as none. */
export function createSides({ database, postings, matching, isVerified }: Parts) {
  async function job(asker: Asker, id: string): Promise<JobSide> {
    if (!UUID.test(id)) throw notFound(say.jobNotFound);
    // The posting before the file: one that was made of a file has its id, and is what candidates are held against.
    const posting = await postings.view(asker.actor, id).catch(ifRefused(() => undefined));
    if (!posting) {
      const document = await findDocument(database, asker.owner, id);
      if (document) return broughtAlong(document);
      throw notFound(say.jobNotFound);
    }
    const { title, company, location, sourceUrl, lines, revision } = posting;
    const contactEmail = posting.details.contact.email;
    return { id, revision, title, company, location, sourceUrl, contactEmail, lines, posting };
  }

  async function resume(
    asker: Asker,
    id: string,
    against: Pick<JobSide, "posting">,
  ): Promise<DocumentRecord> {
    if (!UUID.test(id)) throw notFound(say.resumeNotFound);
    const own = await findDocument(database, asker.owner, id);
    if (own) return asMatched(own);
    if (!(await maySee(asker, id, against.posting))) throw notFound(say.resumeNotFound);
    const [document] = await findDocuments(database, [id]);
    if (!document) throw notFound(say.resumeNotFound);
    return asMatched(document);
  }

  async function maySee({ actor }: Asker, id: string, posting: JobRow | undefined) {
    if (!actor || !posting || !canCompareOthers(actor, posting)) return false;
    return (await isVerified(actor)) && matching.mayShow(actor.id, posting, id);
  }

  const hasResume = async ({ owner }: Asker, id: string) =>
    (await findDocument(database, owner, id)) !== undefined;

  /** Whether this resume may be seen for that job now; whoever compared them before may have lost it. */
  async function mayPair(asker: Asker, resumeId: string, jobId: string): Promise<boolean> {
    if (await hasResume(asker, resumeId)) return true;
    const side = await job(asker, jobId).catch(ifRefused(() => undefined));
    return maySee(asker, resumeId, side?.posting);
  }

  return { job, resume, hasResume, mayPair };
}

/** A database that does not answer is no refusal. */
const ifRefused =
  <T>(then: () => T) =>
  (error: unknown): T => {
    if (error instanceof Refusal) return then();
    throw error;
  };

function broughtAlong(document: DocumentRecord): JobSide {
  if (document.kind !== "job_description") throw invalid(say.notAJob);
  if (document.status === "reading") throw conflict(say.jobStillReading);
  const read = corrected(document).job;
  if (document.status !== "read" || !read) throw conflict(say.jobUnreadable);
  const { id, revision, lines } = document;
  const { title, company, location } = read;
  const nobody = { sourceUrl: "", contactEmail: "", posting: undefined };
  return { id, revision, title, company, location, lines, ...nobody };
}
