import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { PostFields } from "#contract/blog-admin.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { Prepared } from "#server/platform/prepared-demo.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { drawHero } from "./draw-hero.ts";
import { addReport } from "./generating.ts";
import { articleOf, categoryOf, setTags } from "./management.ts";
import * as rows from "./post-rows.ts";
import type { Reports } from "./report/reports.ts";

/** An article of the demo world: lines of `key: value`, a line `---`, then its HTML. */
interface DemoPost {
  readonly fields: PostFields;
  /** How many days ago; undefined for a draft. */
  readonly publishedDaysAgo: number | undefined;
  readonly views: number;
}

const KEYS = [
  ...["title", "slug", "category", "excerpt", "meta_title", "meta_description"],
  ...["tags", "keywords", "published", "status", "views"],
];
const NUMBER = /^\d{1,6}$/;

/** Throws with the file's name and what is wrong in it. */
export function parsePost(name: string, text: string): DemoPost {
  const fail = (what: string) => new Error(`${name}: ${what}`);
  const [head = "", ...rest] = text.replaceAll("\r\n", "\n").split(/^---$/m);
  if (rest.length === 0) throw fail('there is no line "---" between the head and the article.');
  const values = headOf(head, fail);
  const value = (key: string) => values.get(key) ?? "";
  const { published = "", status = "" } = Object.fromEntries(values);
  if ((published === "") === (status === ""))
    throw fail('it needs either "published" or "status: draft".');
  if (status !== "" && status !== "draft") throw fail(`"status: ${status}" is not known.`);
  for (const key of ["published", "views"])
    if (value(key) !== "" && !NUMBER.test(value(key))) throw fail(`"${key}" must be a number.`);
  const parsed = z.safeParse(PostFields, {
    ...Object.fromEntries(values),
    tags: listOf(value("tags")),
    keywords: listOf(value("keywords")),
    content: rest.join("---").trim(),
  });
  if (!parsed.success) throw fail(z.prettifyError(parsed.error));
  return {
    fields: parsed.data,
    publishedDaysAgo: published === "" ? undefined : Number(published),
    views: Number(value("views")),
  };
}

function headOf(head: string, fail: (what: string) => Error): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const line of head.split("\n").filter((one) => one.trim() !== "")) {
    const colon = line.indexOf(":");
    const key = line.slice(0, Math.max(0, colon)).trim();
    if (!KEYS.includes(key)) throw fail(`the line "${line}" is no "key: value" that is known.`);
    if (values.has(key)) throw fail(`"${key}" is said twice.`);
    values.set(key, line.slice(colon + 1).trim());
  }
  return values;
}

const listOf = (text: string) => text.split(",").flatMap((word) => word.trim() || []);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Articles came out in the morning, not at the moment of the first start. */
const WRITTEN_BEFORE_MS = 30 * HOUR_MS;
const REPORT_VIEWS = 214;
const REPORT_DAYS_AGO = 7;
/** Not today's, so that Generate has something new to say. */
const DRAFT_DAYS_AGO = 1;

/** The writer, as if it were that moment. */
type ReportsAt = (moment: Date) => Reports;

/** The articles of the demo world, a report on its jobs that is out, and one that waits to be looked at. */
export const blogDemo =
  (reportsAt: ReportsAt): DemoPart =>
  async (tx, { now, goOn, prepared }) => {
    for (const post of demoPosts()) {
      goOn();
      await add(tx, post, now, prepared);
    }
    goOn();
    await addReports(tx, reportsAt, now);
  };

async function add(tx: Db, post: DemoPost, now: Date, prepared: Prepared) {
  const { fields, publishedDaysAgo, views } = post;
  const { title, slug, excerpt, category, keywords } = fields;
  const article = prepared.get("article", fields, () => articleOf(fields));
  const publishedAt =
    publishedDaysAgo === undefined ? null : new Date(now.getTime() - publishedDaysAgo * DAY_MS);
  const written = new Date((publishedAt ?? now).getTime() - WRITTEN_BEFORE_MS);
  const id = await rows.insert(tx, {
    ...{ title, slug, excerpt, keywords, ...article },
    metaTitle: fields.meta_title,
    metaDescription: fields.meta_description,
    categoryId: await categoryOf(tx, category),
    status: publishedAt ? "published" : "draft",
    viewCount: views,
    heroSvg: drawHero({ title, category, weekly: null }),
    publishedAt,
    createdAt: written,
    updatedAt: written,
  });
  if (id === undefined) throw new Error(`Two articles of the demo world have the slug ${slug}.`);
  await setTags(tx, id, fields.tags);
}

/** Each from the jobs as they stood then. */
async function addReports(tx: Db, reportsAt: ReportsAt, now: Date): Promise<void> {
  const publishedAt = new Date(now.getTime() - REPORT_DAYS_AGO * DAY_MS);
  const live = await addReportAt(tx, reportsAt, publishedAt);
  if (live)
    await rows.change(tx, live, { status: "published", publishedAt, viewCount: REPORT_VIEWS });
  await addReportAt(tx, reportsAt, new Date(now.getTime() - DRAFT_DAYS_AGO * DAY_MS));
}

/** None where there are too few jobs for one, as in a test that loads a part of the world. */
async function addReportAt(
  tx: Db,
  reportsAt: ReportsAt,
  moment: Date,
): Promise<string | undefined> {
  try {
    return await addReport(tx, await reportsAt(moment).write(tx), moment);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The articles in demo/blog. */
export function demoPosts(): DemoPost[] {
  const folder = join(projectRoot(), "demo", "blog");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
  return files.sort().map((file) => parsePost(file, readFileSync(join(folder, file), "utf8")));
}
