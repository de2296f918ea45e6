import type { Conversation } from "#contract/messaging.ts";
import { jobPath } from "#web/lib/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { namesOf } from "../list/conversation-words.ts";
import { ConversationMenu } from "../safety/conversation-menu.tsx";
import { messageTexts as texts } from "../texts.ts";
import { BackToList } from "./back-to-list.tsx";

interface ThreadHeaderProps {
  conversation: Conversation;
  titleId: string;
}

export function ThreadHeader({ conversation, titleId }: ThreadHeaderProps) {
  const name = namesOf(conversation);
  return (
    <header className="flex flex-none items-center gap-3 border-rule border-b py-3 lg:pl-7">
      <BackToList />
      <div className="min-w-0 flex-1">
        <h2
          id={titleId}
          tabIndex={-1}
          className="truncate text-18 leading-[1.3] outline-none max-lg:text-22"
        >
          {name}
        </h2>
        <About conversation={conversation} name={name} />
      </div>
      <ConversationMenu conversation={conversation} name={name} />
    </header>
  );
}

/** A job that is closed has no page that could be opened. */
function About({ conversation, name }: { conversation: Conversation; name: string }) {
  const { job, title } = conversation;
  const what = job ? [job.title, job.company].filter(Boolean).join(", ") : title;
  if (!what || what === name) return null;
  return (
    <p className="truncate text-13 text-ink-2">
      {texts.about}{" "}
      {job?.is_open ? (
        <Link
          to={jobPath(job.id)}
          className="underline decoration-1 decoration-rule-2 underline-offset-3 hover:decoration-current"
        >
          {what}
        </Link>
      ) : (
        what
      )}
      {job && !job.is_open && `, ${texts.closedJob}`}
    </p>
  );
}
