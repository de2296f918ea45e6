import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { ARCHIVE_SENTENCES as say } from "#contract/archives.ts";
import { ARCHIVE_EXTENSIONS } from "#contract/document-rules.ts";
import type { DocumentKind } from "#contract/documents.ts";
import type { JobState } from "#contract/postings.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { invalid, notFound, tooLarge } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { ArrivedFile, JobDescriptions, StorageQuota } from "../intake.ts";

import { statesOf } from "../repository.ts";

import type { ArchiveRecord } from "./archive-repository.ts";
import * as repository from "./archive-repository.ts";
import { readArchiveJob } from "./read-archive.ts";

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly maxBytes: number;
  readonly rule: LimitRule;
  readonly jobDescriptions: Pick<JobDescriptions, "statesOf">;
  readonly quota: Pick<StorageQuota, "count" | "mayKeep">;
}

export type ArchiveService = ReturnType<typeof createArchiveService>;

export function createArchiveService(parts: Parts) {
  const { database, files, jobs, limits, maxBytes, rule, jobDescriptions, quota } = parts;

  /** Its extension. */
  function judge(file: ArrivedFile): string {
    const extension = ARCHIVE_EXTENSIONS.find((one) => file.name.toLowerCase().endsWith(one));
    if (!extension) throw invalid(say.wrongType);
    if (file.bytes > maxBytes) throw tooLarge(say.tooLarge);
    return extension;
  }

  /**
   * Stored. What is answered puts it on record and in the queue, in the transaction of whatever it
   * came with, and answers its id.
   */
  async function receive(actor: Actor, kind: DocumentKind, file: ArrivedFile, attested = true) {
    const extension = judge(file);
    await limits.take(`upload:account:${actor.id}`, rule);
    await quota.count(file.bytes);
    await quota.mayKeep({ accountId: actor.id }, file.bytes);
    const id = randomUUID();
    const fileKey = `archives/${id}${extension}`;
    const info = { contentType: "application/octet-stream", bytes: file.bytes };
    await files.put(fileKey, createReadStream(file.path), info);
    return async (tx: Db): Promise<string> => {
      await repository.insert(tx, {
        id,
        accountId: actor.id,
        kind,
        fileName: file.name,
        fileKey,
        status: "waiting",
      });
      await recordAudit(tx, {
        actorId: actor.id,
        action: "archive.uploaded",
        subject: { type: "archive", id },
        detail: { kind, attested },
      });
      await jobs.enqueue(readArchiveJob, { archiveId: id }, { db: tx });
      return id;
    };
  }

  async function postingsOf(kind: DocumentKind, entries: readonly Entry[]) {
    if (kind !== "job_description") return new Map<string, JobState>();
    const ids = entries.flatMap(({ document_id }) => document_id ?? []);
    return jobDescriptions.statesOf(database, ids);
  }

  return {
    judge,
    receive,

    /** The report says what becomes of it. */
    accept: async (actor: Actor, kind: DocumentKind, file: ArrivedFile): Promise<string> =>
      database.transaction(await receive(actor, kind, file)),

    list: (actor: Actor) => repository.list(database, actor.id),

    async report(actor: Actor, id: string) {
      const archive = await repository.findOwned(database, actor.id, id);
      if (!archive) throw notFound(say.notFound);
      const entries = await settled(database, archive.entries);
      return { archive, entries, postings: await postingsOf(archive.kind, entries) };
    },
  };
}

type Entry = ArchiveRecord["entries"][number];

/** A scan is still being read when its archive is done: what became of it stands with the document. */
async function settled(database: Database, entries: readonly Entry[]): Promise<Entry[]> {
  const waiting = entries.flatMap(({ outcome, document_id }) =>
    outcome === "reading" && document_id ? [document_id] : [],
  );
  if (waiting.length === 0) return [...entries];
  const states = new Map((await statesOf(database, waiting)).map((state) => [state.id, state]));
  return entries.map((entry) => {
    if (entry.outcome !== "reading") return entry;
    const state = states.get(entry.document_id ?? "");
    if (!state)
      return { ...entry, outcome: "refused", reason: "It was deleted.", document_id: null };
    if (state.status === "read") return { ...entry, outcome: "read" };
    if (state.status === "reading") return entry;
    return { ...entry, outcome: "refused", reason: state.message };
  });
}
