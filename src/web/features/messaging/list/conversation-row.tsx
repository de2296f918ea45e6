import type { Conversation } from "#contract/messaging.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Link } from "#web/ui/link.tsx";
import { Avatar } from "#web/ui/list/mark/avatar.tsx";
import { CountBadge } from "#web/ui/list/mark/count-badge.tsx";
import { messageTexts as texts } from "../texts.ts";
import { lastLineOf, namesOf } from "./conversation-words.ts";

interface ConversationRowProps {
  conversation: Conversation;
  me: string;
  now: Date;
  isOpen: boolean;
  to: string;
  state: unknown;
}

/** How the list finds the row that was left. */
export const rowId = (conversationId: string) => `conversation-${conversationId}`;

const ROW =
  "grid grid-cols-[30px_minmax(0,1fr)_auto] items-start gap-x-3 py-3 text-13 leading-[1.45] no-underline -outline-offset-2 hover:bg-paper-3 aria-[current]:bg-paper-2 lg:px-4";

export function ConversationRow(props: ConversationRowProps) {
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
