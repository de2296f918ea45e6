import { useQueryClient } from "@tanstack/react-query";
import { type Ref, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SeekRun } from "#contract/seek.ts";
import { type SeekConfig, seekFailures } from "#contract/seek-rules.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";

import { Button } from "#web/ui/button.tsx";
import type { Column } from "#web/ui/list/column.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { Figure } from "#web/ui/list/figure.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { type SeekResult, startSeek, statsQuery, stopSeek } from "./api.ts";
import { Configure, useConfiguration, usePlaces, useStats } from "./configure.tsx";
import {
  durationText,
  endOf,
  type Notice,
  RunDialog,
  RunState,
  startedText,
} from "./run-dialog.tsx";
import { configOf } from "./seek-draft.ts";
import { configureTexts, historyTexts, statisticsTexts, seekTexts as texts } from "./texts.ts";

const TABS = ["configure", "statistics", "history"] as const;

/** Spec 2 §2: the Seek scraper console. What is typed stays while another tab is looked at. */
export function SeekSection() {
  const { tab, setTab } = useTab();
  const configuration = useConfiguration();
  const places = usePlaces();
  const running = useSeekRun();
  const { failures, setFailures, notice } = running;
  const banners = useRef<HTMLDivElement>(null);
  // Above the form, and perhaps above what is on the screen.
  useEffect(() => {
    if (failures.length > 0) banners.current?.focus();
  }, [failures]);
  // A run may end while the next one is being typed: that is not scrolled away.
  useEffect(() => {
    if (notice && !document.activeElement?.matches("input, select, textarea"))
      banners.current?.scrollIntoView({ block: "nearest" });
  }, [notice]);

  function run() {
    const config = configOf(configuration.draft);
    const found = seekFailures(config, typeof places === "string" ? [] : places);
    setFailures(found);
    if (found.length === 0) void running.run(config);
  }
  const edited =
    <Change extends unknown[]>(act: (...change: Change) => void) =>
    (...change: Change) => {
      setFailures([]);
      act(...change);
    };
  const configure = (
    <Configure
      draft={configuration.draft}
      places={places}
      failures={failures}
      change={edited(configuration.change)}
      replace={edited(configuration.replace)}
      reset={edited(configuration.reset)}
      running={running}
      run={run}
    />
  );
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <h1 className="text-28 md:text-36">{texts.title}</h1>
      <Banners ref={banners} configuration={configuration} running={running} />
      <Tabs
        className="mt-4"
        label={texts.tabs}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { name: "configure", label: texts.configure, panel: configure },
          { name: "statistics", label: texts.statistics, panel: <Statistics /> },
          { name: "history", label: texts.history, panel: <History /> },
        ]}
      />
    </section>
  );
}

/** Which tab is open stands in the address. */
function useTab() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get("tab");
  return {
    tab: TABS.find((name) => name === named) ?? "configure",
    setTab: (name: (typeof TABS)[number]) =>
      void navigate(name === "configure" ? pathname : `${pathname}?tab=${name}`, {
        replace: true,
      }),
  };
}

interface BannersProps {
  ref: Ref<HTMLDivElement>;
  configuration: ReturnType<typeof useConfiguration>;
  running: ReturnType<typeof useSeekRun>;
}

/** What went wrong and what went well, above everything; each can be closed. */
function Banners({ ref, configuration, running }: BannersProps) {
  const { notice, failures } = running;
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-2 focus:outline-none *:first:mt-4">
      {configuration.fault && (
        <Banner kind="bad" onClose={configuration.dismissFault}>
          {configuration.fault}
        </Banner>
      )}
      {failures.length > 0 && (
        <Banner kind="bad" onClose={() => running.setFailures([])}>
          <p>{texts.failures}</p>
          <ul className="mt-1 list-disc pl-4">
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Banner>
      )}
      {notice && (
        <Banner kind={notice.kind} onClose={running.dismiss}>
          <p>{notice.text}</p>
          {notice.but && <p className="mt-1">{notice.but}</p>}
        </Banner>
      )}
    </div>
  );
}

/** Three counters. Where nobody knows them, they say so and nothing else does (spec 2 §8). */
function Statistics() {
  const { data, isFetching, refetch } = useStats();
  const figures = [
    [statisticsTexts.total, data?.total_runs],
    [statisticsTexts.successful, data?.successful_runs],
    [statisticsTexts.jobs, data?.total_jobs],
  ] as const;
  return (
    <div className="grid justify-items-start gap-6">
      <dl className={FIGURES}>
        {figures.map(([label, figure]) => (
          <Figure
            key={label}
            title={label}
            figure={figure === undefined ? statisticsTexts.unknown : statisticsTexts.number(figure)}
          />
        ))}
      </dl>
      <Button
        look="line"
        busy={isFetching}
        onClick={() => void refetch()}
        className="max-md:min-h-11"
      >
        {statisticsTexts.refresh}
      </Button>
    </div>
  );
}

const FIGURES =
  "grid w-full grid-cols-3 border-rule border-y *:flex *:flex-col *:justify-between *:border-rule *:py-4 *:pr-2 *:not-first:border-l *:not-first:pl-3 md:*:not-first:pl-5";

