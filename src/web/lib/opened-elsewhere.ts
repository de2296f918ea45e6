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

/** Until it is answered: a page that is loaded again while the question stands asks it again. */
export function openedElsewhere(): OpenedJob | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? undefined : z.safeParse(OpenedJob, JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}

export function forgetOpened(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept either.
  }
}
