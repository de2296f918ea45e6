import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import type { Conversation } from "#contract/messaging.ts";
import { refreshCounts } from "../api.ts";
import { ThreadFoot } from "../write/thread-foot.tsx";
import { useSending } from "../write/use-sending.ts";
import { Announcement } from "./announcement.tsx";
import { ThreadBody } from "./thread-body.tsx";
import { ThreadHeader } from "./thread-header.tsx";
import { useOpening } from "./use-opening.ts";
import { useThread } from "./use-thread.ts";

interface ThreadPanelProps {
  conversation: Conversation;
  me: string;
}

/** One conversation: whom it is with, what was said, and what is being written. */
export function ThreadPanel({ conversation, me }: ThreadPanelProps) {
  const client = useQueryClient();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const thread = useThread(conversation.id);
  const sending = useSending({ conversationId: conversation.id, me, messages: thread.messages });
  useOpening(panel);

  // What has been read is no longer counted anywhere. The server says so too, where it is heard.
  const isStale = thread.state === "full" && conversation.unreadCount > 0;
  const { readAt } = thread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever it brought.
  useEffect(() => {
    if (isStale) void refreshCounts(client);
  }, [client, readAt]);

  return (
    <section
      ref={panel}
      aria-labelledby={titleId}
      className="flex min-h-0 min-w-0 flex-1 flex-col scroll-mt-[-16px]"
    >
      <ThreadHeader conversation={conversation} titleId={titleId} />
      <ThreadBody {...{ thread, sending, conversation, me }} />
      <ThreadFoot {...{ conversation, sending }} />
      <Announcement messages={thread.messages} unsent={sending.unsent} me={me} />
    </section>
  );
}
