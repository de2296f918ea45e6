import type { Run } from "#contract/scraping.ts";
import { tookText } from "../model/took-text.ts";
import { scrapingTexts, runTexts as texts } from "../texts.ts";

export function RunSums({ run }: { run: Run }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-13 tabular-nums">
      {sumsOf(run).map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-3">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function sumsOf(run: Run): readonly (readonly [name: string, value: string])[] {
  const { number } = scrapingTexts;
  const jobs = [
    [texts.found, number(run.jobs_found)],
    [texts.isNew, number(run.jobs_new)],
    [texts.duplicates, number(run.jobs_duplicate)],
  ] as const;
  const found =
    run.run_type === "discovery" ? [[texts.firms, number(run.firms_new)] as const] : jobs;
  return [
    ...found,
    [texts.failed, number(run.failed)],
    [texts.duration, tookText(run.started_at, run.completed_at, new Date())],
  ];
}
