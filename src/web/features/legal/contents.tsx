import { useMemo } from "react";
import { useCurrentSection } from "./current-section.ts";
import type { LegalSection } from "./legal-section.ts";
import { SectionLink } from "./section-link.tsx";

/** The table of contents: a list above the text, and from 1080 px a rail that stays beside it. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return (
    <nav
      aria-labelledby="legal-contents"
      className="max-w-[632px] xl:sticky xl:top-[88px] xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:mt-2 xl:max-h-[calc(100dvh-112px)] xl:self-start xl:overflow-y-auto print:hidden"
    >
      <p id="legal-contents" className="pb-2.5 font-medium text-13 text-ink-3">
        Contents
      </p>
      <ol className="border-ink border-t md:columns-2 md:gap-10 xl:columns-1 xl:border-rule xl:border-t-0 xl:border-l">
        {sections.map(({ id, title }, at) => (
          <li key={id} className="break-inside-avoid">
            <SectionLink
              id={id}
              aria-current={id === current ? "location" : undefined}
              className="flex min-h-9 items-center border-rule border-b text-15 text-ink-2 tabular-nums leading-tight no-underline hover:text-ink xl:-ml-px xl:min-h-8 xl:border-transparent xl:border-b-0 xl:border-l-2 xl:pl-3 xl:text-13 xl:aria-[current]:border-ink xl:aria-[current]:font-medium xl:aria-[current]:text-ink"
            >
              <span className="w-9 flex-none text-ink-3 xl:w-8">{at + 1}.</span> {title}
            </SectionLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
