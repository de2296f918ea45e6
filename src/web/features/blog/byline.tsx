import type { ReactNode } from "react";
import type { BlogPostCard } from "#contract/blog.ts";
import { listTexts as texts } from "./texts.ts";

interface BylineProps {
  post: Pick<BlogPostCard, "published_at" | "reading_time" | "view_count">;
  className: string;
  /** At its end. */
  children: ReactNode;
}

/** When it was published, how long it takes and how many have read it. */
export function Byline({ post, className, children }: BylineProps) {
  const { published_at, reading_time, view_count } = post;
  return (
    <div className={`flex flex-wrap items-baseline gap-x-3.5 text-ink-3 tabular-nums ${className}`}>
      {published_at && <time dateTime={published_at}>{publishedDate(published_at)}</time>}
      <span>{texts.minutes(reading_time)}</span>
      <span>{texts.views(view_count)}</span>
      <span className="ml-auto">{children}</span>
    </div>
  );
}

/** The same day for the server, for every reader and for search engines. */
const ZONE = "Australia/Sydney";

/** "November 12, 2026" (spec 1 §9). */
const publishedDate = (publishedAt: string) =>
  new Date(publishedAt).toLocaleDateString("en-US", { dateStyle: "long", timeZone: ZONE });
