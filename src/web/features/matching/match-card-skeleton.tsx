import { Skeleton } from "#web/ui/list/skeleton.tsx";

/** In the shape of a card. It says nothing: the list around it speaks once for all. */
export function MatchCardSkeleton() {
  return (
    <div aria-hidden="true" className="pt-6 pb-4">
      <div className="flex items-center justify-between">
        <Skeleton className="w-28" />
        <Skeleton className="h-6 w-12" />
      </div>
      <Skeleton className="mt-3 h-5 w-3/4" />
      <div className="mt-3 border-rule border-b pb-3">
        <Skeleton lines={2} />
      </div>
      <div className="mt-3 min-h-[150px]">
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
