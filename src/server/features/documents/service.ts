import { DOCUMENT_SENTENCES as say } from "#contract/document-rules.ts";
import type { DocumentKind } from "#contract/documents.ts";
import { POSTING_SENTENCES } from "#contract/postings.ts";
import { batched } from "#server/platform/database/batched.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Client } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import { asMatched } from "./as-matched.ts";
import { correctAll } from "./correct-all.ts";
import { checkedField, corrected, titleOf } from "./corrections.ts";
import { createDocumentFiles } from "./document-files.ts";
import { createTextOf } from "./file-text.ts";
import {
  type ArrivedFile,
  type createIntake,
  howToRead,
  type JobDescriptions,
  type ReadArchive,
  readOnceMore,
  type StorageQuota,
} from "./intake.ts";

import type { Owner } from "./owner.ts";
import { addRead, preparedTexts, rewrite } from "./reader/add-read.ts";
import { withLocalCopy } from "./reader/local-copy.ts";

import type { Reader } from "./reader/reader.ts";
import * as repository from "./repository.ts";

export type DocumentRecord = repository.DocumentRecord;
export type { ReadArchive };
/** For features above: what a document says, as it is matched, put right, and one written by us. */
export { addRead, asMatched, correctAll, corrected, preparedTexts, rewrite };
export const findDocument = repository.findOwned;
/** Whoever asks has made sure that the caller may see them. */
export const findDocuments = repository.findMany;
/** Nobody else changes it until the transaction ends. */
export const lockDocument = repository.lock;

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly reader: Reader;
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly intake: ReturnType<typeof createIntake>;
  readonly publish: (db: Db, document: DocumentRecord) => Promise<void>;
  readonly onStored: (tx: Db, document: DocumentRecord) => Promise<void>;
  readonly removeFiles: (tx: Db, documents: readonly DocumentRecord[]) => Promise<void>;
  readonly jobDescriptions: Pick<JobDescriptions, "read" | "removed" | "isPosted">;
  readonly quota: Pick<StorageQuota, "count">;
  readonly rules: {
    readonly perOwner: LimitRule;
    readonly perNetwork: LimitRule;
    readonly readings: LimitRule;
  };
}

/** Visitors' documents are erased after a week. */
const VISITOR_DAYS = 7;
const DAY_MS = 86_400_000;
const forgottenAt = (now: Date) => new Date(now.getTime() + VISITOR_DAYS * DAY_MS);

export type DocumentService = ReturnType<typeof createDocumentService>;

export function createDocumentService(parts: Parts) {
  const { database, files, reader, limits, clock, intake, publish, rules, jobDescriptions, quota } =
    parts;

  async function owned(owner: Owner, id: string): Promise<DocumentRecord> {
    const document = await repository.findOwned(database, owner, id);
    if (!document) throw notFound(say.notFound);
    return document;
  }

  const removeIn = removing(parts);
  // Part of the status call, so it shares queries as sessions do (docs/decisions/0007).
  const idsOf = batched((accountIds: string[]) => repository.idsOf(database, accountIds));
  const mayUpload = counting(parts);
  const mayRead = (owner: Owner) => limits.take(`read:${ownerKey(owner)}`, rules.readings);

  return {
    async upload(owner: Owner, kind: DocumentKind, file: ArrivedFile, client: Client) {
      await mayUpload(owner, client);
      await quota.count(file.bytes);
      const keepUntil = "visitorId" in owner ? forgottenAt(clock()) : null;
      const { document } = await intake({ owner, kind, file, keepUntil, read: reader.read });
      return document;
    },

    textOf: createTextOf({ reader, clock, mayUpload }),
    list: (owner: Owner) => repository.list(database, owner),
    idsOf: async (accountId: string) => (await idsOf(accountId)) ?? [],
    view: owned,

    async correct(owner: Owner, id: string, field: string, value: unknown) {
      const document = await owned(owner, id);
      if (document.status === "unreadable") throw conflict(say.unreadable);
      if (document.status !== "read") throw conflict(say.stillReading);
      const checked = value === undefined ? undefined : checkedField(document, field, value);
      return database.transaction(async (tx) => {
        const changed = await repository.correct(tx, id, field, checked);
        if (!changed) throw notFound(say.notFound);
        const title = titleOf(changed);
        await repository.change(tx, id, { title });
        await publish(tx, changed);
        return { ...changed, title };
      });
    },

    /** The file is read anew as of the day it was received; corrections stay in their place. */
    async readAgain(owner: Owner, id: string): Promise<void> {
      const document = await owned(owner, id);
      if (document.status === "reading") throw conflict(say.stillReading);
      await mayRead(owner);
      const reading = await withLocalCopy(files, document.fileKey, (path) =>
        reader.read(path, document.fileName, howToRead(document)),
      );
      await database.transaction(async (tx) => {
        const changed = await repository.change(tx, id, readOnceMore(reading));
        if (!changed) throw notFound(say.notFound);
        if (changed.status === "reading") return parts.onStored(tx, changed);
        await repository.change(tx, id, { title: titleOf(changed) });
        await jobDescriptions.read(tx, changed);
        await publish(tx, changed);
      });
    },

    remove: (owner: Owner, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await removeIn(tx, owner, id))) throw notFound(say.notFound);
      }),
    removeIn,

    files: createDocumentFiles({ files, reader, owned, mayRead }),
  };
}

/** Refuses when there were too many. */
const counting =
  ({ limits, rules }: Pick<Parts, "limits" | "rules">) =>
  async (owner: Owner, { network }: Client): Promise<void> => {
    await limits.take(`upload:${ownerKey(owner)}`, rules.perOwner);
    await limits.take(`upload:${network}`, rules.perNetwork);
  };

/** Row and files, in the transaction of what they are part of. False when there is no such document. */
const removing =
  ({ removeFiles, jobDescriptions, publish }: Parts) =>
  async (tx: Db, owner: Owner, id: string): Promise<boolean> => {
    const document = await repository.remove(tx, owner, id);
    if (!document) return false;
    await removeFiles(tx, [document]);
    await jobDescriptions.removed(tx, document);
    // The same file once more would be a second posting beside the one that is there.
    if (await jobDescriptions.isPosted(tx, id)) throw conflict(POSTING_SENTENCES.fileIsPosting);
    await publish(tx, document);
    return true;
  };

const ownerKey = (owner: Owner) =>
  "accountId" in owner ? `account:${owner.accountId}` : `visitor:${owner.visitorId}`;
