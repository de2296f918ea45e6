import { join } from "node:path";
import { demoAds } from "#server/features/postings/demo.ts";
import { jobFromText } from "#server/features/postings/job-from-text.ts";
import { insert } from "#server/features/postings/repository.ts";
import type { Database } from "#server/platform/database/database.ts";
import { projectRoot } from "#server/platform/project-root.ts";

const DAY_MS = 86_400_000;

/** The advertisements of the demo world, seen from this moment. */
export async function addDemoMarket(database: Database, now: Date): Promise<void> {
  const rows = demoAds(join(projectRoot(), "demo", "jobs")).map((ad) => ({
    ...jobFromText({
      ...ad,
      employmentType: ad.type,
      practiceArea: ad.area,
      salaryText: ad.salary,
    }),
    source: ad.source,
    status: ad.status,
    postedAt: new Date(now.getTime() - (ad.posted + 1) * DAY_MS),
  }));
  for (let at = 0; at < rows.length; at += 50) await insert(database, rows.slice(at, at + 50));
}
