import type { Edited } from "./corrections.ts";

/** What was changed in a form that was left by another way than its own: it is there again when the form is. */
const kept = new Map<string, Partial<Edited>>();

export const storedEdit = (jobId: string) => kept.get(jobId);

export function storeEdit(jobId: string, changed: Partial<Edited> | undefined): void {
  if (changed) kept.set(jobId, changed);
  else kept.delete(jobId);
}
