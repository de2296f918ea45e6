import { JobData, type PendingJob, REVIEW_FIELDS, REVIEW_LEVELS } from "#contract/job-review.ts";

const EDITED = [...REVIEW_FIELDS, "raw_content"] as const;
export type Edited = Record<(typeof EDITED)[number], string>;

/** What the form begins with: what was read. */
export function editedOf(job: PendingJob): Edited {
  const { title, location, salary_range, practice_area, job_type, raw_content } = job;
  const level = REVIEW_LEVELS.find((one) => one === job.experience_level) ?? "";
  const others = { title, location, salary_range, practice_area, job_type };
  return { ...others, experience_level: level, raw_content: unixLines(raw_content) };
}

/** Only what the reviewer changed: the rest stays as it was read, with its lines. */
export function correctionsOf(before: Edited, typed: JobData): JobData {
  const changed = EDITED.filter((name) => plain(typed[name]) !== plain(before[name]));
  return JobData.parse(Object.fromEntries(changed.map((name) => [name, plain(typed[name])])));
}

/** The same as it stands in the form, right or wrong; undefined when nothing was changed. */
export function changedIn(form: HTMLFormElement, before: Edited): Partial<Edited> | undefined {
  const typed = new FormData(form);
  const changed = EDITED.map((name) => [name, String(typed.get(name) ?? "")] as const).filter(
    ([name, text]) => plain(text) !== plain(before[name]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

const plain = (text = "") => unixLines(text).trim();
/** A form sends the lines of a text as mail does. */
const unixLines = (text: string) => text.replace(/\r\n?/g, "\n");

/** What was changed in a form that was left by another way than its own: it is there again when the form is. */
const kept = new Map<string, Partial<Edited>>();

export const storedEdit = (jobId: string) => kept.get(jobId);

export function storeEdit(jobId: string, changed: Partial<Edited> | undefined): void {
  if (changed) kept.set(jobId, changed);
  else kept.delete(jobId);
}
