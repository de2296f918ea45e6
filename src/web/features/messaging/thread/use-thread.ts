import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Message } from "#contract/messaging.ts";
import { MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { useAction } from "#web/lib/use-action.ts";
import { loadEarlier, threadQuery } from "../api.ts";

const NONE: readonly Message[] = [];

export function useThread(conversationId: string) {
  const client = useQueryClient();
  const { data, isPending, refetch, dataUpdatedAt } = useQuery(threadQuery(conversationId));
  const { run, busy, fault } = useAction(say.messagesFailed);
  const messages = data?.messages ?? NONE;
  const first = messages[0];
  const hasEarlier = data?.hasEarlier ?? false;

  function earlier(): void {
    if (first && hasEarlier)
      void run("earlier", () => loadEarlier(client, conversationId, first.id));
  }
  return {
    state: stateOf(data !== undefined, isPending),
    messages,
    /** When the server last answered. */
    readAt: dataUpdatedAt,
    retry: () => void refetch(),
    hasEarlier,
    earlier,
    isLoadingEarlier: busy !== undefined,
    earlierFault: fault,
  };
}
export type ThreadView = ReturnType<typeof useThread>;

function stateOf(isKnown: boolean, isPending: boolean): "full" | "loading" | "failed" {
  if (isKnown) return "full";
  return isPending ? "loading" : "failed";
}
