import { mailLink } from "#web/lib/mail-link.ts";
import { webAddress } from "#web/lib/web-address.ts";
import type { ActionJob } from "./action-job.ts";

/** Lists of matches do not say it: a job that was found elsewhere has the address of that place. */
export const isPostedHere = ({ source, sourceUrl }: Pick<ActionJob, "source" | "sourceUrl">) =>
  source ? source === "posting" : sourceUrl === "";

/** The conversation with whoever posted a job here. */
export const messagesAbout = (jobId: string) => `/messages?job=${jobId}`;

/**
 * Where the people behind a job that nobody posted here are to be found: where it was advertised, or the mail
 * address that the advertisement states; "" when it says neither. The page comes first, because a mail link does
 * nothing for whoever reads mail in the browser.
 */
export function contactAddress(
  job: Pick<ActionJob, "title" | "contactEmail" | "sourceUrl">,
): string {
  return webAddress(job.sourceUrl) || mailLink(job.contactEmail, job.title);
}
