import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Files } from "#server/platform/files/files.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { addRead, preparedTexts } from "../reader/add-read.ts";

import * as repository from "./archive-repository.ts";
import { ENTRY_SENTENCES } from "./entry-rules.ts";
import { KEPT_MONTHS, monthsLater } from "./retention.ts";

interface Parts {
  readonly files: Files;
  readonly timeZone: string;
}

const DAYS_AGO = 4;
const DAY_MS = 86_400_000;
const NAME = "Hunter shortlist.zip";
/** Somebody always packs one of these. */
const REFUSED = {
  name: "Hunter shortlist/Team lunch.heic",
  outcome: "refused",
  reason: ENTRY_SENTENCES.wrongType,
  document_id: null,
} as const;

/** What the demo recruiter brought in: people whom nobody else finds. */
export const archivesDemo =
  (parts: Parts): DemoPart =>
  async (tx, { now, people, prepared }) => {
    const accountId = people.get("recruiter");
    if (!accountId) return;
    const receivedAt = new Date(now.getTime() - DAYS_AGO * DAY_MS);
    const archiveId = randomUUID();
    await repository.insert(tx, {
      id: archiveId,
      accountId,
      kind: "resume",
      fileName: NAME,
      fileKey: `archives/${archiveId}.zip`,
      status: "done",
      receivedAt,
    });
    const folder = join(projectRoot(), "demo", "archive");
    const entries = [];
    for (const file of readdirSync(folder).sort()) {
      const { id, title } = await addRead({ ...parts, ...preparedTexts(prepared) }, tx, {
        accountId,
        archiveId,
        keepUntil: monthsLater(receivedAt, KEPT_MONTHS),
        fileName: file,
        text: readFileSync(join(folder, file), "utf8"),
        receivedAt,
      });
      const name = `Hunter shortlist/${title}.txt`;
      entries.push({ name, outcome: "read", reason: "", document_id: id } as const);
    }
    const all = [...entries, REFUSED];
    await repository.change(tx, archiveId, { entries: all, done: all.length, total: all.length });
  };
