import { useQueryClient } from "@tanstack/react-query";
import type { Conversation } from "#contract/messaging.ts";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { setBlocked } from "./api.ts";
import { safetyTexts as texts } from "./texts.ts";

export function useBlocking({ id }: Pick<Conversation, "id">) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.blockFailed);
  const set = (blocked: boolean, onDone?: () => void) =>
    run("block", async () => {
      await setBlocked(client, id, blocked);
      toast.success(blocked ? texts.blocked : texts.unblocked);
      onDone?.();
    });
  /** From a menu, which is closed by then: what goes wrong is said in passing. */
  const unblock = () =>
    void setBlocked(client, id, false).then(
      () => toast.success(texts.unblocked),
      (error) => toast.error(messageOf(error, texts.blockFailed)),
    );
  return { set, unblock, busy: busy !== undefined, fault };
}
