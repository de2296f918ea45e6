import type { Conversation } from "#contract/messaging.ts";
import { Button } from "#web/ui/button.tsx";
import { safetyTexts as texts } from "./texts.ts";
import { useBlocking } from "./use-blocking.ts";

export function UnblockButton({ conversation }: { conversation: Conversation }) {
  const { set, busy, fault } = useBlocking(conversation);
  return (
    <>
      {fault && (
        <span role="alert" className="text-danger">
          {fault}
        </span>
      )}
      <Button look="line" className="max-md:min-h-11" busy={busy} onClick={() => void set(false)}>
        {texts.unblock}
      </Button>
    </>
  );
}
