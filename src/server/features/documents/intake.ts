import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_SENTENCES,
  DOCUMENT_SENTENCES as say,
} from "#contract/document-rules.ts";
import type { DocumentKind } from "#contract/documents.ts";
import type { JobState } from "#contract/postings.ts";
import { askerNow } from "#server/platform/admission/asker.ts";
import { ADVISORY_LOCKS } from "#server/platform/database/advisory-locks.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { dayOf } from "#server/platform/day-of.ts";
import { invalid, tooLarge } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Limits } from "#server/platform/limits.ts";
import type { Owner } from "./owner.ts";
import type { DocumentReading, HowToRead } from "./reader/read-document.ts";
import type { Reader } from "./reader/reader.ts";
import type { DocumentRecord, NewDocument } from "./repository.ts";
import * as repository from "./repository.ts";

/** A file that arrived, on this machine's disk. */
export interface ArrivedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

interface Arrival {
  readonly owner: Owner;
  readonly kind: DocumentKind;
  readonly file: ArrivedFile;
  readonly keepUntil: Date | null;
  readonly archiveId?: string;
  readonly read: Reader["read"];
}

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly clock: () => Date;
  readonly timeZone: string;
  /** In the transaction that stores it: a scan is sent to be recognised, people are told. */
  readonly onStored: (tx: Db, document: DocumentRecord) => Promise<void>;
  readonly removeFiles: (tx: Db, documents: readonly DocumentRecord[]) => Promise<void>;
  readonly jobDescriptions: Pick<JobDescriptions, "removed">;
  readonly quota: Pick<StorageQuota, "hold" | "mayKeep">;
}

/** Raised when a file would be read differently than before. */
const READER_VERSION = 3;

const SCAN_MESSAGE =
  "This document is a scan. We are reading it letter by letter, which takes a little while.";

export const CONTENT_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  txt: "text/plain",
};

/** How a file becomes a document: known already, or read, stored and recorded. */
export function createIntake(parts: Parts) {
  const { database, files, clock, timeZone, onStored, removeFiles, jobDescriptions, quota } = parts;

  /**
   * Once more, by hand: it is listed like a new one and kept as long; its day stays the first. A resume
   * that an archive brought stays somebody else's: found through its archive, and kept for its time.
   */
  async function brought(arrival: Arrival, known: DocumentRecord): Promise<DocumentRecord> {
    if (arrival.archiveId) return known;
    const { keepUntil, file } = arrival;
    const isOthers = known.kind === "resume" && known.archiveId !== null;
    const fresh = {
      receivedAt: clock(),
      fileName: file.name,
      listed: true,
      ...(isOthers ? {} : { keepUntil, archiveId: null }),
    };
    return (await repository.change(database, known.id, fresh)) ?? known;
  }

  return async (arrival: Arrival): Promise<{ document: DocumentRecord; isNew: boolean }> => {
    const { owner, kind, file } = arrival;
    refuseExtension(file.name);
    const same = { kind, sha256: file.sha256 };
    const known = await repository.findSameFile(database, owner, same);
    if (known && known.status !== "unreadable")
      return { document: await brought(arrival, known), isNew: false };

    await quota.mayKeep(owner, file.bytes);
    const receivedAt = clock();
    const receivedOn = dayOf(receivedAt, timeZone);
    const reading = await arrival.read(file.path, file.name, { kind, receivedOn });
    const id = randomUUID();
    const fileKey = `documents/${id}/original.${reading.fileType}`;
    const info = { contentType: CONTENT_TYPES[reading.fileType], bytes: file.bytes };
    await files.put(fileKey, createReadStream(file.path), info);
    const facts = { id, kind, fileKey, receivedAt, receivedOn, keepUntil: arrival.keepUntil };
    try {
      const stored = await database.transaction(async (tx) => {
        if (known) {
          await repository.removeById(tx, known.id);
          await removeFiles(tx, [known]);
          await jobDescriptions.removed(tx, known);
        }
        await quota.hold(tx, owner, file.bytes);
        const document = await repository.insert(tx, {
          ...facts,
          ...owner,
          ...(arrival.archiveId ? { archiveId: arrival.archiveId, listed: false } : {}),
          fileName: file.name,
          bytes: file.bytes,
          sha256: file.sha256,
          ...whatWasRead(reading),
        });
        if (document) await onStored(tx, document);
        return document;
      });
      if (stored) return { document: stored, isNew: true };
    } catch (error) {
      await files.remove(fileKey);
      throw error;
    }
    // Another upload of the same file was faster.
    await files.remove(fileKey);
    const other = await repository.findSameFile(database, owner, same);
    if (!other) throw invalid("The document was removed while it was read. Please try again.");
    return { document: other, isNew: false };
  };
}

