import type { Turn } from "./api.ts";
import { factCounts } from "./missing-facts.ts";
import { chatTexts as texts } from "./texts.ts";

/** "4 of 6 facts known, 1 left off", and the same drawn. */
export function FactsKnown({ turn }: { turn: Turn }) {
  const { known, off, all } = factCounts(turn);
  const width = (count: number) => ({ width: `${(100 * count) / all}%` });
  return (
    <div className="w-full md:w-[220px]">
      <p className="text-13 tabular-nums">
        <b className="font-semibold">{texts.known(known, all)}</b> {texts.factsKnown}
        {off > 0 && <span className="text-ink-3">, {texts.leftOff(off)}</span>}
      </p>
      <div aria-hidden="true" className="mt-1.5 flex h-[3px] bg-paper-3">
        <div className="bg-accent" style={width(known)} />
        <div className="bg-rule-2" style={width(off)} />
      </div>
    </div>
  );
}
