import { useEffect, useState } from "react";

interface SectionListProps {
  sections: readonly { id: string; title: string }[];
}

/** The way around on a large screen. A line beside the names shows which of them are in sight. */
export function SectionList({ sections }: SectionListProps) {
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
