import * as contract from "#contract/archives.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { ArchiveRecord } from "./archive-repository.ts";
import type { ArchiveService } from "./archives.ts";

export function archiveRoutes(routes: Routes, archives: ArchiveService): void {
  routes.on(contract.uploadArchive).answer(async ({ actor, body, files }) => {
    if (!files.archive) throw invalid(contract.ARCHIVE_SENTENCES.missing);
    const archiveId = await archives.accept(actor, body.kind, files.archive);
    return { success: true, message: "Archive uploaded. It is being read now.", archiveId };
  });

  routes.on(contract.listArchives).answer(async ({ actor }) => ({
    archives: (await archives.list(actor)).map(presentArchive),
  }));

  routes.on(contract.getArchive).answer(async ({ actor, params }) => {
    const { archive, entries, postings } = await archives.report(actor, params.id);
    return {
      ...presentArchive(archive),
      entries: entries.map((entry) => {
        const status = postings.get(entry.document_id ?? "") ?? null;
        return { ...entry, posting_id: status && entry.document_id, posting_status: status };
      }),
    };
  });
}

const presentArchive = (archive: ArchiveRecord): Omit<contract.ArchiveReport, "entries"> => ({
  id: archive.id,
  kind: archive.kind,
  file_name: archive.fileName,
  status: archive.status,
  message: archive.message,
  done: archive.done,
  total: archive.total,
  received_at: archive.receivedAt.toISOString(),
});
