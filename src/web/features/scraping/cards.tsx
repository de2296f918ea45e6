import { Figure } from "#web/ui/list/figure.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Dashboard } from "./api.ts";
import { scrapingTexts as texts } from "./texts.ts";

/** Four numbers, each with what belongs to it (spec 2 §2, "cards" and "quick stats"). */
export function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { scraping_stats: jobs, firm_stats: firms } = dashboard;
  return (
    <dl className={CARDS}>
      <Figure
        title={texts.pending}
        figure={texts.number(jobs.pending_jobs)}
        note={
          jobs.pending_jobs > 0 ? (
            <TextLink to="/admin/review" className="inline-block leading-6">
              {texts.reviewThem}
            </TextLink>
          ) : (
            texts.nothingWaits
          )
        }
      />
      <Figure
        title={texts.approved}
        figure={texts.number(jobs.approved_jobs)}
        note={texts.others(jobs.rejected_jobs, jobs.duplicate_jobs)}
      />
      <Figure
        title={texts.active}
        figure={texts.number(firms.active_firms)}
        of={texts.ofTotal(firms.total_firms)}
        note={texts.read(firms.scraped_today, firms.scraped_this_week)}
      />
      <Figure
        title={texts.thisWeek}
        figure={texts.number(jobs.jobs_this_week)}
        note={texts.today(jobs.jobs_today)}
      />
    </dl>
  );
}

/** A row where there is room, else two by two: a hairline between any two of them. */
export const CARDS =
  "grid grid-cols-2 border-rule border-y xl:grid-cols-4 *:border-rule *:py-4 *:pr-4 *:nth-[n+3]:max-xl:border-t *:even:border-l *:even:pl-4 xl:*:pr-5 xl:*:not-first:border-l xl:*:not-first:pl-5";
