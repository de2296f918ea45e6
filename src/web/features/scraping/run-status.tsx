import type { Run } from "#contract/scraping.ts";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { RUN_WORDS } from "./texts.ts";

/** How a run stands, in words: how far it is, or why it failed. */
export function RunStatus({ run }: { run: Run }) {
  const { status, done, total, error } = run;
  const { word, dot } = RUN_WORDS[status];
  const hasSteps = status === "running" && total > 0;
  return (
    <>
      <StatusWord dot={dot}>{hasSteps ? `${word}, ${done} of ${total}` : word}</StatusWord>
      {hasSteps && <Meter part={done / total} />}
      {error && <span className="block text-12 text-ink-3">{error}</span>}
    </>
  );
}

/** The words above it say the same. */
function Meter({ part }: { part: number }) {
  return (
    <span
      aria-hidden="true"
      className="mt-1.5 block h-[3px] max-w-40 overflow-hidden rounded-full bg-paper-3"
    >
      <span
        className="block h-full bg-accent transition-[width] duration-220"
        style={{ width: `${Math.round(100 * Math.min(1, part))}%` }}
      />
    </span>
  );
}
