import {
  COMPLETION_ITEMS,
  type CompletionItem,
  completionPercent,
  missingItems,
  type SavedProfile,
} from "#contract/candidate-profile.ts";
import { completionTexts as texts } from "./texts.ts";

interface CompletionLineProps {
  profile: SavedProfile;
  onReach: (item: CompletionItem) => void;
}

/** How much of the profile is filled in, and what comes next (spec 1 §5). */
export function CompletionLine({ profile, onReach }: CompletionLineProps) {
  const missing = missingItems(profile);
  const [next] = missing;
  const percent = completionPercent(missing.length);
  const filled = COMPLETION_ITEMS.length - missing.length;
  return (
    <div className="mb-8 max-w-[520px]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-18">
          {next ? texts.filled(texts.counts[filled] ?? "") : texts.all}
        </span>
        <span className="text-13 text-ink-2 tabular-nums">{texts.percent(percent)}</span>
      </p>
      <progress
        aria-label={texts.label}
        max={100}
        value={percent}
        className="mt-2 block h-[3px] w-full appearance-none overflow-hidden bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
      {/* The line stays when nothing is missing, so that nothing below it moves. */}
      <p className="mt-1 min-h-6 text-13 leading-6 max-md:min-h-11 max-md:leading-[44px]">
        {next && (
          <>
            {texts.next}{" "}
            <a
              href={`#${next}`}
              onClick={(event) => {
                event.preventDefault();
                onReach(next);
              }}
              className="inline-block font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2"
            >
              {texts.items[next]}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
