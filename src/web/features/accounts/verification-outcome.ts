import { saysLinkIsUnusable } from "./unusable-link.ts";

/** How a refused verification goes on: it has failed, or a new link helps (spec 1 §4). */
export interface Outcome {
  at: "failed" | "resend";
  message: string;
}

export function outcomeOf(message: string): Outcome {
  return { at: saysLinkIsUnusable(message) ? "resend" : "failed", message };
}
