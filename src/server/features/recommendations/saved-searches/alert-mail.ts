import type { MailContent } from "#server/platform/mail/message.ts";
import type { FoundJob } from "./repository.ts";

interface Alert {
  /** As the person called the search. */
  readonly name: string;
  readonly jobs: readonly FoundJob[];
  readonly address: string;
  readonly publicUrl: string;
}

const NAMED = 10;

export const countText = (jobs: number) => (jobs === 1 ? "1 new job" : `${jobs} new jobs`);

/** It names jobs and does not say how well they fit: that can change. */
export function alertMail({ name, jobs, address, publicUrl }: Alert): MailContent {
  const named = jobs.slice(0, NAMED);
  const more = jobs.length - named.length;
  return {
    subject: `${countText(jobs.length)} for “${name}”`,
    preview: named[0] && `${named[0].title}, ${named[0].company}`,
    blocks: [
      { kind: "paragraph", text: `New jobs that pass your search “${name}”:` },
      {
        kind: "links",
        items: named.map(({ id, title, company, location }) => ({
          label: title,
          url: new URL(`/job/${id}`, publicUrl).href,
          note: [company, location].filter(Boolean).join(", "),
        })),
      },
      ...(more > 0 ? [{ kind: "paragraph" as const, text: `and ${more} more.` }] : []),
      { kind: "button", label: "See them on Candour", url: new URL(address, publicUrl).href },
      {
        kind: "small",
        text: `Rename, pause or delete your searches: ${publicUrl}/searches`,
      },
    ],
  };
}
