import * as z from "zod";
import { PostFields } from "#contract/blog-admin.ts";

/** An article of the demo world: lines of `key: value`, a line `---`, then its HTML. */
export interface DemoPost {
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
