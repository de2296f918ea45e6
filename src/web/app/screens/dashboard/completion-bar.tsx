import { TextLink } from "#web/ui/text-link.tsx";
import { capital, numberWord } from "./number-words.ts";

interface CompletionBarProps {
  percent: number;
  filled: number;
  total: number;
  /** What to fill in next, and where. */
  next: { words: string; to: string } | undefined;
}

const texts = {
  filled: (filled: string, total: string) => `${filled} of ${total} complete`,
  progress: "Profile complete",
  next: "Next:",
  complete: "Your profile is complete.",
} as const;

/** How complete a profile is, in words and as a line, and what comes next. */
export function CompletionBar({ percent, filled, total, next }: CompletionBarProps) {
  return (
    <>
      <p className="font-serif text-18">
        {texts.filled(capital(countOf(filled, total)), numberWord(total))}
      </p>
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuenow={percent}
        className="mt-2 h-[3px] bg-paper-3"
      >
        <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-2 text-13 text-ink-2">
        {next ? (
          <>
            {texts.next} <TextLink to={next.to}>{next.words}</TextLink>
          </>
        ) : (
          texts.complete
        )}
      </p>
    </>
  );
}

function countOf(filled: number, total: number): string {
  if (filled === 0) return "none";
  return filled === total ? "all" : numberWord(filled);
}
