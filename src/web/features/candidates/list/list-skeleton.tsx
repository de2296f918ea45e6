import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { candidateTexts as texts } from "../texts.ts";

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** In the shape of the rows that come. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <div className="h-8 border-rule border-b max-md:hidden" />
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex h-[81px] items-center gap-8 border-rule border-b px-5 md:h-12 md:px-10"
        >
          <Skeleton className="ml-9 w-40" />
          <Skeleton className="ml-auto h-5 w-24" />
        </div>
      ))}
    </div>
  );
}
