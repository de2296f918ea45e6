import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { wordTexts as texts } from "../texts.ts";
import { useFocusNext } from "../use-focus-next.ts";
import { movedWord, withWords } from "./with-words.ts";
import { WordChips } from "./word-chips.tsx";

interface WordFieldProps {
  id: string;
  label: string;
  hint: string;
  words: readonly string[];
  onChange: (next: (words: readonly string[]) => string[]) => void;
  onRemoved?: (word: string, at: number) => void;
  /** What stands between two words that are pasted at once. */
  parting: RegExp;
  /** The key that ends a word, beside Enter. */
  endsWord?: string;
  /** Their order says something, and what is typed counts when the field is left. */
  ordered?: boolean;
  longest: number;
  atMost: number;
}

/** A list of words that are typed one after the other, each of which can be taken away. */
export function WordField(props: WordFieldProps) {
  const { id, label, hint, words, onChange, parting, ordered = false, atMost } = props;
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState("");
  const focus = useFocusNext();
  const chipId = (at: number) => `${id}-word-${at}`;

  function add(text: string) {
    setTyped("");
    if (text.trim()) onChange((now) => withWords(now, text, parting).slice(0, atMost));
  }
  function remove(word: string) {
    const at = words.indexOf(word);
    onChange((now) => now.filter((other) => other !== word));
    props.onRemoved?.(word, at);
    setChosen(undefined);
    focus(words.length > 1 ? chipId(Math.min(at, words.length - 2)) : id);
  }
  function move(word: string, by: -1 | 1) {
    const at = movedWord(words, word, by).indexOf(word) + 1;
    onChange((now) => movedWord(now, word, by));
    setSaid(texts.place(word, at, words.length));
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter" || event.key === props.endsWord) {
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
  return (
    <div className="grid gap-3">
      <WordChips
        {...{ words, chipId, ordered, move, remove }}
        chosen={ordered ? chosen : undefined}
        onChoose={(word) => setChosen(word === chosen ? undefined : word)}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field
            id={id}
            label={label}
            hint={hint}
            value={typed}
            maxLength={props.longest}
            autoComplete="off"
            enterKeyHint="enter"
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => ordered && add(typed)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <Button
          look="line"
          // Beside the box, below its label.
          className="mt-[24.5px] min-h-[42px]"
          onClick={() => {
            add(typed);
            focus(id);
          }}
        >
          {texts.add}
        </Button>
      </div>
    </div>
  );
}
