import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { askAgain, writeReport } from "../api.ts";
import { generateTexts as texts } from "../texts.ts";
import { useReportUnderWay } from "./use-report-under-way.ts";

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
