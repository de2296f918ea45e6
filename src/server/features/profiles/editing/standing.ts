import type { SavedProfile } from "#contract/candidate-profile.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Files } from "#server/platform/files/files.ts";
import {
  addRead,
  correctAll,
  type DocumentRecord,
  findDocument,
  rewrite,
} from "../../documents/service.ts";
import * as repository from "../repository.ts";
import type { ProfileService } from "../service.ts";
import { profileText } from "./profile-text.ts";

interface Parts {
  readonly clock: () => Date;
  readonly files: Files;
  readonly timeZone: string;
  readonly profiles: ProfileService;
}

const FILE_NAME = "Profile.txt";

/** Where a profile stands: in the resume that its owner brought, or in one that is written from it. */
export function createStanding(parts: Parts) {
  const { clock, profiles } = parts;

  async function current(db: Db, accountId: string) {
    const row = await repository.find(db, accountId);
    const document = row?.documentId
      ? await findDocument(db, { accountId }, row.documentId)
      : undefined;
    return { row, document };
  }

  async function write(tx: Db, accountId: string, profile: SavedProfile, old?: DocumentRecord) {
    const text = profileText(profile);
    const receivedAt = clock();
    const written = old
      ? await rewrite(parts, tx, old, { text, receivedAt })
      : await addRead(parts, tx, { accountId, fileName: FILE_NAME, text, receivedAt });
    // As it was saved, however our reader would cut it up.
    const document = await correctAll(tx, written, profile);
    await profiles.setCurrent(tx, accountId, written.id, { isWritten: true });
    return document;
  }

  /** Undefined when there is nothing to match. */
  async function put(tx: Db, accountId: string, profile: SavedProfile) {
    const { row, document } = await current(tx, accountId);
    const brought = row?.isWritten ? undefined : document;
    if (brought?.status === "read") return correctAll(tx, brought, profile);
    await repository.upsert(tx, accountId, { saved: profile, updatedAt: clock() });
    // A scan: what it says is not known yet, and what was saved is what there is until then.
    if (brought?.status === "reading") return correctAll(tx, brought, profile);
    if (!saysSomething(profile) && !row?.isWritten) return undefined;
    return write(tx, accountId, profile, row?.isWritten ? document : undefined);
  }

  return { current, put, write };
}

export const saysSomething = ({ summary, skills, experience }: SavedProfile) =>
  summary.trim() !== "" || skills.length > 0 || experience.length > 0;
