import { Button } from "#web/ui/button.tsx";
import { Figure } from "#web/ui/list/figure.tsx";
import { statisticsTexts as texts } from "./texts.ts";
import { useStats } from "./use-stats.ts";

/** Three counters. Where nobody knows them, they say so and nothing else does (spec 2 §8). */
export function Statistics() {
  const { data, isFetching, refetch } = useStats();
  const figures = [
    [texts.total, data?.total_runs],
    [texts.successful, data?.successful_runs],
    [texts.jobs, data?.total_jobs],
  ] as const;
  return (
    <div className="grid justify-items-start gap-6">
      <dl className={FIGURES}>
        {figures.map(([label, figure]) => (
          <Figure
            key={label}
            title={label}
            figure={figure === undefined ? texts.unknown : texts.number(figure)}
          />
        ))}
      </dl>
      <Button
        look="line"
        busy={isFetching}
        onClick={() => void refetch()}
        className="max-md:min-h-11"
      >
        {texts.refresh}
      </Button>
    </div>
  );
}

const FIGURES =
  "grid w-full grid-cols-3 border-rule border-y *:flex *:flex-col *:justify-between *:border-rule *:py-4 *:pr-2 *:not-first:border-l *:not-first:pl-3 md:*:not-first:pl-5";
