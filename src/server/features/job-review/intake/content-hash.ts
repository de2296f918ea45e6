import { createHash } from "node:crypto";
import type { FoundJob } from "../service.ts";
import { lastingWords } from "./lasting-words.ts";

/** Of letters and digits alone: another font, other spaces, another dash or another day are no change of a job. */
export function contentHash(found: FoundJob): string {
  const { title, location, jobType, salary, practiceArea, text } = found;
  const said = [title, location, jobType, salary, practiceArea, text].join(" ");
  const bare = lastingWords(said).replaceAll(" ", "");
  return createHash("sha256").update(bare).digest("hex");
}
