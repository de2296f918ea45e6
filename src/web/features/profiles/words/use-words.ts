import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useFocusNext } from "../use-focus-next.ts";
import { wordTexts as texts } from "./texts.ts";
import { movedWord, withWords } from "./with-words.ts";

export interface WordsOptions {
  id: string;
  words: readonly string[];
  onChange: (next: (words: readonly string[]) => string[]) => void;
  onRemoved?: (word: string, at: number) => void;
  /** What ends a word, beside Enter, and stands between two that are pasted at once. */
  parting: RegExp;
  /** Their order says something, and what is typed counts when the field is left. */
  ordered?: boolean;
  longest: number;
  atMost: number;
}

/** What is being typed, which word is chosen, and everything that can be done to them. */
export function useWords(options: WordsOptions) {
  const { id, words, onChange, onRemoved, parting, ordered = false, longest, atMost } = options;
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState("");
  const focus = useFocusNext();
  const chipId = (at: number) => `${id}-word-${at}`;

  function add(text: string) {
    setTyped("");
    const grown = (now: readonly string[]) =>
      withWords(now, text, parting).map((word) => word.slice(0, longest));
    if (text.trim()) onChange((now) => grown(now).slice(0, atMost));
  }
  function remove(word: string) {
    const at = words.indexOf(word);
    onChange((now) => now.filter((other) => other !== word));
    onRemoved?.(word, at);
    setChosen(undefined);
    focus(words.length > 1 ? chipId(Math.min(at, words.length - 2)) : id);
  }
  function move(word: string, by: -1 | 1) {
    const at = movedWord(words, word, by).indexOf(word) + 1;
    onChange((now) => movedWord(now, word, by));
    setSaid(texts.place(word, at, words.length));
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter also ends a word that is still being composed.
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    }
    const last = words.length - 1;
    if (event.key !== "Backspace" || typed !== "" || last < 0) return;
    if (ordered) setChosen(words[last]);
    focus(chipId(last));
  }
  /** A pasted list is added at once; one word can still be changed before it is. */
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text");
    if (!parting.test(pasted.trim())) return;
    event.preventDefault();
    add(typed + pasted);
  }
  /** The keyboards of phones do not say which key it was; the text does. */
  const type = (text: string) => (parting.test(text) ? add(text) : setTyped(text));
  const choose = (word: string) => setChosen(word === chosen ? undefined : word);

  return {
    typed,
    chosen,
    said,
    chipId,
    focus,
    add,
    type,
    choose,
    move,
    remove,
    onKeyDown,
    onPaste,
  };
}
