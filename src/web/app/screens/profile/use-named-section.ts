import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Whoever does one of these has taken over. */
const TAKEN_OVER = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * The address may name a section that is not there yet when the browser looks for it, or that moves
 * while what stands above it arrives: the page stays with it until somebody does something.
 */
export function useNamedSection(content: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (!id || !content.current) return;
    const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    observer.observe(content.current);
    const stop = () => observer.disconnect();
    for (const event of TAKEN_OVER) addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const event of TAKEN_OVER) removeEventListener(event, stop);
    };
  }, [content, hash]);
}
