/** A text without what does not count when words are compared, and where each letter came from. */
export interface Plain {
  readonly original: string;
  readonly text: string;
  /** For each letter of `text`: where its character begins in the original, and where that ends. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const QUOTES = /['"`´‘’‚‛“”„‟«»‹›]/u;
const DASHES = /[\u2010-\u2015\u2212\u00AD]/u;
const NO_WIDTH = /[\p{Cf}\p{Mn}]/u;

/** Case, quotation marks, kinds of dashes and spaces, ligatures and accents. */
export function plainOf(original: string): Plain {
  let text = "";
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    for (const letter of plainLetters(character)) {
      if (letter === " " && (text === "" || text.endsWith(" "))) continue;
      text += letter;
      for (let unit = 0; unit < letter.length; unit += 1) {
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  return { original, text, from, to };
}

/** Nearly every character of nearly every document. */
const USUAL = /^[a-zA-Z0-9 ,.;:()/&-]$/;

function plainLetters(character: string): string {
  if (USUAL.test(character)) return character.toLowerCase();
  if (QUOTES.test(character)) return "";
  if (DASHES.test(character)) return "-";
  if (/[\s\p{Cc}]/u.test(character)) return " ";
  // Decomposed, because one character at a time cannot be composed with its neighbour.
  return [...character.normalize("NFKD").toLowerCase()]
    .filter((letter) => !NO_WIDTH.test(letter))
    .join("");
}

const WORD_SIGN = /[\p{L}\p{N}]/u;
/** Dots, brackets and the like around a quotation are the writer's, not the document's. */
const AROUND = /^[^\p{L}\p{N}$+#.]+|[^\p{L}\p{N}+#%)]+$/gu;

export const quoteOf = (words: string) => plainOf(words).text.replace(AROUND, "");

/** The quotation exactly as it stands in the line, in whole words; undefined if it does not. */
export function findQuote(quote: string, line: Plain): string | undefined {
  if (quote === "") return undefined;
  for (let at = line.text.indexOf(quote); at >= 0; at = line.text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    const isCut =
      joins(line.text[at - 1], line.text[at]) || joins(line.text[end - 1], line.text[end]);
    if (!isCut) return line.original.slice(line.from[at], line.to[end - 1]);
  }
  return undefined;
}

const joins = (left = "", right = "") => WORD_SIGN.test(left) && WORD_SIGN.test(right);

/** " a text in words ": whole words can be looked for in it. */
export function wordRow(text: string): string {
  const plain = plainOf(text.replace(/['’]s(?![\p{L}\p{N}])/gu, "")).text;
  return ` ${(plain.match(/[\p{L}\p{N}+#]+/gu) ?? []).join(" ")} `;
}
