import { useEffect, useRef, useState } from "react";
import type { Tailored, TailoredSentence } from "#contract/tailored.ts";
import { useChangeLetter } from "./api.ts";
import { tailoredTexts as texts } from "./texts.ts";

/** Stands for the sentence that is being added. */
export const NEW = "new";

/** What can be done with the letter; each change is kept at once. */
export function useLetterEdits({ comparison_id, letter: { sentences } }: Tailored) {
  const change = useChangeLetter(comparison_id);
  const [editing, setEditing] = useState<string>();
  const [said, setSaid] = useState("");
  const focus = useFocusNext();
  const put = (next: readonly TailoredSentence[]) => void change(next);
  const replace = (one: TailoredSentence) =>
    put(sentences.map((other) => (other.id === one.id ? one : other)));
  function close(of: string) {
    setEditing(undefined);
    focus(of === NEW ? "add-sentence" : `edit-${of}`);
  }
  return {
    editing,
    edit: setEditing,
    close,
    /** For those who do not see where a sentence went. */
    said,
    replace,
    reset: () => change([]),
    write(one: TailoredSentence, text: string) {
      if (text !== one.text) replace(text === one.made ? asMade(one) : inOwnWords(one, text));
      close(one.id);
    },
    add(text: string) {
      const one = { ...ADDED, id: `own-${Date.now().toString(36)}`, text };
      const closing = sentences.findIndex(({ part }) => part === "closing");
      put(sentences.toSpliced(closing < 0 ? sentences.length : closing, 0, one));
      close(NEW);
    },
    remove({ id }: TailoredSentence) {
      put(sentences.filter((one) => one.id !== id));
      focus("add-sentence");
    },
    move(at: number, by: -1 | 1) {
      const one = sentences[at];
      const to = at + by;
      if (!one || to < 0 || to >= sentences.length) return;
      put(sentences.toSpliced(at, 1).toSpliced(to, 0, one));
      setSaid(texts.movedTo(to + 1, sentences.length));
      focus(`${by < 0 ? "up" : "down"}-${one.id}`);
    },
  };
}

const asMade = (one: TailoredSentence): TailoredSentence => ({
  ...one,
  text: one.made,
  // What it rests on comes with the answer.
  rests_on: "nothing",
});

const inOwnWords = (one: TailoredSentence, text: string): TailoredSentence => ({
  ...one,
  text,
  rests_on: "own-words",
  lines: [],
  requirement: 0,
});

const ADDED = {
  made: "",
  part: "added",
  rests_on: "own-words",
  lines: [],
  requirement: 0,
  out: false,
} satisfies Omit<TailoredSentence, "id" | "text">;

/** After the row was drawn in its new place, reading goes on where it was. */
function useFocusNext() {
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (!next.current) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return (id: string) => {
    next.current = id;
  };
}
