import * as z from "zod/mini";
import { upTo } from "./text-rules.ts";

/** Criteria that the law forbids: what is refused, and the reason for which it may go live all the same. */

export const REASON_FEWEST = 10;
const LONGEST = { quote: 500, reason: 1000, exemptions: 40 };

export const LAWFUL_SENTENCES = {
  /** With the fault `unlawful`; the places come beside it. */
  refused:
    "This cannot go live yet: it chooses people by something that the law protects. Take it out, or say why it is lawful here.",
  reasonTooShort: `Please give the reason in at least ${REASON_FEWEST} characters.`,
  tooLong: "That is too long.",
  /** Why an uploaded advertisement is a draft. */
  draft: (quote: string) =>
    `“${quote}” chooses people by something that the law protects. Take it out or say why it is lawful, then publish.`,
  /** Kept as the reason where an advertisement names the provision that allows it. */
  named: (provision: string) => `Named in the advertisement: ${provision}.`,
} as const;
const say = LAWFUL_SENTENCES;

const Exemption = z.object({
  /** The words of a place, as they were answered. */
  quote: z.string().check(z.trim(), z.minLength(1), upTo(LONGEST.quote, say.tooLong)),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(REASON_FEWEST, say.reasonTooShort),
      upTo(LONGEST.reason, say.tooLong),
    ),
});
export type Exemption = z.infer<typeof Exemption>;

/** Sent with whatever makes a posting public. Kept on record with who gave them and when. */
export const Exemptions = z.optional(z.array(Exemption).check(z.maxLength(LONGEST.exemptions)));
