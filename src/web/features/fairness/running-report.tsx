import type { Running } from "./api.ts";
import { fairnessTexts as texts } from "./texts.ts";

export function RunningReport({ running: { done, of } }: { running: Running }) {
  return (
    <div className="mb-10 max-w-[520px] print:hidden">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-18">{texts.underWay}</span>
        <span className="text-13 text-ink-2 tabular-nums">
          {of === 0 ? texts.choosing : texts.progress(done, of)}
        </span>
      </p>
      <progress
        aria-label={texts.progressLabel}
        max={Math.max(1, of)}
        value={done}
        className="mt-2 block h-[3px] w-full appearance-none overflow-hidden bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}
