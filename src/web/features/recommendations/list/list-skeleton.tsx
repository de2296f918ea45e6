import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { listTexts as texts } from "./texts.ts";

const ROWS = [1, 2, 3, 4];

/** In the shape of the rows. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      {ROWS.map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="grid gap-x-4 gap-y-3 border-rule border-b py-6 md:grid-cols-[104px_minmax(0,1fr)_168px]"
        >
          <div>
            <Skeleton className="h-8 w-14" />
            <Skeleton className="mt-3 w-20" />
          </div>
          <div>
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="mt-3 w-2/5" />
            <Skeleton className="mt-2 w-1/3" />
            <Skeleton className="mt-5 w-4/5" />
            <Skeleton className="mt-10 h-9 w-full max-w-[380px]" />
          </div>
          <div className="max-md:hidden">
            <Skeleton className="w-24" />
            <Skeleton className="mt-3 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
