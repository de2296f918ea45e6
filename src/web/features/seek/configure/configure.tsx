import type { SeekConfig } from "#contract/seek-rules.ts";
import type { SeekDraft } from "../model/seek-draft.ts";
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
  change: (change: Partial<SeekDraft>) => void;
  replace: (config: SeekConfig) => void;
  reset: () => void;
  running: Parameters<typeof RunPanel>[0]["running"];
  run: () => void;
}

/** The form, and beside it what it would amount to. Below, where there is room for one column only. */
export function Configure(props: ConfigureProps) {
  const { draft, places, change, replace, reset, running, run } = props;
  return (
    <div className="flex flex-col gap-x-12 gap-y-8 xl:grid xl:grid-cols-[minmax(0,1fr)_264px] xl:items-start">
      <div className="grid min-w-0 gap-10">
        <Templates draft={draft} onChoose={replace} onReset={reset} />
        <Part title={texts.search}>
          <Search draft={draft} places={places} change={change} />
        </Part>
        <Part title={texts.filters}>
          <Filters draft={draft} change={change} />
        </Part>
      </div>
      <RunPanel draft={draft} running={running} run={run} />
    </div>
  );
}
