import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#server/platform/project-root.ts";
import { type DemoPost, parsePost } from "./parse-post.ts";

/** The articles in demo/blog. */
export function demoPosts(): DemoPost[] {
  const folder = join(projectRoot(), "demo", "blog");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
  return files.sort().map((file) => parsePost(file, readFileSync(join(folder, file), "utf8")));
}
