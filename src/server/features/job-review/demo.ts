import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hostOf } from "#contract/firm-rules.ts";
import type { Line } from "#reading/line.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Prepared } from "#server/platform/prepared-demo.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { contentHash } from "./intake/content-hash.ts";
import { readFound, sketchOf } from "./intake/read-found.ts";
import { tidied } from "./intake/tidied.ts";

import * as repository from "./repository.ts";
import type { FoundJob, ReviewQueue } from "./service.ts";

const HOUR_MS = 3_600_000;
/** So many of fifty were found on the board as well. */
const FOUND_TWICE = { most: 3, of: 50 };

interface Parts {
  readonly takeIn: ReviewQueue["takeIn"];
}

/** Where the demo's scraped jobs came from, and what waits for a decision. */
export function jobReviewDemo({ takeIn }: Parts): DemoPart {
  return async (tx, { now, people, goOn, prepared }) => {
    const firms = await firmsByHost(tx);
    await rememberApproved(tx, { firms, decidedBy: people.get("administrator") ?? null, prepared });
    for (const ad of queuedAds()) {
      goOn();
      const firm = firms.get(hostOf(ad.link));
      const found = foundOf(ad, firm);
      const { firmName, title, text } = found;
      const read = () => readFound(tidied(found));
      await takeIn(tx, found, prepared.get("found", { firmName, title, text }, read));
      const at = new Date(now.getTime() - ad.hours * HOUR_MS);
      await tx.query(
        `update scraped_jobs set found_at = $2, last_seen_at = $2, updated_at = $2,
           state = case when $3 = '' then state else 'rejected' end, reason = $3,
           decided_at = case when $3 = '' then null else $2::timestamptz end
         where source_key = $1`,
        [found.sourceKey, at, ad.rejected],
      );
    }
  };
}

interface DemoFirm {
  readonly id: string;
  readonly name: string;
  readonly website: string;
}

async function firmsByHost(tx: Db): Promise<Map<string, DemoFirm>> {
  const { rows } = await tx.query(
    "select distinct on (host) host, id, name, website_url as website from law_firms order by host, created_at",
  );
  return new Map(rows.map((row) => [row.host, row]));
}

interface Approved {
  readonly firms: ReadonlyMap<string, DemoFirm>;
  readonly decidedBy: string | null;
  readonly prepared: Prepared;
}

/** The scraped jobs of the demo's market were found and approved once. */
async function rememberApproved(tx: Db, { firms, decidedBy, prepared }: Approved): Promise<void> {
  const { rows }: { rows: LiveJob[] } = await tx.query(
    `select id, source_url as "sourceUrl", company, title, location, employment_type as "jobType",
       level as "experienceLevel", practice_area as "practiceArea", lines, posted_at as "postedAt" from jobs
     where source = 'scraped' and status = 'active' order by posted_at, id`,
  );
  const approved = rows.map((job) => approvedOf(job, firms.get(hostOf(job.sourceUrl)), prepared));
  const copied = approved.filter((_row, at) => at % FOUND_TWICE.of < FOUND_TWICE.most);
  await repository.insertAll(
    tx,
    approved.map((row) => ({ ...row, decidedBy })),
  );
  await repository.insertAll(tx, copied.map(copyOf));
}

interface LiveJob
  extends Pick<
    repository.NewScrapedJob,
    "sourceUrl" | "title" | "location" | "jobType" | "experienceLevel" | "practiceArea"
  > {
  readonly id: string;
  readonly company: string;
  readonly lines: readonly Line[];
  readonly postedAt: Date;
}

function approvedOf(
  { id, company, lines, postedAt, ...read }: LiveJob,
  firm: DemoFirm | undefined,
  prepared: Prepared,
): repository.NewScrapedJob {
  const rawContent = lines.map(({ text }) => text).join("\n");
  const from = {
    source: "law_firm",
    sourceKey: keyOf(read.sourceUrl),
    sourceUrl: read.sourceUrl,
    firmId: firm?.id ?? null,
    firmName: company,
    firmWebsite: firm?.website ?? new URL(read.sourceUrl).origin,
  } as const;
  return {
    id: randomUUID(),
    ...read,
    ...from,
    rawContent,
    extractedData: { lines: lines.map(shownLine), fields: {} },
    contentHash: contentHash({ ...from, title: read.title, text: rawContent }),
    sketch: prepared.get("sketch", rawContent, () => sketchOf(rawContent)),
    state: "approved",
    jobId: id,
    decidedAt: postedAt,
    foundAt: postedAt,
    lastSeenAt: postedAt,
    updatedAt: postedAt,
  };
}

/** The same job, found on the board as well. */
const copyOf = ({ id, sourceKey, ...job }: repository.NewScrapedJob): repository.NewScrapedJob => ({
  ...job,
  source: "seek",
  sourceKey: `seek:copy of ${sourceKey}`,
  firmId: null,
  state: "duplicate",
  jobId: null,
  similarId: id ?? null,
  similarity: 1,
  decidedAt: null,
});

const keyOf = (url: string) => `url:${url.replace(/^https?:\/\//, "")}`;
const shownLine = ({ text, bullet = false, heading }: Line) => ({
  text,
  bullet,
  heading: heading !== undefined,
});

interface QueuedAd {
  readonly title: string;
  readonly firm: string;
  readonly link: string;
  readonly source: FoundJob["source"];
  readonly hours: number;
  /** Why it was; "" while it waits. */
  readonly rejected: string;
  readonly text: string;
}

/** Each begins with a line `===`, then `key: value` lines, one blank line, and its text. */
function queuedAds(): QueuedAd[] {
  const file = readFileSync(join(projectRoot(), "demo", "operations", "queue.txt"), "utf8");
  const ads = file.split(/^===$/m).filter((ad) => ad.trim() !== "");
  return ads.map((ad) => {
    const [head = "", ...text] = ad.trim().split(/\n\n/);
    const fields = new Map(head.split("\n").map(keyed));
    const said = (key: string) => fields.get(key) ?? "";
    return {
      title: said("title"),
      firm: said("firm"),
      link: said("link"),
      source: said("source") === "seek" ? "seek" : "law_firm",
      hours: Number(said("hours")),
      rejected: said("rejected"),
      text: text.join("\n\n"),
    };
  });
}

const keyed = (line: string): [string, string] => {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
};

function foundOf(ad: QueuedAd, firm: DemoFirm | undefined): FoundJob {
  const { title, link, source, text } = ad;
  return {
    source,
    sourceKey: source === "seek" ? `seek:${link.split("/").at(-1)}` : keyOf(link),
    sourceUrl: link,
    firmId: source === "seek" ? null : (firm?.id ?? null),
    firmName: ad.firm,
    firmWebsite: source === "seek" ? "" : (firm?.website ?? new URL(link).origin),
    title,
    text,
  };
}