const { columns } = historyTexts;
const COLUMNS: readonly Column<SeekRun>[] = [
  { key: "started", title: columns.started, cell: startedText },
  { key: "status", title: columns.status, cell: (run) => <RunState status={run.status} /> },
  {
    key: "keywords",
    title: columns.keywords,
    hideBelow: "md",
    cell: ({ keywords }) => keywords.join(", ") || historyTexts.noKeywords,
  },
  { key: "location", title: columns.location, hideBelow: "xl", cell: ({ location }) => location },
  {
    key: "found",
    title: columns.found,
    align: "right",
    hideBelow: "md",
    cell: ({ jobs_found }) => historyTexts.number(jobs_found),
  },
  {
    key: "new",
    title: columns.fresh,
    align: "right",
    cell: ({ jobs_new }) => historyTexts.number(jobs_new),
  },
  {
    key: "duration",
    title: columns.duration,
    align: "right",
    hideBelow: "md",
    cell: durationText,
  },
];

/** The last runs; each opens with what became of its keywords. */
function History() {
  const { data, isPending, refetch } = useStats();
  const [opened, setOpened] = useState<SeekRun>();
  if (isPending) return <SkeletonList rows={4} lines={1} label={historyTexts.loading} />;
  // Spec 2 §8: that they could not be loaded is only logged. It would be wrong to say that there are none.
  if (!data)
    return (
      <Button look="line" onClick={() => void refetch()}>
        {statisticsTexts.refresh}
      </Button>
    );
  return (
    <>
      <Table
        label={historyTexts.table}
        columns={COLUMNS}
        rows={data.recent_runs}
        rowKey={({ id }) => id}
        rowLabel={startedText}
        onOpen={setOpened}
        open={opened?.id}
        empty={<EmptyState title={historyTexts.none} text={historyTexts.noneText} />}
      />
      {opened && <RunDialog run={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const NONE: readonly SeekRun[] = [];

/**
 * One run at a time. Its answer is held until it ends; a run that goes on without anybody waiting, from
 * this page or from before it was loaded, is followed in the statistics.
 */
function useSeekRun() {
  const client = useQueryClient();
  const [isHeld, setHeld] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { data } = useStats(isHeld);
  const runs = data?.recent_runs ?? NONE;
  const stopped = useRef(false);
  /** The run whose end its own answer told: the list, which may come later, does not tell it once more. */
  const told = useRef<string>(undefined);
  const underWay = runs.find(({ status }) => status === "running");
  const reload = () => client.invalidateQueries({ queryKey: statsQuery.queryKey });
  useEnding(runs, isHeld, (end, { id }) => {
    if (id !== told.current) setNotice(end);
  });

  async function run(config: SeekConfig): Promise<void> {
    setHeld(true);
    setNotice(undefined);
    stopped.current = false;
    try {
      const result = await startSeek(config);
      if (!result.running) told.current = result.run_id;
      setNotice(noticeOf(result, stopped.current));
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) setFailures(error.errors);
      else setNotice({ kind: "bad", text: messageOf(error, texts.runFailed) });
    }
    stopped.current = false;
    // The button waits for it: until then the run that has ended seems to be under way.
    await reload();
    setHeld(false);
  }
  const stopping = useAction(configureTexts.stopFailed);
  // Until the list has it as stopped: a second press would be told that it has ended already.
  const stop = (id: string) =>
    stopping.run("stop", async () => {
      stopped.current = true;
      try {
        const { message } = await stopSeek(id);
        // The run's own end may have been told meanwhile, and says more.
        if (stopped.current) setNotice({ kind: "note", text: message });
        await reload();
      } catch (error) {
        stopped.current = false;
        setNotice({ kind: "bad", text: messageOf(error, configureTexts.stopFailed) });
      }
    });
  return {
    run,
    stop,
    underWay,
    isRunning: isHeld || underWay !== undefined,
    notice,
    dismiss: () => setNotice(undefined),
    failures,
    setFailures,
  };
}

/** That somebody stopped it is no failure. */
function noticeOf(result: SeekResult, isStopped: boolean): Notice {
  const { success, running, error, jobs_found, jobs_saved } = result;
  if (running || (isStopped && !success)) return { kind: "note", text: error };
  if (success) return { kind: "ok", text: texts.completed(jobs_found, jobs_saved), but: error };
  return { kind: "bad", text: error || texts.scrapingFailed };
}

/** Tells the end of a run that was under way while nobody held its answer. */
function useEnding(
  runs: readonly SeekRun[],
  isHeld: boolean,
  tell: (notice: Notice, run: SeekRun) => void,
): void {
  const followed = useRef<string>(undefined);
  useEffect(() => {
    const underWay = runs.find(({ status }) => status === "running");
    const before = runs.find(({ id }) => id === followed.current);
    const end = before && endOf(before);
    followed.current = isHeld ? undefined : underWay?.id;
    if (end && !isHeld) tell(end, before);
  }, [runs, isHeld, tell]);
}
