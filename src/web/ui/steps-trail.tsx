import type { ReactNode } from "react";
import { Link } from "./link.tsx";

interface TrailStep {
  label: string;
  /** Where it leads; a step that is still to come leads nowhere. */
  to?: string;
  /** Done instead, where going there is more than a link. */
  onPress?: () => void;
  current?: boolean;
}

interface StepsTrailProps {
  steps: readonly TrailStep[];
  /** At the other end of the line: what leaves the steps. */
  end?: ReactNode;
}

/** Which step of a short way someone is on, and the way back: "Upload / Results / Comparison". */
export function StepsTrail({ steps, end }: StepsTrailProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 text-13 text-ink-2 leading-6">
      <nav aria-label="Steps">
        <ol className="flex flex-wrap gap-x-2">
          {steps.map((step, at) => (
            <li key={step.label} aria-current={step.current ? "step" : undefined}>
              {at > 0 && (
                <span aria-hidden="true" className="mr-2 text-rule-2">
                  /
                </span>
              )}
              <Step {...step} />
            </li>
          ))}
        </ol>
      </nav>
      {end}
    </div>
  );
}

const LINK = "underline decoration-rule-2 decoration-1 underline-offset-3 hover:text-ink";

function Step({ label, to, onPress, current = false }: TrailStep) {
  if (current) return <span className="font-medium text-ink">{label}</span>;
  if (onPress)
    return (
      <button type="button" onClick={onPress} className={LINK}>
        {label}
      </button>
    );
  if (!to) return label;
  return (
    <Link to={to} className={LINK}>
      {label}
    </Link>
  );
}
