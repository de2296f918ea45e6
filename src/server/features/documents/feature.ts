import type { Db } from "#server/platform/database/database.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { LimitRule } from "#server/platform/limits.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ActivityService } from "../activity/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { createArchiveService } from "./archives/archives.ts";
import { archivesDemo } from "./archives/demo.ts";
import { registerArchiveJob } from "./archives/read-archive.ts";
import { archiveRoutes } from "./archives/routes.ts";
import { createIntake, createStorageQuota, type JobDescriptions } from "./intake.ts";

import { createOffers } from "./offers.ts";
import { documentsPersonalData } from "./personal-data.ts";
import { createReader } from "./reader/reader.ts";
import { createRemoval } from "./removal.ts";
import type { DocumentRecord } from "./repository.ts";
import { type Downloadable, documentRoutes } from "./routes.ts";
import { createScans, publishDocument } from "./scans.ts";
import { createDocumentService, findDocument } from "./service.ts";

interface Needs {
  readonly notify: NotificationService["notify"];
  readonly record: ActivityService["record"];
  readonly jobDescriptions: JobDescriptions;
  /** Somebody else's resume, for who may have it. */
  readonly othersResume: Downloadable;
}

export function addDocuments(platform: Platform, needs: Needs) {
  const { jobDescriptions, othersResume } = needs;
  const { config, routes, files, log } = platform;
  const reader = createReader(log, {
    warmUp: config.warmUp,
    seconds: config.limits.readingSeconds,
  });
  platform.services.push(reader);
  const publish = publishDocument(platform.events);

  const { tell, noteUpload } = telling(needs);
  const { timeZone } = config;
  const { storedMb } = config.limits;
  const quota = createStorageQuota({ ...platform, storedMb });
  const parts = { ...platform, reader, publish, timeZone, jobDescriptions, quota };
  const removal = createRemoval(parts);
  const scans = createScans({ ...parts, tell });
  const onStored = async (tx: Db, document: DocumentRecord) => {
    // What an archive brings is in no list of documents, and becomes a posting by itself; one file becomes
    // one when somebody asks for it.
    if (document.archiveId) await jobDescriptions.arrived(tx, document);
    else await publish(tx, document);
    if (document.status === "reading") await scans.enqueue(tx, document);
    else await tell(tx, document);
  };
  const onArrived = async (tx: Db, document: DocumentRecord) => {
    await noteUpload(tx, document);
    await onStored(tx, document);
  };
  const intake = createIntake({ ...parts, ...removal, onStored: onArrived });
  const rules = uploadRules(config.limits);
  const documents = createDocumentService({ ...parts, ...removal, intake, onStored, rules });
  const offers = createOffers({ ...parts, ...removal });
  documentRoutes(routes, documents, offers, async (actor, id, give) => {
    const own = await findDocument(platform.database, { accountId: actor.id }, id);
    return own ? give(own) : othersResume(actor, id, give);
  });

  registerArchiveJob({ ...parts, intake });
  const maxBytes = config.archiveMaxMb * 1024 * 1024;
  const archives = createArchiveService({ ...parts, maxBytes, rule: rules.perOwner });
  platform.demo.push(archivesDemo(parts));
  archiveRoutes(routes, archives);
  return {
    ...documents,
    archives,
    onSignIn: offers.onSignIn,
    /** One of what was offered, as the account has it now; undefined when there is no such offer. */
    keepOffered: async (actor: Actor, id: string) => (await offers.answer(actor, true, id))[0]?.id,
    personalData: documentsPersonalData(files),
  };
}

/** What a person brought by hand: an archive brings hundreds, and they are one upload. */
const telling = ({ notify, record }: Pick<Needs, "notify" | "record">) => ({
  /** The owner of an account hears of a resume that was read; a visitor is looking at it. */
  async tell(tx: Db, { accountId, archiveId, kind, id, fileName }: DocumentRecord) {
    if (!accountId || archiveId || kind !== "resume") return;
    await notify(tx, accountId, {
      type: "resume_uploaded",
      title: "Your resume was read",
      message: `See what we read in ${fileName}, and put right what is wrong.`,
      actionUrl: `/documents/${id}`,
    });
    await record(tx, accountId, {
      type: "resume_processed",
      title: "Your resume was read",
      description: fileName,
      metadata: { document_id: id },
    });
  },

  async noteUpload(tx: Db, { accountId, archiveId, kind, id, fileName }: DocumentRecord) {
    if (!accountId || archiveId) return;
    await record(tx, accountId, {
      type: "file_uploaded",
      title: kind === "resume" ? "You uploaded a resume" : "You uploaded a job description",
      description: fileName,
      metadata: { document_id: id, kind },
    });
  },
});

const READINGS_PER_UPLOAD = 5;
const TOO_MANY = "Too many uploads. Please wait a few minutes and try again.";

function uploadRules(
  limits: Platform["config"]["limits"],
): Record<"perOwner" | "perNetwork" | "readings", LimitRule> {
  const window = { windowSeconds: 600, message: TOO_MANY };
  return {
    perOwner: { ...window, max: limits.uploadsPerOwner },
    perNetwork: { ...window, max: limits.uploadsPerNetwork },
    // Read again, a page drawn, a PDF made: each is work for the reader as well.
    readings: { ...window, max: limits.uploadsPerOwner * READINGS_PER_UPLOAD },
  };
}
