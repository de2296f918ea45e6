import { Button } from "#web/ui/button.tsx";
import { bytesOfText } from "#web/ui/form/bytes-text.ts";
import { ProgressSteps } from "#web/ui/list/steps/progress-steps.tsx";
import { SIDES } from "../side.ts";
import type { Bringing, Comparing } from "./comparing.ts";
import { COMPARE_STEPS, compareTexts as texts } from "./texts.ts";

const NAMES = { resume: texts.resumeName, job: texts.jobName } as const;

interface ComparingViewProps {
  comparing: Comparing;
  onCancel: () => void;
}

/** Work as it runs: the three steps of the spec, and what has come of the two documents. */
export function ComparingView({ comparing, onCancel }: ComparingViewProps) {
  const { step, bringing } = comparing;
  return (
    <div className="max-w-[620px]">
      <ProgressSteps label={texts.progress} steps={COMPARE_STEPS} at={step} />
      <dl className="mt-6 grid gap-2 text-13">
        {SIDES.map((side) => (
          <div key={side} className="grid grid-cols-[120px_minmax(0,1fr)] items-baseline">
            <dt className="text-ink-3">{NAMES[side]}</dt>
            <dd className="tabular-nums">{saidOf(bringing[side])}</dd>
          </div>
        ))}
      </dl>
      {/* There before its words are, which are else not read out everywhere. */}
      <p role="status" className="mt-4 max-w-[60ch] text-13 text-ink-2">
        {SIDES.some((side) => isReading(bringing[side])) && texts.scan}
      </p>
      <Button look="line" className="mt-6" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

const isReading = (bringing: Bringing) => "is" in bringing && bringing.is === "reading";

const WORDS = { waiting: texts.waiting, reading: texts.reading, arrived: texts.arrived } as const;

function saidOf(bringing: Bringing): string {
  if ("is" in bringing) return WORDS[bringing.is];
  const { sent, total } = bringing;
  return sent < total ? texts.uploading(bytesOfText(sent, total)) : texts.processing;
}
