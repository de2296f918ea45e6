import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database/database.ts";

interface Deed {
  /** Null when the schedule did it. */
  readonly actorId: string | null;
  readonly deed: string;
  readonly post: { readonly id: string; readonly title: string };
  readonly detail?: Record<string, string>;
}

export const trail = (tx: Db, { actorId, deed, post, detail }: Deed) =>
  recordAudit(tx, {
    actorId,
    action: `blog-post.${deed}`,
    subject: { type: "blog-post", id: post.id },
    detail: { title: post.title, ...detail },
  });
