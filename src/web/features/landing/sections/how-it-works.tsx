import type { ReactNode } from "react";
import { CheckedExample, ReadExample, ShownExample } from "./how-examples.tsx";
import { RuledSection } from "./ruled-section.tsx";
import { howTexts as texts } from "./texts.ts";

/** Three steps, each with the same resume and the same job as its example. */
export function HowItWorks() {
  return (
    <RuledSection id="how-it-works" title={texts.title}>
      <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3 lg:gap-y-0">
        <Step number={1} {...texts.steps.read}>
          <ReadExample />
        </Step>
        <Step number={2} {...texts.steps.check}>
          <CheckedExample />
        </Step>
        <Step number={3} {...texts.steps.show}>
          <ShownExample />
        </Step>
      </ol>
    </RuledSection>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

/** Its three parts share their rows with those of its neighbours, so that the examples stand level. */
function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="relative before:absolute before:border-rule max-lg:not-first:before:inset-x-0 max-lg:not-first:before:-top-4 max-lg:not-first:before:border-t lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:not-first:before:inset-y-0 lg:not-first:before:-left-5 lg:not-first:before:border-l">
      <h3 className="flex items-baseline gap-3">
        <span aria-hidden="true" className="font-medium font-sans text-13 text-ink-3 leading-none">
          {number}
        </span>
        {title}
      </h3>
      <p className="mt-2 text-ink-2">{text}</p>
      <div className="mt-6 border-rule-2 border-t border-dotted pt-3">{children}</div>
    </li>
  );
}
