import type { PendingJob } from "#contract/job-review.ts";

export type Similar = NonNullable<PendingJob["similar"]>;

/** "Like one approved on 2 November from Seek (81% the same text)." */
export function similarText(similar: Similar, now: Date): string {
  return `${WHAT[similar.state](dayOf(new Date(similar.at), now))} ${FROM[similar.source]} (${percentOf(similar)}% the same text).`;
}

const WHAT: Record<Similar["state"], (day: string) => string> = {
  pending: (day) => `Like one found on ${day}, which waits too,`,
  approved: (day) => `Like one approved on ${day}`,
  rejected: (day) => `Like one rejected on ${day}`,
  duplicate: (day) => `Like one found on ${day}`,
  live: (day) => `Like one that has been live since ${day}`,
};

const FROM: Record<Similar["source"], string> = {
  law_firm: "from the firm’s website",
  seek: "from Seek",
  posting: "from a recruiter",
};

/** Never the whole, unless it is. */
const percentOf = ({ similarity }: Similar) => Math.floor(similarity * 100);

/** The year only when it is another one. */
function dayOf(date: Date, now: Date): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString("en-AU", {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
}
