import { useQuery } from "@tanstack/react-query";
import type { listPostings } from "#contract/postings.ts";
import type { Answer } from "#web/lib/api.ts";
import { postingsQuery } from "./api.ts";
import { isCounting } from "./model/is-counting.ts";

/** A count that stays at nobody is no event: it has to be asked for. */
const COUNTING_MS = 15_000;

/** The caller's postings, and what they amount to. Events say when there is something new. */
export function usePostings() {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery({
    ...postingsQuery,
    refetchInterval: ({ state }) =>
      isAnyCounting(state.data, new Date(state.dataUpdatedAt)) && COUNTING_MS,
  });
  const now = new Date(dataUpdatedAt || Date.now());
  return {
    data,
    isPending,
    now,
    isCounting: isAnyCounting(data, now),
    retry: () => void refetch(),
  };
}

const isAnyCounting = (postings: Answer<typeof listPostings> | undefined, now: Date): boolean =>
  postings?.data.some((posting) => isCounting(posting, now)) ?? false;
