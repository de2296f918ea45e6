import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { type Conversation, type Message, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { messageOf } from "#web/lib/api.ts";
import { jobPath } from "#web/lib/paths.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Menu, MenuItem } from "#web/ui/float/menu.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Link } from "#web/ui/link.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { refreshCounts, setBlocked } from "../api.ts";
import { messageTexts, safetyTexts, messageTexts as texts } from "../texts.ts";
import { MessageBox } from "../write/message-box.tsx";
import type { Unsent } from "../write/unsent-text.ts";
import { type Sending, useSending } from "../write/use-sending.ts";
import { BackToList } from "./back-to-list.tsx";
import { MessageList, type ThreadView, useThread } from "./message-list.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import { useOpening } from "./use-opening.ts";

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

interface AnnouncementProps {
  messages: readonly Message[];
  unsent: readonly Unsent[];
  me: string;
}

/** Says what comes in, and what did not go out, to those who do not see it. */
function Announcement({ messages, unsent, me }: AnnouncementProps) {
  const [said, setSaid] = useState("");
  const last = messages.at(-1);
  const heard = useRef<string>(undefined);
  const failures = unsent.filter(({ state }) => state === "failed").length;
  const failed = useRef(failures);

  useEffect(() => {
    const before = heard.current;
    heard.current = last?.id;
    // What was there when the conversation was opened is read, not announced.
    if (!last || before === undefined || before === last.id || last.sender_id === me) return;
    setSaid(`${last.sender_name}: ${last.text}`);
  }, [last, me]);

  useEffect(() => {
    if (failures > failed.current) setSaid(say.sendFailed);
    failed.current = failures;
  }, [failures]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

interface ThreadBodyProps {
  thread: ThreadView;
  sending: Sending;
  conversation: Conversation;
  me: string;
}

function ThreadBody({ thread, sending, conversation, me }: ThreadBodyProps) {
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

interface ThreadHeaderProps {
  conversation: Conversation;
  titleId: string;
}

function ThreadHeader({ conversation, titleId }: ThreadHeaderProps) {
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

interface ThreadFootProps {
  conversation: Conversation;
  sending: Sending;
}

/** The box to write in, or why there is none. */
function ThreadFoot({ conversation, sending }: ThreadFootProps) {
  if (conversation.can_write)
    return (
      <MessageBox
        label={texts.messageTo(namesOf(conversation))}
        placeholder={texts.writeTo(callNameOf(conversation))}
        value={sending.draft}
        onChange={sending.setDraft}
        onSend={sending.send}
        canSend={sending.canSend}
      />
    );
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-rule border-t py-4 text-13 text-ink-2 lg:pl-7">
      <p className="min-w-0 flex-1">{whyNot(conversation)}</p>
      {conversation.is_blocked && <UnblockButton conversation={conversation} />}
    </div>
  );
}

function whyNot({ is_blocked, people }: Conversation): string {
  if (is_blocked) return say.blockedByYou;
  return people.length === 0 ? texts.alone : say.gone;
}

function UnblockButton({ conversation }: { conversation: Conversation }) {
  const { set, busy, fault } = useBlocking(conversation);
  return (
    <>
      {fault && (
        <span role="alert" className="text-danger">
          {fault}
        </span>
      )}
      <Button look="line" className="max-md:min-h-11" busy={busy} onClick={() => void set(false)}>
        {safetyTexts.unblock}
      </Button>
    </>
  );
}

/** Whom a conversation is with. */
export function namesOf({ people, title }: Pick<Conversation, "people" | "title">): string {
  return people.map(({ name }) => name).join(", ") || title || texts.nobody;
}

/** What a box says to write to: one person by the first name. */
function callNameOf(conversation: Pick<Conversation, "people" | "title">): string {
  const [one, ...others] = conversation.people;
  const isOne = one !== undefined && others.length === 0;
  return (isOne && one.name.trim().split(/\s+/)[0]) || namesOf(conversation);
}

/** The last line, and whether it is the reader's own. */
export function lastLineOf({ last_message: last }: Conversation, me: string): string {
  if (!last) return "";
  const text = last.text.replace(/\s+/g, " ");
  return last.sender_id === me ? `${texts.you}: ${text}` : text;
}

interface ConversationMenuProps {
  conversation: Conversation;
  name: string;
}

type ReportFile = typeof import("../report-dialog.tsx");

/** What one does with people one would rather not hear from. */
function ConversationMenu({ conversation, name }: ConversationMenuProps) {
  const [asked, setAsked] = useState<"block" | "report">();
  const { set, unblock, busy, fault } = useBlocking(conversation);
  const [report, setReport] = useState<ReportFile>();
  const close = () => setAsked(undefined);

  /** Its form is fetched by the few who need it. */
  async function askReport() {
    try {
      setReport(await import("../report-dialog.tsx"));
      setAsked("report");
    } catch {
      toast.error(safetyTexts.reportNotLoaded);
    }
  }
  const label = messageTexts.more(name);
  const trigger = (
    <Button look="quiet" size="icon" aria-label={label} className="flex-none max-md:size-11">
      <WorkIcon name="dots" className="*:stroke-[2.2]" />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger} label={label}>
        {conversation.is_blocked ? (
          <MenuItem onSelect={unblock}>{safetyTexts.unblock}</MenuItem>
        ) : (
          <MenuItem onSelect={() => setAsked("block")}>{safetyTexts.block}</MenuItem>
        )}
        <MenuItem onSelect={() => void askReport()}>{safetyTexts.report}</MenuItem>
      </Menu>
      <ConfirmDialog
        open={asked === "block"}
        onClose={close}
        onConfirm={() => void set(true, close)}
        title={safetyTexts.blockTitle(name)}
        text={safetyTexts.blockText}
        confirm={safetyTexts.block}
        busy={busy}
        fault={fault}
      />
      {report && asked === "report" && (
        <report.ReportDialog id={conversation.id} name={name} onClose={close} />
      )}
    </>
  );
}

function useBlocking({ id }: Pick<Conversation, "id">) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(safetyTexts.blockFailed);
  const set = (blocked: boolean, onDone?: () => void) =>
    run("block", async () => {
      await setBlocked(client, id, blocked);
      toast.success(blocked ? safetyTexts.blocked : safetyTexts.unblocked);
      onDone?.();
    });
  /** From a menu, which is closed by then: what goes wrong is said in passing. */
  const unblock = () =>
    void setBlocked(client, id, false).then(
      () => toast.success(safetyTexts.unblocked),
      (error) => toast.error(messageOf(error, safetyTexts.blockFailed)),
    );
  return { set, unblock, busy: busy !== undefined, fault };
}
