import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { UploadedFile } from "#server/platform/http/routes.ts";
import { type DocumentRecord, type DocumentService, lockDocument } from "../documents/service.ts";
import type { DocumentPostings, JobRow } from "../postings/service.ts";
import { createCompanies } from "./company/companies.ts";
import { createTalks, type TalkParts } from "./turns/talks.ts";

type CompanyParts = Parameters<typeof createCompanies>[0];

interface Parts extends CompanyParts, TalkParts {
  readonly database: Database;
  readonly documents: Pick<DocumentService, "upload">;
  readonly ofDocuments: Pick<DocumentPostings, "arrived">;
}

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
