import { type Ref, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { seekFailures } from "#contract/seek-rules.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { Configure } from "./configure.tsx";
import { History } from "./history.tsx";
import { configOf } from "./seek-draft.ts";
import { Statistics } from "./statistics.tsx";
import { seekTexts as texts } from "./texts.ts";
import { useConfiguration, usePlaces } from "./use-configuration.ts";
import { useSeekRun } from "./use-seek-run.ts";

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
