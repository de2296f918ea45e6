import { useEffect, useRef, useState } from "react";
import { Icon } from "#web/ui/icon.tsx";

interface SectionListProps {
  sections: readonly { id: string; title: string }[];
}

/** The way around: beside the page, or where there is no room for that in a list that opens above it. */
export function SectionList({ sections }: SectionListProps) {
  return (
    <>
      <Beside sections={sections} />
      <Above sections={sections} />
    </>
  );
}

/** It stays below the header, so that every section is two presses away from everywhere. */
function Above({ sections }: SectionListProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");
  return (
    <nav
      aria-label="Sections"
      className="sticky top-14 z-10 -mx-5 mb-6 border-rule border-b bg-paper md:-mx-10 xl:hidden"
    >
      <details ref={details} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-5 font-medium text-13 -outline-offset-2 md:px-10 [&::-webkit-details-marker]:hidden">
          Sections
          <Icon name="down" className="group-open:rotate-180" />
        </summary>
        <ul className="max-h-[60dvh] overflow-y-auto border-rule border-t px-5 py-1 md:columns-2 md:px-10">
          {sections.map(({ id, title }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                onClick={close}
                className="flex min-h-11 items-center text-ink-2 no-underline hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** A line beside the names shows which of them are in sight. */
function Beside({ sections }: SectionListProps) {
  const inSight = useInSight(sections);
  return (
    <nav aria-label="Sections" className="sticky top-24 hidden self-start text-13 xl:block">
      <ul className="border-rule border-l">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              data-seen={inSight.has(id) || undefined}
              className="-ml-px block border-transparent border-l-2 py-[7px] pl-4 text-ink-3 leading-[1.4] no-underline transition-colors hover:text-ink data-seen:border-ink data-seen:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Not for a sliver below the header or at the lower edge. */
const SIGHT = "-160px 0px -120px 0px";

function useInSight(sections: SectionListProps["sections"]): ReadonlySet<string> {
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInSight((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          return now;
        }),
      { rootMargin: SIGHT },
    );
    const watch = () => {
      for (const { id } of sections) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
    };
    watch();
    // Some of them come when their data do. One that is watched already is not watched twice.
    const arrivals = new MutationObserver(watch);
    arrivals.observe(document.getElementById("main") ?? document.body, {
      childList: true,
      subtree: true,
    });
    return () => {
      arrivals.disconnect();
      observer.disconnect();
    };
  }, [sections]);
  return inSight;
}
