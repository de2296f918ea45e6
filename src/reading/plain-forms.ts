/** The forms in which a text is examined, so that disguises do not help. */
export interface PlainForms {
  /** Lower case, Latin letters, straight quotes, single spaces. */
  readonly words: string;
  /** The same with digits and signs that stand for letters turned back; "" when there are none. */
  readonly unmasked: string;
  /** Only letters and digits, where letters were spaced out or cut by signs; otherwise "". */
  readonly squeezed: string;
}

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  е: "e",
  ё: "e",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  і: "i",
  ї: "i",
  ј: "j",
  ѕ: "s",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  ӏ: "l",
  г: "r",
  п: "n",
  ь: "b",
  ѵ: "v",
  һ: "h",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  γ: "y",
  ω: "w",
  σ: "o",
  ɡ: "g",
  ı: "i",
  ɩ: "i",
  ո: "n",
  ս: "u",
  օ: "o",
  ց: "g",
  հ: "h",
  ᴀ: "a",
  ᴇ: "e",
  ɪ: "i",
  ɴ: "n",
  ᴏ: "o",
  ʀ: "r",
  ꜱ: "s",
  ᴛ: "t",
  ᴜ: "u",
  ʟ: "l",
  ᴍ: "m",
  ᴅ: "d",
  ᴄ: "c",
  ᴘ: "p",
  ʙ: "b",
  ɢ: "g",
};
const MASKS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const INVISIBLE = /[\p{Cf}\p{Mn}\u3164\u115f\u1160]/gu;
const WORD = /[a-z0-9@$!]+/g;
const LONGEST_WORD = 30;
/** "ignore_all_previous": words that are held together by signs instead of spaces. */
const JOINED = /[a-z]+(?:[-_][a-z]+){2,}/g;
const FEWEST_SPACED = 8;
const MOSTLY = 0.6;

export function plainForms(text: string): PlainForms {
  const words = toLatin(text);
  const unmasked = words
    .replace(WORD, unmask)
    .replace(JOINED, (word) => word.replace(/[-_]/g, " "));
  return {
    words,
    unmasked: unmasked === words ? "" : unmasked,
    squeezed: isSpacedOut(words) ? words.replace(/[^\p{L}\p{N}]/gu, "") : "",
  };
}

/** "1gnore", "pr3vious", "@ll": letters with a sign among them. Numbers and codes stay as they are. */
function unmask(word: string): string {
  if (word.length > LONGEST_WORD || !/[a-z]/.test(word)) return word;
  return word.replace(/[013457@$!]/g, (sign) => MASKS[sign] ?? sign);
}

function toLatin(text: string): string {
  // Most lines are plain already, and documents can have very many.
  if (!/[^ -~]/.test(text))
    return text.toLowerCase().replace(/[`]/g, "'").replace(/ +/g, " ").trim();
  const lower = text.normalize("NFKD").replace(INVISIBLE, "").toLowerCase();
  const latin = /[\u0100-\uffff]/.test(lower)
    ? Array.from(lower, (letter) => LOOKALIKES[letter] ?? letter).join("")
    : lower;
  return latin
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}

/** "i g n o r e", "i.g.n.o.r.e", "i-g-n-o-r-e": most pieces are single letters. */
function isSpacedOut(words: string): boolean {
  const pieces = words.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== "");
  const single = pieces.filter((piece) => piece.length <= 2).length;
  return single >= FEWEST_SPACED && single >= pieces.length * MOSTLY;
}
