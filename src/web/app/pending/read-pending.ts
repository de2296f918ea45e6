import * as z from "zod/mini";
import { localPath } from "#web/lib/came-from.ts";
import { PENDING_KEY, type PendingAction } from "#web/lib/pending-action.ts";

/** As long as the link that confirms an address works. */
const KEPT_MS = 24 * 3_600_000;

const KINDS = [
  "save-job",
  "express-interest",
  "apply",
  "contact-recruiter",
  "save-comparison",
] as const satisfies readonly PendingAction["kind"][];

const Kept = z.object({
  kind: z.enum(KINDS),
  id: z.uuid(),
  title: z.optional(z.string()),
  from: z.string(),
  at: z.number(),
});

/** Nothing where it is too old, or not in the form in which it was kept. */
export function readPending(now = Date.now()): PendingAction | undefined {
  const kept = Kept.safeParse(parsed());
  if (!kept.success) return undefined;
  const { at, from: path, ...action } = kept.data;
  const from = localPath(path);
  if (!from || at > now || now - at > KEPT_MS) return undefined;
  return { ...action, from };
}

/** Whether it was still there: of several windows, one carries it out. */
export function takePending(): boolean {
  try {
    const isThere = localStorage.getItem(PENDING_KEY) !== null;
    localStorage.removeItem(PENDING_KEY);
    return isThere;
  } catch {
    return false;
  }
}

function parsed(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PENDING_KEY) ?? "null");
  } catch {
    return undefined;
  }
}
