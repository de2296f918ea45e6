import { MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { messageTexts as texts } from "../../texts.ts";
import type { Unsent } from "../../write/kept/kept.ts";
import type { Sending } from "../../write/use-sending.ts";
import { MINE, MY_WORDS } from "./message-run.tsx";

/** On its way, or kept because it did not get there. */
export function UnsentMessage({ one, sending }: { one: Unsent; sending: Sending }) {
  return (
    <li className={MINE}>
      <span className="sr-only">{texts.you}: </span>
      <p className={MY_WORDS}>{one.text}</p>
      {one.state === "sending" ? (
        <span className="mt-[3px] block text-12 text-ink-3">{texts.sending}</span>
      ) : (
        <Failed one={one} sending={sending} />
      )}
    </li>
  );
}

function Failed({ one, sending }: { one: Unsent; sending: Sending }) {
  return (
    <span className="mt-1 flex flex-wrap items-center justify-end gap-x-4 text-13">
      <span className="flex items-start gap-1.5 text-danger">
        <Icon name="warning" small className="mt-[3px]" />
        <span>
          {say.sendFailed}
          {one.reason && `. ${one.reason}`}
        </span>
      </span>
      <span className="flex gap-4">
        <TextButton className="max-md:min-h-11" onClick={() => sending.retry(one)}>
          {texts.retry}
        </TextButton>
        <TextButton className="max-md:min-h-11" onClick={() => sending.discard(one)}>
          {texts.discard}
        </TextButton>
      </span>
    </span>
  );
}
