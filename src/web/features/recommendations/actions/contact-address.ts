import { mailLink } from "#web/lib/mail-link.ts";
import { webAddress } from "#web/lib/web-address.ts";
import type { ActionJob } from "./action-job.ts";

/**
 * Where the people behind a job are to be found: the mail address that the advertisement states, or
 * where it was advertised; "" when it says neither.
 */
export function contactAddress(
  job: Pick<ActionJob, "title" | "contactEmail" | "sourceUrl">,
): string {
  return mailLink(job.contactEmail, job.title) || webAddress(job.sourceUrl);
}
