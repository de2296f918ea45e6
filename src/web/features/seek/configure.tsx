import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useState } from "react";
import { type SeekRun, SEEK_SENTENCES as say } from "#contract/seek.ts";
import {
  SEEK_DEFAULTS,
  SEEK_TEMPLATES,
  type SeekConfig,
  type SeekLocation,
  seekEstimate,
  withWord,
} from "#contract/seek-rules.ts";
import { messageOf } from "#web/lib/api.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { WordsField } from "#web/ui/form/words-field.tsx";
import { configQuery, locationsQuery, statsQuery } from "./api.ts";
import { configWords } from "./config-words.ts";
import { Filters, faultsOf, type SeekFaults } from "./filters.tsx";
import { configOf, draftOf, isSame, type SeekDraft } from "./seek-draft.ts";
import { seekTexts, configureTexts as texts } from "./texts.ts";

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

interface SearchProps {
  draft: SeekDraft;
  places: Places;
  faults: SeekFaults;
  change: (change: Partial<SeekDraft>) => void;
}

/** Keywords, and where to look for them. */
function Search({ draft, places, faults, change }: SearchProps) {
  const id = useId();
  return (
    <>
      <WordsField
        id={`${id}keywords`}
        label={texts.keywords}
        hint={texts.keywordsHint}
        error={faults.keywords}
        words={draft.keywords}
        onChange={(keywords) => change({ keywords })}
        grow={withWord}
        add={texts.addKeyword}
      />
      <Location id={`${id}location`} {...{ draft, places, faults, change }} />
    </>
  );
}

/** From the list by name; while there is none, in the person's own words. */
function Location({ id, draft, places, faults, change }: SearchProps & { id: string }) {
  const common = {
    id,
    label: texts.location,
    error: faults.location,
    onChange: ({ target }: { target: { value: string } }) => change({ location: target.value }),
  };
  if (places === "unknown") return <Field {...common} value={draft.location} autoComplete="off" />;
  const names = places === "loading" ? [] : places.map(({ name }) => name);
  const known = names.find((name) => name.toLowerCase() === draft.location.trim().toLowerCase());
  // What stands there is kept and shown although the list does not have it; running says so.
  const strange = known === undefined && draft.location !== "" ? [draft.location] : [];
  const first = places === "loading" ? texts.loadingLocations : texts.chooseLocation;
  return (
    <Select
      {...common}
      value={known ?? draft.location}
      disabled={places === "loading"}
      options={[
        { value: "", label: first },
        ...[...strange, ...names].map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}

interface RunPanelProps {
  draft: SeekDraft;
  running: {
    readonly isRunning: boolean;
    readonly underWay: SeekRun | undefined;
    stop(id: string): Promise<void>;
  };
  run: () => void;
}

/** What the configuration amounts to, and the button. On small screens it stays in reach at the lower edge. */
function RunPanel({ draft, running, run }: RunPanelProps) {
  const { isRunning, underWay, stop } = running;
  return (
    <section
      aria-label={texts.summary}
      className="sticky bottom-0 z-10 border-ink border-t bg-paper py-3 max-md:bottom-13 xl:top-[81px] xl:bottom-auto xl:pt-3"
    >
      <h2 className="mb-3 text-22 max-xl:hidden">{texts.summary}</h2>
      <div className="flex flex-wrap items-center gap-4 xl:grid">
        <Estimate draft={draft} />
        <Button onClick={run} disabled={isRunning} className="ml-auto min-h-11 xl:ml-0 xl:min-h-9">
          {isRunning ? texts.running : texts.run}
        </Button>
      </div>
      <div role="status" className="text-12 text-ink-2">
        {isRunning && (
          <p className="mt-2">
            {underWay && `${texts.progress(underWay.done, underWay.total, underWay.jobs_found)} `}
            {texts.goesOn}
          </p>
        )}
      </div>
      {underWay && <TextButton onClick={() => void stop(underWay.id)}>{texts.stop}</TextButton>}
    </section>
  );
}

function Estimate({ draft }: { draft: SeekDraft }) {
  const { keywords, max_pages } = configOf(draft);
  const { jobs, minutes } = seekEstimate({ keywords, max_pages });
  return (
    <dl className="flex gap-x-6 tabular-nums xl:grid xl:grid-cols-2 xl:gap-y-3">
      <Figure label={texts.jobsLabel} figure={jobs} />
      <Figure label={texts.minutesLabel} figure={minutes} />
      <Figure label={texts.keywordsLabel} figure={keywords.length} wideOnly />
      <Figure label={texts.pagesLabel} figure={max_pages} wideOnly />
    </dl>
  );
}

interface FigureProps {
  label: string;
  figure: number;
  /** Left out where there is one column: the form that says it is near. */
  wideOnly?: boolean;
}

/** Nothing can be estimated from pages that are no number. */
function Figure({ label, figure, wideOnly = false }: FigureProps) {
  const text = Number.isFinite(figure) ? figure.toLocaleString("en-AU") : texts.unknown;
  return (
    <div className={`flex flex-col-reverse justify-end ${wideOnly ? "max-xl:hidden" : ""}`}>
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="font-serif text-22 lining-nums leading-[1.2] xl:text-28">{text}</dd>
    </div>
  );
}

/** The places that the board knows; "unknown" when they could not be loaded. */
type Places = readonly SeekLocation[] | "loading" | "unknown";

/** What stands in the form: the server's default until somebody changes it. */
export function useConfiguration() {
  const defaults = useQuery(configQuery);
  const [edited, setEdited] = useState<SeekDraft>();
  const [isDismissed, setDismissed] = useState(false);
  const draft = edited ?? draftOf(defaults.data ?? SEEK_DEFAULTS);
  return {
    draft,
    change: (change: Partial<SeekDraft>) => setEdited({ ...draft, ...change }),
    /** Spec 2 §4: the whole configuration. */
    replace: (config: SeekConfig) => setEdited(draftOf(config)),
    reset: () => setEdited(undefined),
    fault:
      defaults.error && !isDismissed
        ? messageOf(defaults.error, seekTexts.configFailed)
        : undefined,
    dismissFault: () => setDismissed(true),
  };
}

/** Spec 2 §8: a failure to load them is only logged, and any location can be typed. */
export function usePlaces(): Places {
  const { data, error, isPending } = useQuery(locationsQuery);
  useLogged(error, say.locationsFailed);
  if (isPending) return "loading";
  return data && data.length > 0 ? data : "unknown";
}

/** Events say at once what is new; this also goes on where they cannot. */
const WHILE_RUNNING_MS = 3000;

/** The numbers and the last runs. Spec 2 §8: a failure to load them is only logged. */
export function useStats(isHeld = false) {
  const stats = useQuery({
    ...statsQuery,
    refetchInterval: ({ state }) =>
      isHeld || state.data?.stats.recent_runs.some(({ status }) => status === "running")
        ? WHILE_RUNNING_MS
        : false,
  });
  useLogged(stats.error, say.statsFailed);
  return stats;
}

function useLogged(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) console.warn(messageOf(error, fallback));
  }, [error, fallback]);
}
