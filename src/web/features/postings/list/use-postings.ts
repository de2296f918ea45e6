import { useQuery } from "@tanstack/react-query";
import { postingsQuery } from "./api.ts";

/** The caller's postings, and what they amount to. Events say when there is something new. */
export function usePostings() {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(postingsQuery);
  return {
    data,
    isPending,
    now: new Date(dataUpdatedAt || Date.now()),
    retry: () => void refetch(),
  };
}
