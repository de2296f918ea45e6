import { useEffect, useRef } from "react";

/**
 * Called before something slow, it gives a question for afterwards: whether the reader is still
 * where they were. A navigation works even after its screen is gone, and would bring them back.
 */
export function useStillHere(): () => () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => {
    const asked = addressNow();
    return () => isShown.current && addressNow() === asked;
  };
}

/** Of the browser: it knows of a step at once, while the router may still wait for the next screen. */
const addressNow = () => location.pathname + location.search;
