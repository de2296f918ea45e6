import { messageOf } from "#web/lib/api.ts";
import { saysLinkIsUnusable } from "../unusable-link.ts";
import { passwordTexts } from "./texts.ts";

interface ResetFault {
  /** Only a new link helps. */
  linkIsUnusable: boolean;
  message: string;
}

/** Spec 1 §8: the server's message, or ours. */
export function resetFault(error: unknown): ResetFault {
  const message = messageOf(error, passwordTexts.reset.failed);
  return { linkIsUnusable: saysLinkIsUnusable(message), message };
}
