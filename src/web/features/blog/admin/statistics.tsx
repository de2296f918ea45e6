import { useQuery } from "@tanstack/react-query";
import type { BlogStats } from "#contract/blog-admin.ts";
import { messageOf } from "#web/lib/api.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { statsQuery } from "./api.ts";
import { blogTexts, statisticsTexts as texts } from "./texts.ts";

/** How many posts there are, and which are read. */
export function Statistics() {
  const { data, error, isPending, refetch } = useQuery(statsQuery);
  if (isPending) return <SkeletonList rows={2} label={texts.loading} />;
  if (!data)
    return (
      <ErrorState
        title={texts.failed}
        text={messageOf(error, blogTexts.unexpected)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="grid gap-10">
      <Figures stats={data} />
      <MostRead posts={data.most_read} />
    </div>
  );
}

/** As on the dashboard: six in a row, or three, or two, and a hairline between any two of them. */
const FIGURES = [
  "grid grid-cols-2 border-rule border-y md:grid-cols-3 xl:grid-cols-6 *:border-rule *:py-4 *:pr-4",
  "max-md:*:nth-[n+3]:border-t max-md:*:even:border-l max-md:*:even:pl-4",
  "md:max-xl:*:nth-[n+4]:border-t md:max-xl:*:not-nth-[3n+1]:border-l md:max-xl:*:not-nth-[3n+1]:pl-5",
  "xl:*:not-first:border-l xl:*:not-first:pl-5",
].join(" ");

function Figures({ stats }: { stats: BlogStats }) {
  const figures = [
    [texts.total, stats.total_posts],
    [texts.published, stats.published_posts],
    [texts.drafts, stats.draft_posts],
    [texts.archived, stats.archived_posts],
    [texts.ai, stats.ai_generated_posts],
    [texts.views, stats.total_views],
  ] as const;
  return (
    <section aria-label={texts.figures}>
      <dl className={FIGURES}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-13 text-ink-2">{label}</dt>
            <dd className="font-[440] font-serif text-[2.5rem] lining-nums tabular-nums leading-[1.15] tracking-[-0.02em]">
              {texts.number(figure)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function MostRead({ posts }: { posts: BlogStats["most_read"] }) {
  const isRead = posts.some(({ view_count }) => view_count > 0);
  return (
    <section aria-labelledby="most-read" className="max-w-[720px]">
      <h2 id="most-read" className="text-22">
        {texts.mostRead}
      </h2>
      <p className="mt-1 mb-3 text-13 text-ink-3">
        {isRead ? texts.mostReadText : texts.noReaders}
      </p>
      {isRead && (
        <ol className="border-ink border-t text-13">
          {posts.map(({ id, title, slug, view_count }) => (
            <li key={id} className="flex items-baseline gap-6 border-rule border-b py-2.5">
              <TextLink
                to={`/blog/${encodeURIComponent(slug)}`}
                target="_blank"
                className="wrap-anywhere min-w-0 flex-1 py-1"
              >
                {title}
              </TextLink>
              <span className="flex-none text-ink-2 tabular-nums">{texts.viewsOf(view_count)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
