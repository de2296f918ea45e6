import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AdminPost, BlogStats } from "#contract/blog-admin.ts";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { askAgain, statsQuery, writeReport } from "./api.ts";
import { generateTexts as texts } from "./texts.ts";

/** How the last one ended; of one that this page did not wait for, only that it is there. */
type Outcome =
  | { readonly post: AdminPost; readonly message: string }
  | { readonly fault: string }
  | { readonly isThere: true };

export type Generating = ReturnType<typeof useGenerate>;

/** One report at a time. Whoever has gone elsewhere meanwhile is told there how it ended. */
export function useGenerate(isShown: boolean, openEditor: (id: string) => void) {
  const client = useQueryClient();
  const { run, busy } = useAction(texts.failed);
  const [outcome, setOutcome] = useState<Outcome>();
  const isWatched = useRef(false);
  useEffect(() => {
    isWatched.current = isShown;
    return () => {
      isWatched.current = false;
    };
  }, [isShown]);
  const isUnderWay = useReportUnderWay(busy !== undefined, () => {
    setOutcome({ isThere: true });
    if (!isWatched.current) toast.success(texts.meanwhile);
  });
  const isWriting = busy !== undefined || isUnderWay;

  async function write(): Promise<void> {
    try {
      const { post, message } = await writeReport();
      setOutcome({ post, message });
      const action = { label: texts.edit, onPress: () => openEditor(post.id) };
      if (!isWatched.current) toast.success(message, { action });
    } catch (error) {
      const fault = messageOf(error, texts.failed);
      setOutcome({ fault });
      if (!isWatched.current) toast.error(fault);
    }
    await askAgain(client);
  }
  return {
    isWriting,
    outcome,
    dismiss: () => setOutcome(undefined),
    generate() {
      if (isWriting) return;
      setOutcome(undefined);
      void run("generate", write);
    },
  };
}

const AGAIN_MS = 2000;

/**
 * Whether a report is being written: also one that this page began before it was loaded anew, or that somebody
 * else or the clock began. `onWritten` is called when it is there, of those that are not our `own`.
 */
function useReportUnderWay(own: boolean, onWritten: () => void): boolean {
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
