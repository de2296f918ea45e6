/** Nothing but single letters, at least four: "E X P E R I E N C E", "W O R K   H I S T O R Y". */
const SPACED_OUT = /^\p{L}(?:[\s]+[\p{L}\p{N}&.'’-]){3,}$/u;

/** Puts letters together that were typed with a space after each; wider gaps part the words. */
export function joinSpacedOut(line: string): string {
  if (!SPACED_OUT.test(line)) return line;
  return line
    .split(/\s{2,}|\t/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}
