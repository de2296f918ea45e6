import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import * as z from "zod";
import { getStatus } from "#contract/user-status.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Cookies } from "#server/platform/http/cookies.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import type { PersonalData, PersonalRecords } from "#server/platform/personal-data.ts";
import type { EmailLinks } from "./email-links.ts";
import { accountDeletedMail } from "./mails.ts";
import * as accounts from "./repository.ts";
import type { ProveIdentity } from "./settings/identity-proof.ts";

const README = `This archive holds what Candour stores about you.

data.json   everything that is not a file, in a form that people and programs can read
files/      the documents you gave us, as they came
`;

/** Everything about one person as a ZIP archive, written while it is read. */
async function writeArchive(
  db: Db,
  parts: readonly PersonalData[],
  accountId: string,
  now: Date,
): Promise<Readable> {
  const found: PersonalRecords[] = [];
  for (const part of parts) found.push(await part.export(db, accountId));
  const data = Object.assign({ exportedAt: now }, ...found.map(({ records }) => records));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(README), "README.txt", { mtime: now });
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), "data.json", { mtime: now });
  // One after the other, and each opened only when its turn has come.
  for (const file of found.flatMap(({ files = [] }) => files))
    zip.addReadStreamLazy(`files/${file.name}`, { mtime: now }, (handOver) => {
      file.open().then(
        (stream) => handOver(null, stream),
        (error) => handOver(error, null as never),
      );
    });
  zip.end();
  return zip.outputStream as Readable;
}

export const removeFiles = defineJob({
  name: "accounts.remove-files",
  payload: z.object({ keys: z.array(z.string()) }),
});

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly links: EmailLinks;
  readonly clock: () => Date;
  readonly prove: ProveIdentity;
  /** In the order of erasing. */
  readonly personalData: readonly PersonalData[];
}

const STALE = "This download was not found. It may have been used already: please ask again.";

export type PersonalDataService = ReturnType<typeof createPersonalDataService>;

/** A person takes everything along, or leaves. */
export function createPersonalDataService(parts: Parts) {
  const { database, events, jobs, mail, links, clock, prove, personalData } = parts;
  return {
    /** A token for the download: a link in a page cannot carry a password. */
    async prepareExport(actor: Actor, password: string | null | undefined, cookies: Cookies) {
      await prove(actor, { sessionToken: cookies.sessionToken, password });
      return database.transaction((tx) => links.make(tx, actor.id, "export-data"));
    },

    async openArchive(actor: Actor, token: string) {
      await database.transaction(async (tx) => {
        const { accountId } = await links.use(tx, token, "export-data", STALE);
        if (accountId !== actor.id) throw notFound(STALE);
        await recordAudit(tx, { actorId: actor.id, action: "account.exported" });
      });
      return writeArchive(database, personalData, actor.id, clock());
    },

    /** All or nothing in the database; files go afterwards, when nothing points at them any more. */
    async deleteAccount(actor: Actor, password: string | null | undefined, cookies: Cookies) {
      await prove(actor, { sessionToken: cookies.sessionToken, password });
      await database.transaction(async (tx) => {
        await accounts.lockAccount(tx, actor.id);
        const keys: string[] = [];
        for (const part of personalData) keys.push(...(await part.erase(tx, actor.id)));
        if (keys.length > 0) await jobs.enqueue(removeFiles, { keys }, { db: tx });
        await recordAudit(tx, { actorId: actor.id, action: "account.deleted" });
        const content = accountDeletedMail(actor.name);
        await mail.send(tx, { to: actor.email, content, kind: "account-deleted" });
        await events.publish(tx, `account:${actor.id}`, getStatus);
      });
      cookies.endSession();
      cookies.renewVisitor();
    },
  };
}
