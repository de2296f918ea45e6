import {
  missingRecruiterItems,
  type RecruiterItem,
  type RecruiterProfile,
  recruiterCompletionPercent,
} from "#contract/recruiter-profile.ts";
import { TextButton } from "#web/ui/button.tsx";
import { recruiterTexts } from "./texts.ts";

const texts = recruiterTexts.completion;

interface RecruiterCompletionProps {
  profile: RecruiterProfile;
  onGoTo: (item: RecruiterItem) => void;
}

/** How much is filled in (spec 1 §5), and the way to what is not. */
export function RecruiterCompletion({ profile, onGoTo }: RecruiterCompletionProps) {
  const missing = missingRecruiterItems(profile);
  const percent = recruiterCompletionPercent(missing.length);
  const [next] = missing;
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
        <span className="font-[550] tabular-nums">{texts.percent(percent)}</span>
        {next && (
          <span className="text-ink-2">
            {texts.next} <TextButton onClick={() => onGoTo(next)}>{texts.items[next]}</TextButton>
          </span>
        )}
      </p>
      <progress
        aria-label={texts.label}
        aria-valuetext={texts.percent(percent)}
        max={100}
        value={percent}
        className="mt-2 block h-1 w-full appearance-none overflow-hidden rounded-sm bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}
