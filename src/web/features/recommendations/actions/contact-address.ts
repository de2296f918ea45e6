import { mailLink } from "#web/lib/mail-link.ts";
import { webAddress } from "#web/lib/web-address.ts";
import type { ActionJob } from "./action-job.ts";

/** Lists of matches do not say it: a job that was found elsewhere has the address of that place. */
export const isPostedHere = ({ source, sourceUrl }: Pick<ActionJob, "source" | "sourceUrl">) =>
  source ? source === "posting" : sourceUrl === "";

/** The conversation with whoever posted a job here. */
export const messagesAbout = (jobId: string) => `/messages?job=${jobId}`;

/**
 * Where the people behind a job that nobody posted here are to be found: the mail address that the
 * advertisement states, or where it was advertised; "" when it says neither.
 */
export function contactAddress(
  job: Pick<ActionJob, "title" | "contactEmail" | "sourceUrl">,
): string {
  return mailLink(job.contactEmail, job.title) || webAddress(job.sourceUrl);
}
