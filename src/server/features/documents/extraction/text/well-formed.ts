/** Halves of a character that stand alone: databases and the web refuse them. */
const LONE_HALF = /\p{Surrogate}/gu;

export function wellFormed(text: string): string {
  return text.replace(LONE_HALF, "");
}
