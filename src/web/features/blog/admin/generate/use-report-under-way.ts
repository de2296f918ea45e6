import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { BlogStats } from "#contract/blog-admin.ts";
import { askAgain, statsQuery } from "../api.ts";

const AGAIN_MS = 2000;

/**
 * Whether a report is being written: also one that this page began before it was loaded anew, or that somebody
 * else or the clock began. `onWritten` is called when it is there, of those that are not our `own`.
 */
export function useReportUnderWay(own: boolean, onWritten: () => void): boolean {
  const client = useQueryClient();
  const { data } = useQuery({
    ...statsQuery,
    refetchInterval: ({ state }) => (state.data?.is_generating ? AGAIN_MS : false),
  });
  const seen = useRef<BlogStats>(undefined);
  const told = useRef(onWritten);
  useEffect(() => {
    told.current = onWritten;
  });
  useEffect(() => {
    if (!data || own) {
      seen.current = undefined;
      return;
    }
    if (data.is_generating) {
      seen.current ??= data;
      return;
    }
    const before = seen.current;
    seen.current = undefined;
    if (!before) return;
    void askAgain(client);
    if (data.ai_generated_posts > before.ai_generated_posts) told.current();
  }, [data, own, client]);
  return data?.is_generating ?? false;
}
