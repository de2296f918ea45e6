import { useSyncExternalStore } from "react";

/** From here on a page has room for two columns; the same as `xl` of the style sheet. */
const WIDE = "(min-width: 67.5rem)";

export const useWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
