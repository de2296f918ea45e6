import { escapeHtml } from "#server/platform/escape-html.ts";

/** What could become markup or an escape again if somebody decodes once too often, and what looks like it. */
const LOOK_ALIKES: Record<string, string> = { "<": "‹", ">": "›", "\\": "＼" };

/** Stands between an ampersand and what would make it an entity. It has no width, so R&D stays R&D. */
const WORD_JOINER = "\u2060";

/** Control characters, and those that turn or hide text. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]+/gu;

/**
 * Text for HTML that stays text however often a client decodes it: spec 1 §9 has clients that decode
 * escaped characters before they show the report.
 */
export function harmlessText(text: string): string {
  const plain = text
    .replace(UNSEEN, " ")
    .replace(/[<>\\]/g, (char) => LOOK_ALIKES[char] ?? "")
    .replace(/&(?=[#\p{L}\p{N}])/gu, `&${WORD_JOINER}`);
  return escapeHtml(plain);
}
