import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The element after the last section. Where it is in view, the page cannot scroll much further. */
export const END = "legal-end";

/** A reader's eye rests a quarter down the window. The sections leave no gap, so one is on the line. */
const LINE = { rootMargin: "-25% 0px -75% 0px" };

interface Sight {
  onLine: readonly string[];
  inView: readonly string[];
}

/**
 * Which section is being read. The last ones may be too short to reach the line: at the end of the
 * page it is the one that was asked for, or else the last.
 */
export function pickCurrent(ids: readonly string[], { onLine, inView }: Sight, asked: string) {
  if (!inView.includes(END)) return ids.find((id) => onLine.includes(id));
  return inView.includes(asked) ? asked : ids.at(-1);
}

export function useCurrentSection(ids: readonly string[]): string | undefined {
  const { hash } = useLocation();
  const [onLine, setOnLine] = useState<readonly string[]>([]);
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => watch(ids, setOnLine, LINE), [ids]);
  useEffect(() => watch([...ids, END], setInView), [ids]);
  return pickCurrent(ids, { onLine, inView }, hash.slice(1));
}

function watch(
  ids: readonly string[],
  tell: (seen: readonly string[]) => void,
  options?: IntersectionObserverInit,
) {
  const seen = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) seen.add(target.id);
      else seen.delete(target.id);
    tell([...seen]);
  }, options);
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}
