import { ROLE_NOUNS, ROLE_PHRASES } from "#reading/resume/words/roles.ts";

/** Whether the text names somebody's work: "Senior Associate – Property". */
export function isRole(text: string): boolean {
  if (ROLE_PHRASES.some((phrase) => phrase.test(text))) return true;
  const words = text.toLowerCase().split(/[^\p{L}-]+/u);
  return words.some((word) => ROLE_NOUNS.has(word) || ROLE_NOUNS.has(word.replace(/s$/, "")));
}
