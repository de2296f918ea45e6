import { MESSAGE_MAX, CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { invalid, notFound } from "#server/platform/faults.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { UploadedFile } from "#server/platform/http/routes.ts";
import { type DocumentRecord, type DocumentService, lockDocument } from "../documents/service.ts";
import type { DocumentPostings, JobRow } from "../postings/service.ts";
import { createCompanies } from "./companies.ts";
import { createKeptTalks } from "./turns/kept-talks.ts";
import { createTalks, type TalkParts } from "./turns/talks.ts";

type CompanyParts = Parameters<typeof createCompanies>[0];

interface Parts extends CompanyParts, TalkParts {
  readonly database: Database;
  readonly documents: Pick<DocumentService, "upload" | "textOf">;
  readonly ofDocuments: Pick<DocumentPostings, "arrived">;
}

/** A file that says more could not be sent as a message. */
const TOO_MUCH_TEXT = "There is more text in this file than a job advertisement has.";

export type JobCreationService = ReturnType<typeof createJobCreationService>;

/** How a recruiter makes a posting: from a file, or by talking to the assistant. */
export function createJobCreationService(parts: Parts) {
  const { database, documents, ofDocuments } = parts;
  const companies = createCompanies(parts);
  const talks = createTalks(parts);

  /** The document may have been read, or deleted, since it was stored: it is looked at once more. */
  const postingOf = ({ id }: DocumentRecord) =>
    database.transaction(async (tx: Db) => {
      const document = await lockDocument(tx, id);
      const posting = document && (await ofDocuments.arrived(tx, document));
      if (!posting) throw notFound("The document was not found.");
      return posting;
    });

  return {
    fetchCompany: companies.fetch,
    turn: talks.turn,
    talks: createKeptTalks(parts, talks),

    /** To be sent as a message; nothing of the file is kept. */
    async readFile(actor: Actor, file: UploadedFile, client: Client): Promise<string> {
      const text = await documents.textOf({ accountId: actor.id }, file, client);
      if (text.length > MESSAGE_MAX) throw invalid(TOO_MUCH_TEXT);
      return text;
    },

    async upload(
      actor: Actor,
      file: UploadedFile,
      client: Client,
    ): Promise<{ job: JobRow; message: string }> {
      const owner = { accountId: actor.id };
      const document = await documents.upload(owner, "job_description", file, client);
      const { job, isNew } = await postingOf(document);
      return { job, message: messageOf(job, isNew) };
    },
  };
}

function messageOf({ status, draftReason }: JobRow, isNew: boolean): string {
  if (!isNew) return say.sameAgain;
  return status === "draft" ? draftReason : say.uploaded;
}
