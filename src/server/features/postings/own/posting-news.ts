import { getJob, listPostings } from "#contract/postings.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import type { ActivityService } from "../../activity/service.ts";
import type { ReadArchive } from "../../documents/service.ts";
import type { Notice, NotificationService } from "../../notifications/service.ts";
import type { JobRow } from "../repository.ts";

export interface NewsParts {
  readonly events: Events;
  readonly notify: NotificationService["notify"];
  readonly notifyJoined: NotificationService["notifyJoined"];
  readonly record: ActivityService["record"];
  /** Who fits it is counted soon, not at the next full hour. */
  readonly matchSoon: (tx: Db) => Promise<unknown>;
}

type Deed = "created" | "changed" | "closed" | "opened" | "held" | "discarded";
/** One that was created has its owner. */
type Told = Pick<JobRow, "id" | "ownerId" | "title" | "company" | "status">;

interface Counts {
  readonly live: number;
  readonly drafts: number;
}
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
type Archive = Omit<ReadArchive, "documentIds">;

/** What follows from a change of a posting, in its transaction: the trail, its owner's windows, the news. */
export function createPostingNews({ events, notify, notifyJoined, record, matchSoon }: NewsParts) {
  const listed = (tx: Db, { ownerId }: Told) =>
    events.publish(tx, `account:${ownerId}`, listPostings);

  return {
    async publish(tx: Db, job: Told): Promise<void> {
      await listed(tx, job);
      await events.publish(tx, `account:${job.ownerId}`, getJob);
    },

    async trail(tx: Db, deed: Deed, { id, ownerId, title, status }: Told): Promise<void> {
      const subject = { type: "job", id };
      await recordAudit(tx, {
        actorId: ownerId,
        action: `job.${deed}`,
        subject,
        detail: { title, status },
      });
    },

    /** Nobody has its own page open yet. */
    async created(tx: Db, job: Told): Promise<void> {
      const { id, ownerId, title, company } = job;
      if (!ownerId) return;
      await listed(tx, job);
      await record(tx, ownerId, {
        type: "job_created",
        title: "You created a job posting",
        description: [title, company].filter(Boolean).join(", "),
        metadata: { job_id: id },
      });
    },

    /** All that an archive brought, as one deed. */
    async createdMany(tx: Db, archive: Archive, { live, drafts }: Counts): Promise<void> {
      const posted = live > 0 ? `posted ${counted(live, "job")}` : "brought in job descriptions";
      const drafted = drafts > 0 && counted(drafts, "draft");
      await record(tx, archive.accountId, {
        type: "job_created",
        title: `You ${posted} from an archive`,
        description: [archive.fileName, drafted].filter(Boolean).join(", with "),
        metadata: { archive_id: archive.id },
      });
    },

    matchSoon,

    /** What an archive brings goes live by the dozen: that is one notification. */
    async live(tx: Db, job: Told, archiveId: string | null = null): Promise<void> {
      if (!job.ownerId) return;
      if (!archiveId) await notify(tx, job.ownerId, noticeOf(job));
      else
        await notifyJoined(tx, job.ownerId, `postings:${archiveId}`, (count) =>
          count === 1 ? noticeOf(job) : joinedNotice(count),
        );
    },
  };
}

export type PostingNews = ReturnType<typeof createPostingNews>;

const noticeOf = ({ id, title, company }: Told): Notice => ({
  type: "job_posted",
  title: "Your job is live",
  message: `${title}, ${company}. See who fits it.`,
  actionUrl: `/candidate/${id}`,
});

const joinedNotice = (count: number): Notice => ({
  type: "job_posted",
  title: "Your jobs are live",
  message: `${count} jobs from your archive are live. See who fits them.`,
  actionUrl: "/dashboard",
});
