import * as z from "zod/mini";
import type { Job } from "#contract/postings.ts";

/** What its owner can change, as it stands in the form. */
export const PostingFields = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string(),
  employment_type: z.string(),
  salary_range: z.string(),
  text: z.string(),
});
export type PostingFields = z.output<typeof PostingFields>;

export const fieldsOf = (job: Job): PostingFields => ({
  title: job.title,
  company: job.company,
  location: job.location,
  employment_type: job.employment_type,
  salary_range: job.salary_range,
  text: textOf(job.lines),
});

/** The advertisement as somebody would type it: a dash before a point, room before a heading. */
function textOf(lines: Job["lines"]): string {
  return lines
    .map(({ text, bullet, heading }, at) => {
      const line = bullet ? `- ${text}` : text;
      return heading && at > 0 ? `\n${line}` : line;
    })
    .join("\n");
}

/** Trimmed as the server does it: a space at the end is no change. */
export const isSame = (one: PostingFields, other: PostingFields) =>
  NAMES.every((name) => tidy(one[name]) === tidy(other[name]));

const NAMES = Object.keys(PostingFields.shape) as (keyof PostingFields)[];
const tidy = (text: string) => text.trim().replaceAll("\r\n", "\n");
