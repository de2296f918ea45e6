import type { Conversation } from "#contract/messaging.ts";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { usePlace } from "../address.ts";
import { messageTexts as texts } from "../texts.ts";
import { useNow } from "../use-now.ts";
import { ConversationRow } from "./conversation-row.tsx";

interface ConversationListProps {
  conversations: readonly Conversation[];
  me: string;
}

export function ConversationList({ conversations, me }: ConversationListProps) {
  const { place, addressFor } = usePlace();
  const now = useNow();
  const open = place.at === "conversation" ? place.id : undefined;
  return (
    <ul aria-label={texts.conversations}>
      {conversations.map((conversation) => (
        <li key={conversation.id} className="border-rule border-b">
          <ConversationRow
            {...{ conversation, me, now }}
            isOpen={conversation.id === open}
            to={addressFor({ at: "conversation", id: conversation.id })}
            // So that the way back leaves no step behind.
            state={place.at === "list" ? { fromList: true } : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

export function ConversationListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loadingConversations}</span>
      {[1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="grid grid-cols-[30px_minmax(0,1fr)] gap-x-3 border-rule border-b py-3 lg:px-4"
        >
          <Skeleton className="size-[30px] rounded-full" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
