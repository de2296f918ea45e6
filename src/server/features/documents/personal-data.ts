import { eq } from "drizzle-orm";
import { notFound } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { corrected } from "./corrections.ts";
import { keysOf } from "./removal.ts";
import * as repository from "./repository.ts";
import { archives, documents } from "./tables.ts";

export const documentsPersonalData = (files: Files): PersonalData => ({
  tables: ["documents", "archives"],

  async export(db, accountId) {
    const owned = await repository.ofAccount(db, accountId);
    const brought = await db.orm.select().from(archives).where(eq(archives.accountId, accountId));
    return {
      records: {
        documents: owned.map((document) => ({
          id: document.id,
          kind: document.kind,
          fileName: document.fileName,
          status: document.status,
          receivedAt: document.receivedAt,
          ...corrected(document),
          corrections: document.corrections,
          textAReaderCannotSee: document.hidden,
          linesThatSpeakToTheAssessor: document.flags,
        })),
        archives: brought,
      },
      files: owned.map(({ id, fileKey, fileName }) => ({
        name: `documents/${id.slice(0, 8)}-${fileName}`,
        open: async () => {
          const stored = await files.get(fileKey);
          if (!stored) throw notFound("The file of a document was not found.");
          return stored.stream;
        },
      })),
    };
  },

  async erase(tx, accountId) {
    const owned = await tx.orm.delete(documents).where(repository.belongsTo(accountId)).returning();
    const brought = await tx.orm
      .delete(archives)
      .where(eq(archives.accountId, accountId))
      .returning();
    return [...owned.flatMap(keysOf), ...brought.map(({ fileKey }) => fileKey)];
  },
});
