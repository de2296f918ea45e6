import * as z from "zod/mini";

/** What every text that is sent to us is held to. */

/**
 * A text of at most so many characters. It ends the parsing (`abort`): without that zod runs the
 * patterns behind it all the same, and a pattern over a megabyte can hold the server for minutes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const upTo = (length: number, sentence?: string) =>
  z.maxLength(length, { abort: true, error: sentence });

/** RFC 5321: no longer address can receive mail. */
export const EMAIL_MAX = 254;

/** One address: one `@`, a dot behind it, and nothing that would mean something to a mail header. */
const EMAIL = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\]+$/;
/* @__NO_SIDE_EFFECTS__ */
export const emailForm = (sentence: string) => z.regex(EMAIL, sentence);

const NO_CONTROL_CHARACTERS = /^\P{Cc}*$/u;
/* @__NO_SIDE_EFFECTS__ */
export const readable = (sentence: string) => z.regex(NO_CONTROL_CHARACTERS, sentence);
