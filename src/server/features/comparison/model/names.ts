import { rarity } from "#matching/knowledge/rarity.ts";
import { STOP_WORDS } from "#matching/words/stop-words.ts";
import { stemsOf } from "#matching/words/words-of.ts";
import { wordRow } from "./plain-text.ts";

/**
 * A capital begins a sentence as well as a name. Words that begin sentences of a report, and endings
 * that names hardly ever have; anything else in that place must stand in a document, as a name must.
 */
const OPENERS = new Set(
  `add adding additional adjacent after again against also although another anything apart are aside ask asking at
  because before being below besides beyond both breadth brief bring broad build call check cite clarify clear close closest
  combined compared confirm consider could covers current daily day deep demonstrated demonstrates depth describe despite
  detail details direct discuss documented draw earlier early else even evidence examples exposure explain explore extensive
  few find first five for formal four frequent from further gaps general give given hands here highlight highlights how however if
  in indicate indicates instead invite is it just key lacks later lead leading leads led less like likewise limited list listed listing
  little long look made main make many mention mentioned mentions missing moreover most much name near nearly neither never next no none
  nor not notable nothing notes now of often on once one only open other others otherwise outline outlines over overall partial partly
  past perhaps prior probe proof prove proven put quantify quote rather raise read recent regular related relevant resume results
  routine same say says second set several share show showed showing shown shows similar simple since six so solid some something
  spell start state stated states still strength strengths substantial such suggest suggests supports talk tell ten that the then there
  these third this those though three through throughout to together two under unless until use used using walk was well were what when
  where whether which while who why wide will with within without word work would yes yet you your`.split(
    /\s+/,
  ),
);
const ORDINARY_END = /(?:ly|tion|sion|ment|ness|ity|ance|ence|able|ible|ive|ful|less|ising|izing)$/;

/** "Runs", "Drafted": an end that names have too, so that the word must also be a common one. */
const ACTION_END = /(?:s|ed|ing)$/;
const RAREST_ACTION = 5.3;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#&'’]*/gu;
const OPENS = /(?:^|[:;“"(–—-]\s?)$/;
const NOT_LATIN = /[^\P{L}\p{Script=Latin}]/u;

interface Run {
  readonly words: string[];
  /** Its first word opens a sentence, and may be no part of the name. */
  readonly opens: boolean;
  end: number;
}

/** The first proper name of a sentence that no document has; undefined if all are there. */
export function strangeName(sentence: string, documents: string): string | undefined {
  const stands = (words: readonly string[]) =>
    words.length === 0 || documents.includes(wordRow(words.join(" ")));
  const strange = runsOf(sentence).find(({ words, opens }) => {
    if (stands(words)) return false;
    const [first = "", ...rest] = words;
    return !(opens && stands([first]) && stands(rest));
  });
  return strange?.words.join(" ");
}

/** Words with capitals that stand together: "Clayton Utz" in one, "Bank of Sydney" in two. */
function runsOf(sentence: string): Run[] {
  const runs: Run[] = [];
  for (const match of sentence.matchAll(WORD)) {
    const [word] = match;
    const opens = OPENS.test(sentence.slice(0, match.index));
    if (!isName(word, opens)) continue;
    const last = runs.at(-1);
    const end = match.index + word.length;
    if (last && !opens && sentence.slice(last.end, match.index) === " ") {
      last.words.push(word);
      last.end = end;
    } else runs.push({ words: [word], opens, end });
  }
  return runs;
}

function isName(word: string, opens: boolean): boolean {
  if (NOT_LATIN.test(word)) return true;
  if (!/\p{Lu}/u.test(word) || word === "I") return false;
  if (!opens || /\p{Lu}/u.test(word.slice(1))) return true;
  const low = word.toLowerCase();
  return !OPENERS.has(low) && !STOP_WORDS.has(low) && !ORDINARY_END.test(low) && !isAction(low);
}

const isAction = (low: string) =>
  ACTION_END.test(low) && stemsOf(low).some((stem) => rarity(stem) < RAREST_ACTION);
