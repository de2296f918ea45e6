import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { messageTexts as texts } from "../texts.ts";

/** Mine at the right, theirs at the left, as they will stand. */
const SHAPES = [
  "h-14 w-3/5 self-end",
  "h-8 w-1/2",
  "h-8 w-2/5",
  "h-14 w-1/2 self-end",
  "h-8 w-3/5",
];

export function ThreadSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col gap-5 overflow-hidden py-6 lg:pl-7">
      <span className="sr-only">{texts.loadingMessages}</span>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} className={shape} />
      ))}
    </div>
  );
}
