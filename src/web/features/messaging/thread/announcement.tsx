import { useEffect, useRef, useState } from "react";
import { type Message, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import type { Unsent } from "../write/kept/kept.ts";

interface AnnouncementProps {
  messages: readonly Message[];
  unsent: readonly Unsent[];
  me: string;
}

/** Says what comes in, and what did not go out, to those who do not see it. */
export function Announcement({ messages, unsent, me }: AnnouncementProps) {
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
