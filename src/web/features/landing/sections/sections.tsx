import { CompareFeature } from "./compare-feature.tsx";
import { type Goal, Goals } from "./goals.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { RuledSection } from "./ruled-section.tsx";
import { benefitTexts as texts } from "./texts.ts";

export interface SectionsProps {
  goals: readonly Goal[];
}

/** What stands under the uploader (spec 1 §2, home). Only words: nothing here needs a script. */
export function Sections({ goals }: SectionsProps) {
  return (
    <>
      <HowItWorks />
      <CompareFeature />
      <Benefits />
      <Goals goals={goals} />
    </>
  );
}

function Benefits() {
  return (
    <RuledSection id="benefits" title={texts.title} className="mt-12">
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
        {texts.benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-18 leading-[1.3]">{title}</h3>
            <p className="mt-1.5 max-w-[60ch] text-13 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
