import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { postingTexts as texts } from "./texts.ts";

const ROWS = [1, 2, 3];

/** In the shape of the rows. */
export function PostingsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      {ROWS.map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="grid gap-x-4 gap-y-3 border-rule border-b py-5 md:grid-cols-[84px_minmax(0,1fr)_112px_188px] md:gap-x-5"
        >
          <div>
            <Skeleton className="h-8 w-12" />
            <Skeleton className="mt-3 w-20" />
          </div>
          <div>
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="mt-3 w-2/5" />
          </div>
          <div className="max-md:hidden">
            <Skeleton className="w-16" />
            <Skeleton className="mt-3 w-24" />
            <Skeleton className="mt-3 w-20" />
          </div>
          <Skeleton className="h-9 w-32" />
        </div>
      ))}
    </div>
  );
}
