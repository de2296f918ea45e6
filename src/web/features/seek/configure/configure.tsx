import type { SeekConfig } from "#contract/seek-rules.ts";
import type { SeekDraft } from "../model/seek-draft.ts";
import { faultsOf } from "../model/seek-faults.ts";
import { configureTexts as texts } from "../texts.ts";
import type { Places } from "../use-configuration.ts";
import { Filters } from "./filters.tsx";
import { Part } from "./part.tsx";
import { RunPanel } from "./run-panel.tsx";
import { Search } from "./search.tsx";
import { Templates } from "./templates.tsx";

interface ConfigureProps {
  draft: SeekDraft;
  places: Places;
  failures: readonly string[];
  change: (change: Partial<SeekDraft>) => void;
  replace: (config: SeekConfig) => void;
  reset: () => void;
  running: Parameters<typeof RunPanel>[0]["running"];
  run: () => void;
}

/** The form, and beside it what it would amount to. Below, where there is room for one column only. */
export function Configure(props: ConfigureProps) {
  const { draft, places, failures, change, replace, reset, running, run } = props;
  const faults = faultsOf(failures, draft);
  return (
    <div className="flex flex-col gap-x-12 gap-y-8 xl:grid xl:grid-cols-[minmax(0,1fr)_264px] xl:items-start">
      <div className={`grid min-w-0 gap-10 ${CLEAR}`}>
        <Templates draft={draft} onChoose={replace} onReset={reset} />
        <Part title={texts.search}>
          <Search {...{ draft, places, faults, change }} />
        </Part>
        <Part title={texts.filters}>
          <Filters {...{ draft, faults, change }} />
        </Part>
      </div>
      <RunPanel draft={draft} running={running} run={run} />
    </div>
  );
}

/** What has the focus is not under the bar at the lower edge, which is higher while a run goes on. */
const CLEAR =
  "max-xl:[&_:is(button,input,select)]:scroll-mb-40 max-md:[&_:is(button,input,select)]:scroll-mb-56";
