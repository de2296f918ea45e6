import type { Job } from "#contract/postings.ts";

/** "Employment Lawyer, Harrow & Lyle": what a tab, a list of results or a shared link says. */
export const jobTitle = ({ title, company }: Pick<Job, "title" | "company">) =>
  [title, company].filter(Boolean).join(", ");
