import { COMPARE_SENTENCES as say } from "#contract/comparison-rules.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { invalid, notFound } from "#server/platform/faults.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { Log } from "#server/platform/log.ts";
import type { ModelClient } from "#server/platform/model/model-client.ts";
import type { DocumentRecord } from "../documents/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { PostingService } from "../postings/service.ts";
import { createAnswers, type ProfileLines } from "./answers.ts";
import * as repository from "./repository.ts";
import { createSharing } from "./sharing.ts";
import { type Asker, createSides } from "./sides.ts";
import { hashesOf, type Sides, writeComparison } from "./write.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly limits: Limits;
  readonly rules: Record<"perOwner" | "perNetwork", LimitRule>;
  readonly postings: Pick<PostingService, "view">;
  readonly matching: Pick<MatchingService, "compare" | "countOthers" | "mayShow" | "engine">;
  /** Undefined: the rules write. */
  readonly model: ModelClient | undefined;
  readonly isVerified: (actor: Actor) => Promise<boolean>;
  readonly profiles: ProfileLines;
}

export type Kept = repository.Kept;

interface Asked {
  readonly resumeId: string;
  readonly jobId: string;
  readonly isRecruiter: boolean;
}

export type ComparisonService = ReturnType<typeof createComparisonService>;

export function createComparisonService(parts: Parts) {
  const { database, clock, limits, rules, model, matching } = parts;
  const find = createSides(parts);

  async function owned(asker: Asker, id: string): Promise<Kept> {
    const row = await repository.find(database, id);
    if (!row?.body || !(await maySee(asker, row))) throw notFound(say.notFound);
    return { ...row, body: row.body };
  }

  /** Whoever made or saved it sees it, as long as both documents may be seen. */
  async function maySee(asker: Asker, row: repository.ComparisonRow): Promise<boolean> {
    const { ownerId, accountId, resumeId, jobId } = row;
    const isOwn = [ownerId, accountId].includes(ownerIdOf(asker));
    if (isOwn) return find.mayPair(asker, resumeId, jobId);
    // What a visitor made goes with the resume.
    return accountId === null && find.hasResume(asker, resumeId);
  }

  async function mayCompareNow(asker: Asker, client: Client): Promise<void> {
    await limits.take(`compare:${ownerIdOf(asker)}`, rules.perOwner);
    await limits.take(`compare:${client.network}`, rules.perNetwork);
  }

  async function make(asker: Asker, asked: Asked): Promise<Kept> {
    const ownerId = ownerIdOf(asker);
    if (!asked.resumeId) throw invalid(say.noDocument);
    const job = await find.job(asker, asked.jobId);
    const resume = await find.resume(asker, asked.resumeId, job);
    const audience = audienceOf(asker.actor, asked);
    const { engine } = matching;
    const sides = { resume, job, audience, engine };
    const hashes = hashesOf(sides, model);
    const { body, distance } = await bodyOf(parts, sides, hashes.contentDigest, asker.actor?.id);
    const { writer } = body;
    const comparison = {
      ownerId,
      accountId: asker.actor?.id,
      ...hashes,
      resumeId: resume.id,
      jobId: job.id,
      audience,
      engine,
      writer: writer.kind,
      model: writer.name,
      distance,
      body,
      firstShownAt: clock(),
    };
    const row = await database.transaction(async (tx) => {
      await stillThere(tx, sides);
      await noteOpened(tx, asker, resume);
      return repository.record(tx, comparison);
    });
    return { ...row, body };
  }

  /** The same two documents as they are now. What was kept in the account stays kept, as it is now. */
  async function again(asker: Asker, { id, resumeId, jobId, audience, savedAt }: Kept) {
    const isRecruiter = audience === "recruiter";
    const made = await make(asker, { resumeId, jobId, isRecruiter });
    if (made.id === id || !savedAt || !asker.actor) return made;
    const { actor } = asker;
    await database.transaction(async (tx) => {
      await repository.save(tx, id, actor.id, null);
      await repository.save(tx, made.id, actor.id, savedAt);
    });
    return { ...made, savedAt };
  }

  return {
    async compare(asker: Asker, client: Client, asked: Asked): Promise<Kept> {
      await mayCompareNow(asker, client);
      return make(asker, asked);
    },

    /** Before anything is changed that leads to another comparison. */
    mayCompareNow,

    answers: createAnswers({ database, clock, profiles: parts.profiles, owned, again }),

    /** What compares now. What another version wrote stays as it was made, and is marked as such. */
    engine: matching.engine,

    view: owned,

    sharing: createSharing({ database, clock, owned, hasResume: find.hasResume }),

    async save(actor: Actor, id: string, isSaved: boolean): Promise<void> {
      const { savedAt } = await owned({ actor, owner: { accountId: actor.id } }, id);
      if (isSaved === (savedAt !== null)) return;
      await database.transaction(async (tx) => {
        const isThere = await repository.save(tx, id, actor.id, isSaved ? clock() : null);
        if (!isThere) throw notFound(say.notFound);
        const action = isSaved ? "comparison.saved" : "comparison.let-go";
        await recordAudit(tx, { actorId: actor.id, action, subject: { type: "comparison", id } });
      });
    },

    async listSaved(actor: Actor): Promise<Kept[]> {
      const asker = { actor, owner: { accountId: actor.id } };
      const shown: Kept[] = [];
      for (const row of await repository.listSaved(database, actor.id))
        if (row.body && (await maySee(asker, row))) shown.push({ ...row, body: row.body });
      return shown;
    },
  };
}

/** What a model wrote for the same words is not written again. */
async function bodyOf(parts: Parts, sides: Sides, digest: string, accountId: string | undefined) {
  const { resume, job } = sides;
  const { matching, model, database } = parts;
  const [pair, others, known] = await Promise.all([
    matching.compare(resume, job),
    matching.countOthers(resume, job.id, accountId),
    model && repository.findWritten(database, digest),
  ]);
  const body = await writeComparison(sides, pair, others, { ...parts, known });
  return { distance: pair.distance, body };
}

/** Writing takes a while: what was erased meanwhile must not come back with the report. */
async function stillThere(tx: Db, { resume, job }: Sides): Promise<void> {
  const needed = [resume.id, ...(job.posting ? [] : [job.id])];
  const found = await repository.holdDocuments(tx, needed);
  if (found < needed.length) throw notFound(say.resumeNotFound);
}

/** Whoever opens somebody else's resume leaves a trace. */
async function noteOpened(tx: Db, { actor }: Asker, resume: DocumentRecord): Promise<void> {
  if (!actor || resume.accountId === actor.id) return;
  const subject = { type: "document", id: resume.id };
  await recordAudit(tx, { actorId: actor.id, action: "candidate.compared", subject });
}

const ownerIdOf = ({ owner }: Asker) => ("accountId" in owner ? owner.accountId : owner.visitorId);

/** Only recruiters are spoken to as such, whatever the call says. */
const audienceOf = (actor: Actor | null, { isRecruiter }: Asked): Sides["audience"] =>
  isRecruiter && actor?.role === "recruiter" ? "recruiter" : "candidate";
