import { useQuery } from "@tanstack/react-query";
import type { CountState, listPostings } from "#contract/postings.ts";
import type { Answer } from "#web/lib/api.ts";
import { postingsQuery } from "./api.ts";

/** An event says when a posting is counted; one that is missed is made up for by asking. */
const COUNTING_MS = 15_000;

/** The caller's postings, and what they amount to. Events say when there is something new. */
export function usePostings() {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery({
    ...postingsQuery,
    refetchInterval: ({ state }) => stateOf(state.data) !== "counted" && COUNTING_MS,
  });
  const now = new Date(dataUpdatedAt || Date.now());
  return {
    data,
    isPending,
    now,
    countState: stateOf(data),
    retry: () => void refetch(),
  };
}

const stateOf = (postings: Answer<typeof listPostings> | undefined): CountState =>
  postings?.totals.count_state ?? "counted";
