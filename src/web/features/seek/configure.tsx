import { type ReactNode, useId } from "react";
import { SEEK_TEMPLATES, type SeekConfig } from "#contract/seek-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { configWords } from "./config-words.ts";
import { Filters } from "./filters.tsx";
import { RunPanel } from "./run-panel.tsx";
import { Search } from "./search.tsx";
import { draftOf, isSame, type SeekDraft } from "./seek-draft.ts";
import { faultsOf } from "./seek-faults.ts";
import { configureTexts as texts } from "./texts.ts";
import type { Places } from "./use-configuration.ts";

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

interface TemplatesProps {
  draft: SeekDraft;
  onChoose: (config: SeekConfig) => void;
  onReset: () => void;
}

/** Four configurations to start from, each with what it holds. */
function Templates({ draft, onChoose, onReset }: TemplatesProps) {
  const reset = (
    <Button look="quiet" onClick={onReset} className="-mr-3.5 max-md:min-h-11">
      {texts.reset}
    </Button>
  );
  return (
    <Part title={texts.templates} action={reset}>
      <p className="-mt-3 text-13 text-ink-2">{texts.templatesText}</p>
      <ul className="-mt-2 grid gap-2 md:grid-cols-2">
        {SEEK_TEMPLATES.map(({ name, config }) => (
          <li key={name} className="grid">
            <button
              type="button"
              aria-pressed={isSame(draft, draftOf(config))}
              onClick={() => onChoose(config)}
              className="grid content-start gap-1 rounded-sm bg-paper-2 px-3.5 py-3 text-left text-13 transition-colors hover:bg-paper-3 aria-pressed:bg-wash aria-pressed:shadow-[inset_2px_0_var(--color-ink)]"
            >
              <span className="font-[550]">{name}</span>
              <span className="text-12 text-ink-2">{configWords(config)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface PartProps {
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the form under its rule. */
function Part({ title, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-ink border-t pt-3">
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        {action}
      </div>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
