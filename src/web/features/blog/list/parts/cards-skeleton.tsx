import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { listTexts as texts } from "../../texts.ts";
import { CARD, CARDS } from "./card-frame.ts";

/** Spec 1 §9. */
const NUMBERS = [1, 2, 3, 4, 5, 6];

export function CardsSkeleton() {
  return (
    <div role="status" className={CARDS}>
      <span className="sr-only">{texts.loading}</span>
      {NUMBERS.map((number) => (
        <div key={number} className={CARD}>
          <Skeleton className="aspect-[400/190] h-auto! w-full" />
          <Skeleton className="mt-4 h-6! w-24" />
          <Skeleton className="mt-3 h-5! w-4/5" />
          <div className="mt-3">
            <Skeleton lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
