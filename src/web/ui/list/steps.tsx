import { Icon } from "../icon.tsx";

interface StepsProps {
  /** What the steps lead to, for those who do not see them. */
  label: string;
  steps: readonly string[];
  /** The one in hand, from 0; the number of steps when all are done. */
  at: number;
}

/** Where someone is in a wizard. A small screen names only the step in hand. */
export function Steps({ label, steps, at }: StepsProps) {
  return (
    <ol aria-label={label} className="flex gap-1 text-13 md:gap-0">
      {steps.map((step, index) => (
        <Step key={step} name={step} number={index + 1} done={index < at} current={index === at} />
      ))}
    </ol>
  );
}

interface StepProps {
  name: string;
  number: number;
  done: boolean;
  current: boolean;
}

function Step({ name, number, done, current }: StepProps) {
  const line = done || current ? "border-accent" : "border-rule";
  const ink = current ? "font-[550] text-ink" : `${done ? "text-ink-2" : "text-ink-3"}`;
  return (
    <li
      aria-current={current ? "step" : undefined}
      className={`flex items-baseline gap-2 border-t-2 pt-2.5 md:flex-1 ${current ? "flex-[2]" : "flex-1"} ${line} ${ink}`}
    >
      <span aria-hidden="true" className="w-3.5 flex-none tabular-nums">
        {done ? <Icon name="check" small className="translate-y-0.5 text-accent" /> : number}
      </span>
      <span className={current ? "" : "max-md:sr-only"}>
        {name}
        {done && <span className="sr-only">, done</span>}
      </span>
    </li>
  );
}
