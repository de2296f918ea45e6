/** Points after these do not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|mr|mrs|ms|dr|prof|st|no|nos|vs|v|approx|incl|p\.a|p\.h|pty|ltd|dept|est|hon|cth|inc|co|jan|feb|aug|sept?|oct|nov|dec|[a-z])\.$/i;

/** "KSC 3. Current licence": the number goes with what it counts. */
const CRITERION = /^\s*(?:[A-Z]{1,4} ?)?\d{1,2}\.$/;

const LONGEST_TAIL = 12;

export interface Sentence {
  readonly text: string;
  /** Where it begins in the text that was split. */
  readonly start: number;
}

/** "First. Second one!" -> "First.", "Second one!". */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const take = (end: number) => {
    const part = text.slice(start, end);
    const words = part.trim();
    if (words !== "") sentences.push({ text: words, start: start + part.indexOf(words) });
    start = end;
  };
  for (const match of text.matchAll(/[.!?]["')”’]?\s+(?=[\p{Lu}\d"'“‘(•$])/gu)) {
    const tail = text.slice(Math.max(start, match.index - LONGEST_TAIL), match.index + 1);
    const isNumber = CRITERION.test(text.slice(start, match.index + 1));
    if (!ABBREVIATION.test(tail) && !isNumber) take(match.index + match[0].length);
  }
  take(text.length);
  return sentences;
}
