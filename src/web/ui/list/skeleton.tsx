/** Uneven, like words. */
const WIDTHS = ["w-1/3", "w-4/5", "w-3/5", "w-11/12"] as const;

const BAR = "h-3 rounded-[2px] bg-paper-3 animate-pulse motion-reduce:animate-none";

interface SkeletonProps {
  lines?: number;
  /** The size of the box that comes, when it is no text: "h-40 w-full". */
  className?: string;
}

/** Stands in for what comes, in its shape. It says nothing: `SkeletonList` speaks once for all. */
export function Skeleton({ lines = 1, className }: SkeletonProps) {
  if (className) return <div aria-hidden="true" className={`${BAR} ${className}`} />;
  return (
    <div aria-hidden="true" className="grid gap-2.5 py-1">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <div key={line} className={`${BAR} ${WIDTHS[line % WIDTHS.length]}`} />
      ))}
    </div>
  );
}

interface SkeletonListProps {
  rows: number;
  /** The lines of each row. */
  lines?: number;
  /** What is awaited: "Loading candidates". */
  label?: string;
}

/** A list that is on its way. */
export function SkeletonList({ rows, lines = 2, label = "Loading" }: SkeletonListProps) {
  return (
    <div role="status" className="border-ink border-t">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <div key={row} className="border-rule border-b py-3">
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}
