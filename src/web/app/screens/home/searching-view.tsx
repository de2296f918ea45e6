import { Icon } from "#web/ui/icon.tsx";
import type { Stage } from "./find-jobs.ts";
import { searchTexts as texts } from "./searching-texts.ts";

type Step = Exclude<Stage["at"], "reading">;

const STEPS: readonly Step[] = ["uploaded", "analyzing", "searching", "found"];

/** Work as it runs. Its words are also read out, beside the file (ui/form/file-drop.tsx). */
export function SearchingView({ stage }: { stage: Stage }) {
  const at = stage.at === "reading" ? -1 : STEPS.indexOf(stage.at);
  return (
    <ol aria-label={texts.progress} className="mt-4 border-ink border-t text-13">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? "step" : undefined}
          className={`flex min-h-[42px] flex-wrap items-center gap-x-3 border-rule border-b py-2 ${inkOf(index, at)}`}
        >
          <Mark isDone={index < at || stage.at === "found"} isNow={index === at} />
          <span className="min-w-0">{index === at ? stage.text : WORDS[step]}</span>
          {step === "analyzing" && index <= at && (
            <span className="w-full pl-7 font-normal text-12 text-ink-3 tabular-nums">
              {stage.read}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const WORDS: Record<Step, string> = {
  uploaded: texts.uploaded,
  analyzing: texts.analyzing,
  searching: texts.searching,
  found: texts.foundThem,
};

function inkOf(index: number, at: number): string {
  if (index === at) return "font-[550] text-ink";
  return index < at ? "text-ink-2" : "text-ink-3";
}

function Mark({ isDone, isNow }: { isDone: boolean; isNow: boolean }) {
  if (isDone) return <Icon name="check" className="text-accent" />;
  if (isNow) return <Icon name="turn" className="animate-turn text-accent" />;
  return (
    <span aria-hidden="true" className="m-1 size-2 flex-none rounded-full border border-rule-2" />
  );
}
