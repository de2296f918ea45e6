import type { Database, Db } from "#server/platform/database/database.ts";
import { drawHero } from "./draw-hero.ts";
import { addPost, alone, articleOf, categoryOf, existing, trail } from "./management.ts";
import * as rows from "./post-rows.ts";
import type { Reports } from "./report/reports.ts";
import type { WrittenReport } from "./report/written-report.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly reports: Reports;
}

export type BlogGenerating = ReturnType<typeof createBlogGenerating>;

const CATEGORY = "market-report";

/** Posts that are written from our own jobs. They are always drafts: a person publishes. */
export function createBlogGenerating({ database, clock, reports }: Parts) {
  /** `actorId` is null when the schedule asks. A draft that says the same and still waits is not written again. */
  const generate = (actorId: string | null) =>
    alone(database.connection, async () => {
      const written = await reports.write(database);
      return database.transaction(async (tx) => {
        const waiting = await rows.findWaiting(tx, articleOf(written).content);
        if (waiting) return { post: waiting, isNew: false };
        const post = await existing(rows.find(tx, await addReport(tx, written, clock())));
        const detail = { writtenBy: post.writtenBy };
        await trail(tx, { actorId, deed: "generated", post, detail });
        return { post, isNew: true };
      });
    });

  return {
    generate,

    /** Of the schedule: one draft at a time waits to be looked at. */
    async generateUnlessOneWaits(): Promise<void> {
      if (!(await rows.hasWrittenDraft(database))) await generate(null);
    },

    ideas: (industry: string, count: number) => reports.ideas(database, industry, count),
    trending: (industry: string) => reports.trending(database, industry),
  };
}

/** A report as a draft, cleaned like every other article, with its own weeks drawn above it. */
export async function addReport(tx: Db, written: WrittenReport, now: Date): Promise<string> {
  const { title, excerpt, tags, weekly, facts } = written;
  return addPost(tx, {
    ...{ title, excerpt, tags, ...articleOf(written) },
    metaTitle: written.metaTitle,
    metaDescription: written.metaDescription,
    keywords: [...written.keywords],
    categoryId: await categoryOf(tx, CATEGORY),
    aiGenerated: true,
    writtenBy: written.writtenBy,
    report: { weekly, facts },
    heroSvg: drawHero({ title, category: CATEGORY, weekly }),
    createdAt: now,
    updatedAt: now,
  });
}
