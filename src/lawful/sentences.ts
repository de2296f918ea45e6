/** A sentence as the rules look at it. */
export interface Sentence {
  /** Lower case with plain quotes and dashes, nothing invisible, single spaces. */
  readonly text: string;
  /** Where each of its characters stands in what was written. */
  readonly at: readonly number[];
}

/** Longer ones are looked at in pieces that overlap, so that no pattern has more than this to search. */
const LONGEST = 600;
const OVERLAP = 60;

const PLAIN: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  ʼ: "'",
  "`": "'",
  "“": '"',
  "”": '"',
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "−": "-",
  "•": "-",
  "·": "-",
};
/** Soft hyphens, joiners and marks of direction: nobody sees them, and they would hide a word. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;
const LINE_END = /[\n\r\v\f\u0085\u2028\u2029]/;
const SPACE = /\s/;

/** A small letter of English: most of a text, and nothing to be done about it. */
const isPlain = (code: number) => code >= 97 && code <= 122;

/** The sentences of a text. A line always ends one; so do ". ", "! " and "? ". */
export function sentencesOf(written: string): Sentence[] {
  const sentences: Sentence[] = [];
  let text = "";
  let at: number[] = [];
  const end = () => {
    if (/\p{L}/u.test(text)) sentences.push(...inPieces({ text, at }));
    text = "";
    at = [];
  };
  for (let index = 0; index < written.length; index++) {
    const char = written.charAt(index);
    if (isPlain(written.charCodeAt(index))) {
      text += char;
      at.push(index);
    } else if (LINE_END.test(char)) end();
    else if (SPACE.test(char)) {
      if (isEnd(text)) end();
      else if (text !== "" && !text.endsWith(" ")) {
        text += " ";
        at.push(index);
      }
    } else if (!UNSEEN.test(char)) {
      const lower = char.toLowerCase();
      text += PLAIN[char] ?? (lower.length === 1 ? lower : char);
      at.push(index);
    }
  }
  end();
  return sentences;
}

const ENDS = /[.!?]["')]*$/;
/** "e.g. " and "incl. " end nothing. */
const SHORTENED =
  /\b(?:e\.g|i\.e|incl|approx|no|mr|mrs|ms|dr|st|hrs|vs|max|min|pref|req|reqd|appl|exp|qual|esp|aust|refs?|tel|ph|wk|mths?|yrs?)\.$/;
const CLOSING = ".!?\"')";
const isEnd = (text: string) =>
  CLOSING.includes(text.charAt(text.length - 1)) &&
  ENDS.test(text.slice(-4)) &&
  !SHORTENED.test(text.slice(-8));

function inPieces({ text, at }: Sentence): Sentence[] {
  if (text.length <= LONGEST) return [{ text: text.trimEnd(), at }];
  const pieces: Sentence[] = [];
  for (let from = 0; from < text.length; ) {
    const cut = from + LONGEST >= text.length ? text.length : lastSpace(text, from, from + LONGEST);
    pieces.push({ text: text.slice(from, cut), at: at.slice(from, cut) });
    if (cut === text.length) break;
    from = Math.max(from + 1, lastSpace(text, from, cut - OVERLAP) + 1);
  }
  return pieces;
}

/** The last space before `to`; `to` itself where one word fills it all. */
function lastSpace(text: string, from: number, to: number): number {
  const space = text.lastIndexOf(" ", to);
  return space > from + OVERLAP ? space : to;
}
