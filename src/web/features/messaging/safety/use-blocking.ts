import { useQueryClient } from "@tanstack/react-query";
import type { Conversation } from "#contract/messaging.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { setBlocked } from "../api.ts";
import { safetyTexts as texts } from "../texts.ts";

export function useBlocking({ id }: Pick<Conversation, "id">) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.blockFailed);
  const set = (blocked: boolean) =>
    run("block", async () => {
      await setBlocked(client, id, blocked);
      toast.success(blocked ? texts.blocked : texts.unblocked);
    });
  return { set, busy: busy !== undefined, fault };
}
