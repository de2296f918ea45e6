import { useSyncExternalStore } from "react";

/** Room for a chat beside its preview; the same as `lg` of the style sheet. */
const TWO_COLUMNS = "(min-width: 56.25rem)";

export const isTwoColumns = () => matchMedia(TWO_COLUMNS).matches;

export const useTwoColumns = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(TWO_COLUMNS);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    isTwoColumns,
    () => true,
  );
