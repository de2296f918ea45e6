import { CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import type { Database } from "#server/platform/database/database.ts";
import { allow, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { MatchingService } from "../matching/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import { canSeeCandidates, canSeePerson } from "./policy.ts";
import type { Listed } from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: Pick<MatchingService, "mayShow" | "shownTo" | "latestPosting">;
  /** Whether a recruiter sees people, or only how many fit. */
  readonly isVerified: (actor: Actor) => Promise<boolean>;
}

/** Somebody whom a recruiter may see, and for which posting. */
export interface Seen extends Listed {
  readonly job: JobRow | undefined;
}

export type Access = ReturnType<typeof createAccess>;

/** Whom a recruiter may see. Everybody else is the same as nobody. */
export function createAccess({ database, postings, matching, isVerified }: Parts) {
  const jobWith = async (id: string) => (await postings.byIds(database, [id]))[0];

  async function ownPosting(actor: Actor, jobId: string): Promise<JobRow> {
    const job = await jobWith(jobId);
    if (!job || !canSeeCandidates(actor, job)) throw notFound(MATCH_SENTENCES.jobNotFound);
    return job;
  }

  async function latestPosting(actor: Actor): Promise<JobRow | undefined> {
    const latest = await matching.latestPosting(actor.id);
    return latest ? jobWith(latest) : undefined;
  }

  /** Undefined when there is nobody whom this recruiter may see, verified or not. */
  async function find(actor: Actor, documentId: string): Promise<Listed | undefined> {
    if (actor.role !== "recruiter") return undefined;
    const shown = await matching.shownTo(actor.id, documentId);
    return shown && { documentId, accountId: shown.accountId };
  }

  /** Who has to be verified first is told so whomever they ask for: it says nothing about who is there. */
  async function requirePerson(actor: Actor, documentId: string): Promise<Listed> {
    const person = await find(actor, documentId);
    if (actor.role === "recruiter")
      allow(canSeePerson(person, await isVerified(actor)), say.notVerified);
    if (!person) throw notFound(say.notFound);
    return person;
  }

  return {
    isVerified,
    ownPosting,
    requirePerson,

    async maySee(actor: Actor, documentId: string): Promise<Listed | undefined> {
      const person = await find(actor, documentId);
      return person && canSeePerson(person, await isVerified(actor)) ? person : undefined;
    },

    async require(actor: Actor, documentId: string, jobId: string | undefined): Promise<Seen> {
      const job = jobId ? await ownPosting(actor, jobId) : undefined;
      const person = await requirePerson(actor, documentId);
      if (job && !(await matching.mayShow(actor.id, job, documentId))) throw notFound(say.notFound);
      return { ...person, job: job ?? (await latestPosting(actor)) };
    },
  };
}