/** The columns that come from reading, also when a file is read once more. */
export function whatWasRead(reading: DocumentReading) {
  const { fileType, pages, lines, hidden, flags, resume, job, scanned } = reading;
  const read = {
    fileType,
    pages: [...pages],
    lines: [...lines],
    hidden: [...hidden],
    flags: [...flags],
    reading: { resume, job },
    readerVersion: READER_VERSION,
    title: resume?.profile.name ?? job?.profile.title ?? "",
    status: "read",
    message: "",
    progressDone: 0,
    progressTotal: 0,
  } satisfies Partial<NewDocument>;
  if (!scanned) return read;
  return {
    ...read,
    status: "reading",
    message: SCAN_MESSAGE,
    progressTotal: pages.length,
  } as const;
}

/** A scan keeps what was read of it until it was recognised again: that takes a while and may fail. */
export function readOnceMore(reading: DocumentReading): Partial<NewDocument> {
  const { status, message, progressDone, progressTotal, ...rest } = whatWasRead(reading);
  const now = { status, message, progressDone, progressTotal };
  return status === "reading" ? now : { ...now, ...rest };
}

/** Before anything is opened; the reader looks at the content as well. */
export function refuseExtension(name: string): void {
  const lower = name.toLowerCase();
  if (DOCUMENT_EXTENSIONS.some((extension) => lower.endsWith(extension))) return;
  throw invalid(DOCUMENT_SENTENCES.wrongType);
}

export const howToRead = ({ kind, receivedOn }: DocumentRecord): HowToRead => ({
  kind,
  receivedOn,
});

/** What postings make of job descriptions. Handed in: they are a feature above. */
export interface JobDescriptions {
  /** It becomes a posting, if it is none yet. In a transaction that holds the document. */
  arrived(tx: Db, document: DocumentRecord): Promise<unknown>;
  /** A posting may wait for its words. In the transaction in which they were read, or given up. */
  read(tx: Db, document: DocumentRecord): Promise<void>;
  removed(tx: Db, document: DocumentRecord): Promise<void>;
  /** It stands behind a posting that is live or a draft. */
  isPosted(db: Db, documentId: string): Promise<boolean>;
  /** An archive was read to its end, or given up: what came of it, told once. */
  archiveRead(tx: Db, archive: ReadArchive): Promise<void>;
  /** How the postings of these documents stand; those that have none are left out. */
  statesOf(db: Db, documentIds: readonly string[]): Promise<ReadonlyMap<string, JobState>>;
}

export interface ReadArchive {
  readonly id: string;
  readonly accountId: string;
  readonly fileName: string;
  /** What it brought that was not there before. */
  readonly documentIds: readonly string[];
}

interface StorageQuotaParts {
  readonly database: Database;
  readonly limits: Limits;
  readonly storedMb: {
    readonly perVisitor: number;
    readonly perAccount: number;
    readonly perNetworkADay: number;
  };
}

const MB = 1024 * 1024;
const DAY_SECONDS = 86_400;

export type StorageQuota = ReturnType<typeof createStorageQuota>;

/**
 * How many bytes are kept of one visitor or account, and how many come over one network in a day: a visitor is a
 * cookie, which a client may drop.
 */
export function createStorageQuota({ database, limits, storedMb }: StorageQuotaParts) {
  const perNetwork = {
    max: storedMb.perNetworkADay * 1024,
    windowSeconds: DAY_SECONDS,
    message: say.networkIsFull,
  };

  function refuseAbove(owner: Owner, bytes: number): void {
    const isAccount = "accountId" in owner;
    const most = isAccount ? storedMb.perAccount : storedMb.perVisitor;
    if (bytes > most * MB) throw tooLarge(isAccount ? say.accountIsFull : say.visitorIsFull);
  }

  const refuseWhenFull = async (db: Db, owner: Owner, bytes: number) =>
    refuseAbove(owner, bytes + (await repository.bytesOf(db, owner)));

  return {
    /** What has come over the asker's network, whatever becomes of it. */
    async count(bytes: number): Promise<void> {
      // In units of 1024 bytes, and each file at least one of them.
      await limits.take(`stored:${askerNow().network}`, perNetwork, Math.ceil(bytes / 1024));
    },

    /** Before any work is done for what has come. */
    mayKeep: (owner: Owner, bytes: number) => refuseWhenFull(database, owner, bytes),

    /** In the transaction that stores it: of two that come at once, the second finds the first. */
    async hold(tx: Db, owner: Owner, bytes: number): Promise<void> {
      const id = "accountId" in owner ? owner.accountId : owner.visitorId;
      await tx.query("select pg_advisory_xact_lock($1, hashtext($2))", [
        ADVISORY_LOCKS.storageOfOwner,
        id,
      ]);
      await refuseWhenFull(tx, owner, bytes);
    },
  };
}
