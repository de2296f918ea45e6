import { type Conversation, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { messageTexts as texts } from "../texts.ts";
import type { Sending } from "../write/use-sending.ts";
import { MessageList } from "./messages/message-list.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import type { ThreadView } from "./use-thread.ts";

interface ThreadBodyProps {
  thread: ThreadView;
  sending: Sending;
  conversation: Conversation;
  me: string;
}

export function ThreadBody({ thread, sending, conversation, me }: ThreadBodyProps) {
  if (thread.state === "loading") return <ThreadSkeleton />;
  if (thread.state === "failed")
    return (
      <div className="min-h-0 flex-1 overflow-y-auto lg:pl-7">
        <ErrorState
          title={say.messagesFailed}
          text={texts.messagesFailedText}
          onRetry={thread.retry}
        />
      </div>
    );
  if (thread.messages.length === 0 && sending.unsent.length === 0)
    return <p className="min-h-0 flex-1 py-6 text-ink-2 lg:pl-7">{texts.noMessages}</p>;
  return (
    <MessageList
      {...{ thread, sending, me }}
      // With one other person the head says who it is.
      withNames={conversation.people.length > 1}
    />
  );
}
