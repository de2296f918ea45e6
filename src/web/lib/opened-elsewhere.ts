import * as z from "zod/mini";

/** The job whose own site was opened last: whoever comes back is asked whether they applied there. */
const OpenedJob = z.object({ id: z.string(), title: z.string(), company: z.string() });
export type OpenedJob = z.infer<typeof OpenedJob>;

const KEY = "candour.opened-elsewhere";

/** In this window alone, and over a reload: a phone may throw the page away meanwhile. */
export function rememberOpened({ id, title, company }: OpenedJob): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, title, company }));
  } catch {
    // Not allowed to keep anything: then nobody is asked.
  }
}

/** Asked about once. */
export function takeOpened(): OpenedJob | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : z.safeParse(OpenedJob, JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}
