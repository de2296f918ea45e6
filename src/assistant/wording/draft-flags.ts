import { DRAFT_LISTS, type JobDraft, type WordingFlag } from "#contract/job-creation.ts";
import { flagsIn } from "./flags.ts";

/** What is left of an item is no longer worth a line. */
const FEWEST_LETTERS = 3;

/** Wording in the draft that shuts people out, each once. */
export function draftFlags(draft: JobDraft): WordingFlag[] {
  const texts = [draft.title, ...DRAFT_LISTS.flatMap((fact) => draft[fact])];
  const seen = new Set<string>();
  return texts.flatMap(flagsIn).filter(({ quote }) => {
    const key = quote.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The draft with the better words in their place; an item of which nothing is left goes. */
export function withBetter(draft: JobDraft, flags: readonly WordingFlag[]): JobDraft {
  const mended = (text: string) => flags.reduce(mend, text);
  const title = mended(draft.title);
  const lists = Object.fromEntries(
    DRAFT_LISTS.map((fact) => [fact, draft[fact].map(mended).filter((item) => item !== "")]),
  );
  return { ...draft, ...lists, title: title || draft.title };
}

const FITS_AN = /^(?:[aeio]|u(?!ni|se|su|til|k)|hour|honest|honour|heir)(?!ne\b|uro)/i;

/** "a" or "an", as the word after it asks for. */
const withArticle = (before: string, after: string) =>
  before.replace(/(?<!\p{L})(a)n?(\s+)$/iu, (_all, letter: string, space: string) =>
    FITS_AN.test(after) ? `${letter}n${space}` : `${letter}${space}`,
  );

/** The text with other words in the place of those; "" when nothing of it is left. */
function mend(text: string, { quote, better }: Pick<WordingFlag, "quote" | "better">): string {
  const at = text.toLowerCase().indexOf(quote.toLowerCase());
  if (at < 0 || quote === "") return text;
  const after = `${better}${text.slice(at + quote.length)}`.trimStart();
  const joined = `${withArticle(text.slice(0, at), after)}${after}`
    .replace(/\s+/g, " ")
    .replace(/^(?:\s|,|and\b|but\b|or\b)+|(?:\s|,|\band|\bbut|\bor)+$/gi, "")
    .trim();
  if (joined.replace(/[^\p{L}]/gu, "").length < FEWEST_LETTERS) return "";
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
