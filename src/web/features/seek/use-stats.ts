import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { SEEK_SENTENCES as say } from "#contract/seek.ts";
import { messageOf } from "#web/lib/api.ts";
import { statsQuery } from "./api.ts";

/** Events say at once what is new; this also goes on where they cannot. */
const WHILE_RUNNING_MS = 3000;

/** The numbers and the last runs. Spec 2 §8: a failure to load them is only logged. */
export function useStats(isHeld = false) {
  const stats = useQuery({
    ...statsQuery,
    refetchInterval: ({ state }) =>
      isHeld || state.data?.stats.recent_runs.some(({ status }) => status === "running")
        ? WHILE_RUNNING_MS
        : false,
  });
  useLogged(stats.error, say.statsFailed);
  return stats;
}

export function useLogged(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) console.warn(messageOf(error, fallback));
  }, [error, fallback]);
}
