import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { reviewTexts as texts } from "../texts.ts";

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** In the shape of the rows that come. */
export function QueueSkeleton() {
  return (
    <div role="status" className="xl:w-[248px]">
      <span className="sr-only">{texts.loading}</span>
      {ROWS.map((row) => (
        <div key={row} className="h-[55px] border-rule border-b px-5 py-3 md:px-7">
          <Skeleton className="w-4/5" />
          <Skeleton className="mt-2 w-1/2" />
        </div>
      ))}
    </div>
  );
}
