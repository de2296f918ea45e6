import { withInnerMarks } from "../../../matching/service.ts";
import type { Finding } from "../../findings.ts";

/** Longer than this a line is pointed at, and never cut. */
const LONGEST = 150;

/** A line of a document in quotation marks, whole; "" where it is too long for a sentence of ours. */
export function quoted(text: string, most = LONGEST): string {
  const whole = text.replace(/\s+/g, " ").replace(/^[\s,;:.–—|•*-]+|[\s,;:.–—|-]+$/g, "");
  return whole === "" || whole.length > most ? "" : `“${withInnerMarks(whole)}”`;
}

type Quotable = Pick<Finding, "wholeLines">;

/** What a resume says in one of its lines; "" where the line breaks off in the middle of its sentence. */
export const quotedLine = (
  { line, quote }: Finding["evidence"][number],
  { wholeLines }: Quotable,
): string => (wholeLines.includes(line) && / /.test(quote.trim()) ? quoted(quote) : "");
