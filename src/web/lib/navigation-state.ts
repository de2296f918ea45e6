import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type * as z from "zod/mini";
import { safeParse } from "zod/mini";
import type { Schema } from "#contract/endpoint.ts";

const never = () => () => {};

/**
 * What the last screen handed over with its navigation. The browser keeps it over a reload, which
 * the server cannot know: during hydration there is none.
 */
export function useNavigationState<S extends Schema>(schema: S): z.output<S> | undefined {
  const { state } = useLocation();
  const handed: unknown = useSyncExternalStore(
    never,
    () => state,
    () => undefined,
  );
  return safeParse(schema, handed).data;
}
