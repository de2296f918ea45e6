import { MatchCardSkeleton } from "../../card/match-card-skeleton.tsx";
import { resultTexts as texts } from "../texts.ts";

const CARDS = [1, 2, 3, 4, 5, 6];

export function ResultsSkeleton() {
  return (
    <div role="status" className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">{texts.loading}</span>
      {CARDS.map((card) => (
        <div key={card} className="border-rule border-b">
          <MatchCardSkeleton />
        </div>
      ))}
    </div>
  );
}
