import { type Conversation, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { callNameOf, namesOf } from "../conversation-words.ts";
import { messageTexts as texts } from "../texts.ts";
import { UnblockButton } from "../unblock-button.tsx";
import { MessageBox } from "./message-box.tsx";
import type { Sending } from "./use-sending.ts";

interface ThreadFootProps {
  conversation: Conversation;
  sending: Sending;
}

/** The box to write in, or why there is none. */
export function ThreadFoot({ conversation, sending }: ThreadFootProps) {
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
