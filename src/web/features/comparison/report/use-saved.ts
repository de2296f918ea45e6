import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { keepComparison } from "../api.ts";
import { actionTexts as texts } from "./texts.ts";

/** Shown as done at once, and taken back when the server refuses. */
export function useSaved({ id, is_saved }: Pick<Comparison, "id" | "is_saved">) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(is_saved);
  const running = useRef(false);

  async function toggle(): Promise<void> {
    if (running.current) return;
    running.current = true;
    const next = !saved;
    setSaved(next);
    try {
      await keepComparison(client, id, next);
      toast.success(next ? texts.savedText : texts.unsavedText);
    } catch (error) {
      setSaved(!next);
      toast.error(messageOf(error, next ? texts.saveFailed : texts.unsaveFailed));
    } finally {
      running.current = false;
    }
  }
  return { saved, toggle };
}
