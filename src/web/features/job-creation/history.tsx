import { useEffect, useId, useRef, useState } from "react";
import type { TalkStep } from "#contract/job-creation.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Icon } from "#web/ui/icon.tsx";
import { historyTexts as texts } from "./draft/texts.ts";
import type { OpenTalk } from "./use-talk.ts";

/** Every step of the talk with what it changed, the newest first. */
export function History({ open }: { open: OpenTalk }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { steps } = open.talk;
  useFreshSteps(open, isOpen);
  return (
    <section className="mt-8 border-rule border-t pt-2">
      <h2 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-ml-1 flex min-h-11 items-center gap-2 px-1 font-[550] text-13"
        >
          <Icon name="down" small className={isOpen ? "" : "-rotate-90"} />
          {texts.title}
          <span className="font-normal text-ink-3">{texts.count(steps.length)}</span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Steps steps={steps} />}
      </div>
    </section>
  );
}

/** What a step changed comes with the talk, and not with the answer to the step. */
function useFreshSteps({ refresh, talk, onTheirWay }: OpenTalk, isOpen: boolean): void {
  const askAgain = useRef(refresh);
  askAgain.current = refresh;
  const count = talk.steps.length;
  const isSettled = onTheirWay.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step was taken.
  useEffect(() => {
    if (isOpen && isSettled) askAgain.current();
  }, [isOpen, isSettled, count]);
}

function Steps({ steps }: { steps: readonly TalkStep[] }) {
  const now = new Date();
  if (steps.length === 0) return <p className="pb-2 text-13 text-ink-3">{texts.empty}</p>;
  return (
    <ol className="pb-2 text-13">
      {steps
        .map((step, at) => ({ step, at }))
        .reverse()
        .map(({ step, at }) => (
          <li
            key={at}
            className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4 border-rule border-t py-2.5"
          >
            <time
              dateTime={step.at}
              title={new Date(step.at).toLocaleString("en-AU")}
              className="text-ink-3"
            >
              {relativeTime(new Date(step.at), now)}
            </time>
            <div className="wrap-anywhere min-w-0">
              <p className="line-clamp-2 font-medium">{whatHappened(step, at)}</p>
              {step.changes.length > 0 && (
                <ul className="mt-0.5 text-ink-2">
                  {step.changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
    </ol>
  );
}

function whatHappened({ said, reply }: TalkStep, at: number): string {
  if (said) return said;
  if (!reply) return texts.byHand;
  return at === 0 ? texts.begun : texts.reason;
}
