import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router";
import { type Conversation, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { type SessionUser, useSession } from "#web/lib/session.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { usePlace } from "./address.ts";
import { conversationsQuery } from "./api.ts";
import { ConversationList, ConversationListSkeleton } from "./list/conversation-list.tsx";
import { NoConversations } from "./list/no-conversations.tsx";
import { useReturnToRow } from "./list/use-return-to-row.ts";
import { messageTexts as texts } from "./texts.ts";
import { MissingConversation } from "./thread/missing-conversation.tsx";
import { ThreadPanel } from "./thread/thread-panel.tsx";
import { ComposePanel } from "./write/compose-panel.tsx";
import { forgetOthers } from "./write/kept/use-kept.ts";

/** Spec 1 §2: the conversations, then the one that is open. A page, and a tab of the dashboard. */
export function Messages() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  return <Inbox key={session.user.id} user={session.user} />;
}

function Inbox({ user }: { user: SessionUser }) {
  const { data, isPending, refetch } = useQuery(conversationsQuery);
  const { place } = usePlace();
  useEffect(() => forgetOthers(user.id), [user.id]);
  useReturnToRow(place);
  if (isPending) return <Frame list={<ConversationListSkeleton />} isListOnly={false} />;
  if (!data)
    return (
      <div className="border-ink border-t">
        <ErrorState
          title={say.conversationsFailed}
          text={texts.conversationsFailedText}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (data.length === 0 && place.at === "list")
    return (
      <div className="border-ink border-t">
        <NoConversations role={user.role} />
      </div>
    );
  const list =
    data.length > 0 ? (
      <ConversationList conversations={data} me={user.id} />
    ) : (
      <div className="lg:px-4">
        <NoConversations role={user.role} />
      </div>
    );
  return (
    <Frame list={list} isListOnly={place.at === "list"}>
      <Opened conversations={data} user={user} />
    </Frame>
  );
}

interface OpenedProps {
  conversations: readonly Conversation[];
  user: SessionUser;
}

function Opened({ conversations, user }: OpenedProps) {
  const { place, addressFor } = usePlace();
  if (place.at === "list") return <p className="m-auto p-7 text-ink-2">{texts.choose}</p>;
  if (place.at === "conversation") {
    const conversation = conversations.find(({ id }) => id === place.id);
    if (!conversation) return <MissingConversation key={place.id} />;
    return <ThreadPanel key={place.id} conversation={conversation} me={user.id} />;
  }
  const begun = conversations.find(({ job }) => job?.id === place.id);
  if (begun) return <Navigate to={addressFor({ at: "conversation", id: begun.id })} replace />;
  return <ComposePanel key={place.id} jobId={place.id} me={user.id} />;
}

interface FrameProps {
  list: ReactNode;
  isListOnly: boolean;
  children?: ReactNode;
}

/** Side by side where there is room; otherwise the list, or what is open in its place. */
function Frame({ list, isListOnly, children }: FrameProps) {
  const panel = children ?? <span />;
  return (
    <div
      data-reading={!isListOnly || undefined}
      className="border-ink border-t max-lg:data-reading:border-t-0 lg:grid lg:h-[clamp(420px,100dvh-180px,600px)] lg:grid-cols-[356px_minmax(0,1fr)] lg:border-b lg:border-b-rule"
    >
      <div
        className={`min-h-0 border-rule lg:-ml-4 lg:overflow-y-auto lg:border-r ${isListOnly ? "" : "max-lg:hidden"}`}
      >
        {list}
      </div>
      <div
        className={`flex min-h-0 min-w-0 flex-col max-lg:h-[calc(100dvh-56px)] max-lg:min-h-[420px] max-md:h-[calc(100dvh-108px)] ${isListOnly ? "max-lg:hidden" : ""}`}
      >
        {panel}
      </div>
    </div>
  );
}
