import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { notificationsQuery } from "../api.ts";

export type RunChange = (failed: string, work: () => Promise<unknown>) => void;

/** Runs one change at a time, so that a double click is one, and says what went wrong with it. */
export function useChange(): RunChange {
  const client = useQueryClient();
  const running = useRef(false);

  async function run(failed: string, work: () => Promise<unknown>): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error, failed));
    }
    // Only with the new list: until then its old buttons are still there to be pressed.
    await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    running.current = false;
  }
  return (failed, work) => void run(failed, work);
}
