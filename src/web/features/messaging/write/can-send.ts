import { MESSAGE_MAX } from "#contract/messaging.ts";
import type { Unsent } from "./unsent-text.ts";

/** Spec 1 §5: not without words, and not while another is on its way. */
export const canSend = (draft: string, unsent: readonly Unsent[] = []): boolean =>
  draft.trim() !== "" && !isTooLong(draft) && !isSending(unsent);

export const isTooLong = (draft: string) => draft.trim().length > MESSAGE_MAX;

export const isSending = (unsent: readonly Unsent[]) =>
  unsent.some(({ state }) => state === "sending");
