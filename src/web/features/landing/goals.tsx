import { RuledSection } from "./ruled-section.tsx";
import { goalTexts as texts } from "./sections-texts.ts";

export interface Goal {
  figure: string;
  label: string;
}

/** What the operator works towards, and that it is no more than that. Without goals there is nothing. */
export function Goals({ goals }: { goals: readonly Goal[] }) {
  if (goals.length === 0) return null;
  return (
    <RuledSection id="goals" title={texts.title} note={texts.text} className="mt-12">
      <dl className="grid grid-cols-2 gap-x-10 gap-y-6 md:grid-cols-4">
        {goals.map(({ figure, label }) => (
          // A term comes before what is said of it; the eye gets the figure first.
          <div key={label} className="flex flex-col-reverse justify-end gap-1.5">
            <dt className="text-13 text-ink-2">{label}</dt>
            <dd className="font-[440] font-serif text-28 lining-nums leading-none tracking-[-0.02em] md:text-36">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </RuledSection>
  );
}
