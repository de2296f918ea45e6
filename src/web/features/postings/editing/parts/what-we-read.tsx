import type { JobProfile } from "#contract/job-profile.ts";
import { SideSection } from "../../page/side-section.tsx";
import { asLine } from "../../texts.ts";
import { editingTexts as texts } from "../texts.ts";

/** What candidates are matched with, as it was read in the advertisement that was saved last. */
export function WhatWeRead({ details }: { details: JobProfile }) {
  const { mustHave, niceToHave, level, practiceArea, salary } = details;
  return (
    <SideSection title={texts.read}>
      <p className="pt-2 text-12 text-ink-3">{texts.readNote}</p>
      <Found title={texts.must} items={mustHave} none={texts.noRequirements} />
      <Found title={texts.nice} items={niceToHave} none={texts.noNice} />
      <dl className="mt-5 border-rule border-t">
        <Fact name={texts.pay}>{salary?.text || texts.payNotRead}</Fact>
        {level && <Fact name={texts.level}>{asLine(level)}</Fact>}
        {practiceArea && <Fact name={texts.area}>{practiceArea}</Fact>}
      </dl>
    </SideSection>
  );
}

interface FoundProps {
  title: string;
  items: readonly string[];
  none: string;
}

function Found({ title, items, none }: FoundProps) {
  return (
    <div className="mt-5">
      <h3 className="flex items-baseline justify-between gap-4 font-medium font-sans text-13 leading-[1.55] tracking-normal">
        {title} <span className="font-normal text-ink-3 tabular-nums">{items.length}</span>
      </h3>
      {items.length === 0 && <p className="mt-1 text-13 text-ink-2">{none}</p>}
      <ol className="wrap-anywhere mt-1 grid gap-1.5 font-serif text-15 leading-[1.45]">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an advertisement can say the same twice.
          <li key={at} className="border-rule border-t pt-1.5">
            {item}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 border-rule border-b py-2 text-13">
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
