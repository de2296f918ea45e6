import { Button } from "#web/ui/button.tsx";
import { statisticsTexts as texts } from "../texts.ts";
import { useStats } from "../use-stats.ts";

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
      <dl className="grid w-full grid-cols-3 border-rule border-y">
        {figures.map(([label, figure], at) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end py-4 ${at > 0 ? "border-rule border-l pl-4" : "pr-4"}`}
          >
            <dt className="text-12 text-ink-2 md:text-13">{label}</dt>
            <dd className="font-serif text-28 lining-nums tabular-nums leading-[1.2] md:text-36">
              {figure === undefined ? texts.unknown : texts.number(figure)}
            </dd>
          </div>
        ))}
      </dl>
      <Button look="line" busy={isFetching} onClick={() => void refetch()}>
        {texts.refresh}
      </Button>
    </div>
  );
}
