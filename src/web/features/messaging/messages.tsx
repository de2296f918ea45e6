import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Navigate } from "react-router";
import { type Conversation, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { type SessionUser, useSession } from "#web/lib/session.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Avatar } from "#web/ui/list/mark/avatar.tsx";
import { CountBadge } from "#web/ui/list/mark/count-badge.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { conversationsQuery, refreshConversations } from "./api.ts";
import { type MessagesView, useMessagesView } from "./messages-view.ts";
import { messageTexts as texts } from "./texts.ts";
import { lastLineOf, namesOf, ThreadPanel } from "./thread/thread-panel.tsx";

import { ThreadSkeleton } from "./thread/thread-skeleton.tsx";
import { useNow } from "./use-now.ts";
import { ComposePanel } from "./write/compose-panel.tsx";
import { forgetOthers } from "./write/use-unsent.ts";

/** Spec 1 §2: the conversations, then the one that is open. A page, and a tab of the dashboard. */
export function Messages() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  return <Inbox key={session.user.id} user={session.user} />;
}

function Inbox({ user }: { user: SessionUser }) {
  const { data, isPending, refetch } = useQuery(conversationsQuery);
  const { view } = useMessagesView();
  useEffect(() => forgetOthers(user.id), [user.id]);
  useReturnToRow(view);
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
  if (data.length === 0 && view.at === "list")
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
    <Frame list={list} isListOnly={view.at === "list"}>
      <Opened conversations={data} user={user} />
    </Frame>
  );
}

interface OpenedProps {
  conversations: readonly Conversation[];
  user: SessionUser;
}

function Opened({ conversations, user }: OpenedProps) {
  const { view, addressFor } = useMessagesView();
  if (view.at === "list") return <p className="m-auto p-7 text-ink-2">{texts.choose}</p>;
  if (view.at === "conversation") {
    const conversation = conversations.find(({ id }) => id === view.id);
    if (!conversation) return <MissingConversation key={view.id} />;
    return <ThreadPanel key={view.id} conversation={conversation} me={user.id} />;
  }
  const begun = conversations.find(({ job }) => job?.id === view.id);
  if (begun) return <Navigate to={addressFor({ at: "conversation", id: begun.id })} replace />;
  return <ComposePanel key={view.id} jobId={view.id} me={user.id} />;
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

function NoConversations({ role }: Pick<SessionUser, "role">) {
  const action = (
    <ButtonLink look="line" to="/dashboard" className="max-md:min-h-11">
      {texts.emptyStep[role]}
    </ButtonLink>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText[role]} action={action} />;
}

/** On a small screen the list comes back in place of a conversation: one goes on from its row. */
function useReturnToRow(view: MessagesView): void {
  const left = useRef<string>(undefined);
  const open = view.at === "conversation" ? view.id : undefined;
  useEffect(() => {
    const id = left.current;
    left.current = open;
    if (id && !open) document.getElementById(rowId(id))?.focus();
  }, [open]);
}

/** The list may be older than the link that led here, so it is asked once more before this is said. */
function MissingConversation() {
  const client = useQueryClient();
  const { addressFor } = useMessagesView();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void refreshConversations(client).finally(() => setAsked(true));
  }, [client]);
  if (!asked) return <ThreadSkeleton />;
  const action = (
    <ButtonLink look="line" to={addressFor({ at: "list" })} replace className="max-md:min-h-11">
      {texts.allConversations}
    </ButtonLink>
  );
  return (
    <div className="lg:pl-7">
      <EmptyState title={say.notFound} text={texts.missingText} action={action} />
    </div>
  );
}

interface ConversationListProps {
  conversations: readonly Conversation[];
  me: string;
}

function ConversationList({ conversations, me }: ConversationListProps) {
  const { view, addressFor } = useMessagesView();
  const now = useNow();
  const open = view.at === "conversation" ? view.id : undefined;
  return (
    <ul aria-label={texts.conversations}>
      {conversations.map((conversation) => (
        <li key={conversation.id} className="border-rule border-b">
          <ConversationRow
            {...{ conversation, me, now }}
            isOpen={conversation.id === open}
            to={addressFor({ at: "conversation", id: conversation.id })}
            // So that the way back leaves no step behind.
            state={view.at === "list" ? { fromList: true } : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function ConversationListSkeleton() {
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

interface ConversationRowProps {
  conversation: Conversation;
  me: string;
  now: Date;
  isOpen: boolean;
  to: string;
  state: unknown;
}

/** How the list finds the row that was left. */
const rowId = (conversationId: string) => `conversation-${conversationId}`;

const ROW =
  "grid grid-cols-[30px_minmax(0,1fr)_auto] items-start gap-x-3 py-3 text-13 leading-[1.45] no-underline -outline-offset-2 hover:bg-paper-3 aria-[current]:bg-paper-2 lg:px-4";

function ConversationRow(props: ConversationRowProps) {
  const { conversation, me, now, isOpen, to, state } = props;
  const { id, title, unreadCount, last_message, created_at } = conversation;
  const isUnread = unreadCount > 0;
  const name = namesOf(conversation);
  const when = last_message?.timestamp ?? created_at;
  return (
    <Link
      id={rowId(id)}
      to={to}
      state={state}
      aria-current={isOpen || undefined}
      className={`${ROW} max-lg:-mx-3 max-lg:px-3`}
    >
      <Avatar name={name} />
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <span className="truncate font-semibold">{name}</span>
        <time dateTime={when} className="whitespace-nowrap text-12 text-ink-3">
          {relativeTime(new Date(when), now)}
        </time>
        {title && title !== name && <span className="col-span-2 truncate text-ink-2">{title}</span>}
        <span className={`col-span-2 truncate ${isUnread ? "font-medium text-ink" : "text-ink-3"}`}>
          {lastLineOf(conversation, me)}
        </span>
      </span>
      <span className="mt-5 min-w-5 text-right">
        <CountBadge count={unreadCount} what={texts.unread} />
      </span>
    </Link>
  );
}
