import { Icon } from "../icon.tsx";

interface ProgressStep {
  name: string;
  /** How long it takes: "About 10 seconds". */
  estimate: string;
}

interface ProgressStepsProps {
  /** What is being done, for those who do not see it. */
  label: string;
  steps: readonly ProgressStep[];
  /** The one that runs, from 0; the number of steps when all have ended. */
  at: number;
}

/** Work as it runs: each step is inactive, then active, then completed (spec 1 §4). */
export function ProgressSteps({ label, steps, at }: ProgressStepsProps) {
  const running = steps[at];
  return (
    <div className="text-13">
      <p role="status" className="sr-only">
        {running
          ? `Step ${at + 1} of ${steps.length}: ${running.name}. ${running.estimate}.`
          : `${label}: completed.`}
      </p>
      <ol aria-label={label} className="border-ink border-t">
        {steps.map((step, index) => (
          <Step key={step.name} {...step} state={stateAt(index, at)} />
        ))}
      </ol>
    </div>
  );
}

type State = "inactive" | "active" | "completed";

function stateAt(index: number, at: number): State {
  if (index < at) return "completed";
  return index === at ? "active" : "inactive";
}

const INKS: Record<State, string> = {
  inactive: "text-ink-3",
  active: "font-[550] text-ink",
  completed: "text-ink-2",
};

function Step({ name, estimate, state }: ProgressStep & { state: State }) {
  return (
    <li
      aria-current={state === "active" ? "step" : undefined}
      className={`flex min-h-[46px] items-center gap-3 border-rule border-b py-2 ${INKS[state]}`}
    >
      <Mark state={state} />
      <span className="min-w-0">{name}</span>
      <span className="ml-auto flex-none text-right font-normal text-ink-3">
        {state === "completed" ? "Completed" : estimate}
      </span>
    </li>
  );
}

function Mark({ state }: { state: State }) {
  if (state === "completed") return <Icon name="check" className="text-accent" />;
  if (state === "active") return <Icon name="turn" className="animate-turn text-accent" />;
  return (
    <span aria-hidden="true" className="m-1 size-2 flex-none rounded-full border border-rule-2" />
  );
}
