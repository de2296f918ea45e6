import type { QueryClient } from "@tanstack/react-query";
import type { Pair } from "./compare-candidate.ts";
import { lazyFile } from "./lazy-file.ts";
import { lateTexts } from "./texts.ts";

const MAKER = lazyFile(() => import("./compare-candidate.ts"));

/** Made when somebody asks for it and not before; closing the profile does not give it up. */
export const comparisonQuery = (pair: Pair) => ({
  queryKey: ["POST /compares", { ...pair, isRecruiter: true }] as const,
  // The signal is not read: who reads it is given up as soon as somebody else is opened.
  async queryFn({ client }: { client: QueryClient }) {
    const { compareCandidate } = await MAKER.fetch().catch(() => {
      throw new Error(lateTexts.failed);
    });
    return compareCandidate(client, pair);
  },
  enabled: false,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});
