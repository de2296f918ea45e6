import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { scrapingTexts as texts } from "../texts.ts";
import { CARDS } from "./cards.tsx";

const PLACES = [1, 2, 3, 4];

/** In the shape of the dashboard, so that nothing jumps. */
export function DashboardSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <div aria-hidden="true" className={CARDS}>
        {PLACES.map((place) => (
          <div key={place} className="h-[122px]">
            <Skeleton className="w-24" />
            <Skeleton className="mt-3 h-9 w-16" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-12 h-72 w-full" />
      <div className="mt-12 grid gap-x-14 gap-y-12 xl:grid-cols-2">
        <Skeleton lines={8} />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}
