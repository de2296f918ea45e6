import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The first sign of somebody in front of the page. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin"] as const;

/** Whether the lower part of a page is needed: it is in sight, the address leads there, or somebody stirs. */
export function useWanted(place: RefObject<HTMLElement | null>): boolean {
  const { hash, search } = useLocation();
  const isNamed = hash !== "" || search !== "";
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (isNamed || wanted || !place.current) return;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    });
    observer.observe(place.current);
    for (const sign of SIGNS) addEventListener(sign, want, { passive: true });
    return () => {
      observer.disconnect();
      for (const sign of SIGNS) removeEventListener(sign, want);
    };
  }, [isNamed, wanted, place]);
  return wanted || isNamed;
}
