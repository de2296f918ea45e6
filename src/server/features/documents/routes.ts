import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import * as contract from "#contract/documents.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { fileWord } from "#server/platform/http/file-word.ts";
import type { Routes, UploadedFile } from "#server/platform/http/routes.ts";
import { CONTENT_TYPES } from "./intake.ts";
import type { createOffers } from "./offers.ts";
import type { Owner } from "./owner.ts";
import { presentDocument, presentRow } from "./present.ts";
import type { DocumentRecord, DocumentService } from "./service.ts";

type Offers = ReturnType<typeof createOffers>;

/** A person's documents belong to the account, a visitor's to the browser. */
const ownerOf = ({ actor, visitor }: { actor: Actor | null; visitor: string }): Owner =>
  actor ? { accountId: actor.id } : { visitorId: visitor };

/** A resume that the caller may download: their own, or of somebody whom they may see. */
export type Downloadable = <T>(
  actor: Actor,
  documentId: string,
  give: (document: DocumentRecord) => Promise<T>,
) => Promise<T>;

export function documentRoutes(
  routes: Routes,
  documents: DocumentService,
  offers: Offers,
  downloadable: Downloadable,
): void {
  routes.on(contract.uploadResume).answer(async (call) => {
    const file = present(call.files.resume, DOCUMENT_SENTENCES.noResume);
    const { id, status } = await documents.upload(ownerOf(call), "resume", file, call.client);
    const message = uploadedText("Resume", status);
    return { success: true, message, status, documentId: id, resumeID: id, resumeId: id };
  });

  routes.on(contract.uploadJobDescription).answer(async (call) => {
    const file = present(call.files.job_description, DOCUMENT_SENTENCES.noFile);
    const { id, status } = await documents.upload(
      ownerOf(call),
      "job_description",
      file,
      call.client,
    );
    const message = uploadedText("Job description", status);
    return { success: true, message, status, documentId: id, jobDescriptionID: id };
  });

  routes.on(contract.listDocuments).answer(async (call) => ({
    documents: (await documents.list(ownerOf(call))).map(presentRow),
  }));

  routes
    .on(contract.getDocument)
    .answer(async (call) => presentDocument(await documents.view(ownerOf(call), call.params.id)));

  routes.on(contract.correctDocument).answer(async (call) => {
    const { field, value, undo } = call.body;
    const changed = undo ? undefined : (value ?? null);
    return presentDocument(await documents.correct(ownerOf(call), call.params.id, field, changed));
  });

  routes.on(contract.readAgain).answer(async (call) => {
    await documents.readAgain(ownerOf(call), call.params.id);
    return { success: true, message: "The document was read again." };
  });

  routes.on(contract.removeDocument).answer(async (call) => {
    await documents.remove(ownerOf(call), call.params.id);
    return { success: true, message: "The document was deleted." };
  });

  fileRoutes(routes, documents, downloadable);
  offerRoutes(routes, offers);
}

function fileRoutes(routes: Routes, documents: DocumentService, downloadable: Downloadable): void {
  routes.on(contract.documentPage).answer(async (call) => ({
    fileName: `page-${call.params.page}.png`,
    contentType: "image/png",
    body: await documents.files.picture(ownerOf(call), call.params.id, Number(call.params.page)),
    inline: true,
  }));

  routes
    .on(contract.documentOriginal)
    .answer(async (call) =>
      asItCame(await documents.files.original(ownerOf(call), call.params.id)),
    );

  routes.on(contract.downloadResume).answer(async (call) => {
    const { documentId, original } = call.query;
    return downloadable(call.actor, documentId, async (document) => {
      if (original === "true") return asItCame(await documents.files.asItCame(document));
      const { name, body } = await documents.files.asPdf({ accountId: call.actor.id }, document);
      const fileName = `${fileWord(name) || "Candidate"}_resume.pdf`;
      return { fileName, contentType: CONTENT_TYPES.pdf, body };
    });
  });
}

function offerRoutes(routes: Routes, offers: Offers): void {
  routes.on(contract.offeredDocuments).answer(async ({ actor }) => ({
    documents: (await offers.offered(actor)).map(presentRow),
  }));

  routes.on(contract.answerOffer).answer(async ({ actor, body }) => {
    const kept = await offers.answer(actor, body.keep, body.only);
    const message = body.keep ? "It is in your documents now." : "It was deleted.";
    return { success: true, message, kept };
  });
}

type Stored = Awaited<ReturnType<DocumentService["files"]["original"]>>;

const asItCame = ({ fileName, fileType, body }: Stored) => ({
  fileName,
  contentType: CONTENT_TYPES[fileType],
  body,
});

const uploadedText = (what: string, status: contract.DocumentState) =>
  status === "reading"
    ? `${what} uploaded. It is a scan and is being read in the background.`
    : `${what} uploaded successfully`;

function present(file: UploadedFile | undefined, missing: string): UploadedFile {
  if (!file) throw invalid(missing);
  return file;
}
