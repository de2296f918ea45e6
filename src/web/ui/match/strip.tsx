import { type Grade, GradeSquare } from "./grade-square.tsx";
import { inkOf, type Rated } from "./rating.ts";

/** 4 of 5 required, 2 of 3 preferred. What is met in part is not counted as met. Duties only where they count. */
export function tallyText(
  required: readonly Grade[],
  preferred: readonly Grade[],
  duties: readonly Grade[] = [],
): string {
  const parts = [
    tally(required, "required"),
    tally(preferred, "preferred"),
    tally(duties, duties.length === 1 ? "duty" : "duties"),
  ].filter(Boolean);
  return parts.join(", ") || "No requirements listed";
}

function tally(grades: readonly Grade[], word: string): string {
  if (grades.length === 0) return "";
  return `${grades.filter((grade) => grade === "met").length} of ${grades.length} ${word}`;
}

interface StripProps extends Rated {
  required: readonly Grade[];
  preferred: readonly Grade[];
  /** Where they count: docs/decisions/0036. */
  duties?: readonly Grade[];
}

/** One square for each requirement, so that the count is drawn and not only claimed. */
export function Strip({ required, preferred, duties = [], level, fit }: StripProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13 text-ink-2 tabular-nums">
      <span
        aria-hidden="true"
        className={`flex flex-wrap gap-x-[11px] gap-y-1.5 empty:hidden ${inkOf({ level, fit })}`}
      >
        <Squares grades={required} />
        <Squares grades={preferred} />
        <Squares grades={duties} />
      </span>
      {tallyText(required, preferred, duties)}
    </span>
  );
}

export function Squares({ grades }: { grades: readonly Grade[] }) {
  if (grades.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-[3px]">
      {grades.map((grade, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares have nothing but their place.
        <GradeSquare key={index} grade={grade} />
      ))}
    </span>
  );
}
