import { getArchive, listArchives, uploadArchive } from "#contract/archives.ts";
import type { DocumentKind } from "#contract/documents.ts";
import { apiQuery } from "#web/lib/query.ts";
import { upload } from "#web/lib/upload.ts";
import type { Sending } from "../use-upload.ts";

export const archivesQuery = apiQuery(listArchives);
export const archiveQuery = (id: string) => apiQuery(getArchive, { params: { id } });

export const sendArchive = (kind: DocumentKind, archive: File, sending: Sending) =>
  upload(uploadArchive, { files: { archive }, body: { kind, attested: "true" }, ...sending });
