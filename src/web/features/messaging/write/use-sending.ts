import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Message } from "#contract/messaging.ts";
import { ApiError } from "#web/lib/api.ts";
import { postMessage, showSent } from "../api.ts";
import { canSend, isSending } from "./can-send.ts";
import { newClientId } from "./new-client-id.ts";
import { type Unsent, without, withSending, withState } from "./unsent-text.ts";
import { type Composer, changeUnsent, unsentIn, useUnsent } from "./use-unsent.ts";

interface SendingIn {
  conversationId: string;
  me: string;
  messages: readonly Message[];
}

/** Shown at once, sent, and kept until the server has it. */
export function useSending({ conversationId, me, messages }: SendingIn) {
  const client = useQueryClient();
  const composer = useMemo<Composer>(
    () => ({ accountId: me, place: conversationId }),
    [me, conversationId],
  );
  const kept = useUnsent(composer);
  const unsent = kept.unsent.filter((one) => !hasArrived(one, messages, me));

  // What was thought lost has arrived after all: there is nothing to try again.
  useEffect(() => {
    const arrived = kept.unsent.filter((one) => hasArrived(one, messages, me));
    const ids = arrived.map(({ client_id }) => client_id);
    if (ids.length > 0) changeUnsent(composer, (now) => without(now, ids));
  }, [composer, kept, messages, me]);

  /** The desk and not the screen is told: another conversation may be open when the answer comes. */
  async function deliver({ client_id, text }: Pick<Unsent, "client_id" | "text">) {
    try {
      const sent = await postMessage(conversationId, text, client_id);
      await showSent(client, conversationId, sent);
      changeUnsent(composer, (now) => without(now, [client_id]));
    } catch (error) {
      changeUnsent(composer, (now) => withState(now, client_id, "failed", reasonOf(error)));
    }
  }
  function send(): void {
    const { draft, unsent: waiting } = unsentIn(composer);
    if (!canSend(draft, waiting)) return;
    const one = {
      client_id: newClientId(),
      text: draft.trim(),
      written_at: new Date().toISOString(),
    };
    changeUnsent(composer, (now) => withSending(now, one));
    void deliver(one);
  }
  function retry(one: Unsent): void {
    if (isSending(unsentIn(composer).unsent)) return;
    changeUnsent(composer, (now) => withState(now, one.client_id, "sending"));
    void deliver(one);
  }
  return {
    draft: kept.draft,
    setDraft: (draft: string) => changeUnsent(composer, (now) => ({ ...now, draft })),
    unsent,
    canSend: canSend(kept.draft, kept.unsent),
    send,
    retry,
    discard: ({ client_id }: Unsent) => changeUnsent(composer, (now) => without(now, [client_id])),
  };
}
export type Sending = ReturnType<typeof useSending>;

const hasArrived = ({ client_id }: Unsent, messages: readonly Message[], me: string) =>
  messages.some((one) => one.client_id === client_id && one.sender_id === me);

/** Only what the server itself had to say; that it could not be reached is in the words already. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "";
  return error.fault === "internal" || error.fault === "unavailable" ? "" : error.message;
}
