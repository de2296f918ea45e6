import { type KeyboardEvent, useState } from "react";
import { Button } from "../button.tsx";
import { Chip } from "../list/mark/chip.tsx";
import { Field } from "./field.tsx";
import type { FieldTexts } from "./field-frame.tsx";

interface WordsFieldProps extends FieldTexts {
  /** With the word that still stands in the box: nobody who saves means to lose it. */
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
  /** The words with what was typed; the very same list when that adds nothing. */
  grow: (words: readonly string[], typed: string) => readonly string[];
  /** What the button says: "Add keyword". */
  add: string;
  maxLength?: number;
}

/** A list of words, typed one after the other and added by the button or Enter. Each can be taken away. */
export function WordsField(props: WordsFieldProps) {
  const { words, onChange, grow, add: addText, ...field } = props;
  const { id, label } = field;
  const { typed, added, all, set } = useTyped({ words, onChange, grow });
  const [said, setSaid] = useState("");
  const focusBox = () => document.getElementById(id)?.focus();

  function add() {
    if (all !== added) setSaid(`${all.at(-1)} added`);
    set(all, "");
  }
  function remove(word: string) {
    // The chips beside it have no focus to take over when it was the last one.
    if (added.length === 1) focusBox();
    setSaid(`${word} removed`);
    set(
      added.filter((other) => other !== word),
      typed,
    );
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends a word that is still being composed.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }
  return (
    <div className="grid gap-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field
          {...field}
          value={typed}
          autoComplete="off"
          enterKeyHint="enter"
          onKeyDown={onKeyDown}
          onChange={({ target }) => set(added, target.value)}
        />
        <Button
          look="line"
          // Beside the box, below its label.
          className="mt-[24.5px] min-h-[42px]"
          onClick={() => {
            add();
            focusBox();
          }}
        >
          {addText}
        </Button>
      </div>
      {added.length > 0 && (
        <fieldset aria-label={label} className="flex flex-wrap gap-1.5">
          {added.map((word) => (
            <Chip key={word} onRemove={() => remove(word)}>
              {word}
            </Chip>
          ))}
        </fieldset>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** What stands in the box, the words that were added before, and both together. */
function useTyped(list: Pick<WordsFieldProps, "words" | "onChange" | "grow">) {
  const { words, onChange, grow } = list;
  const [last, setLast] = useState({ typed: "", added: words, all: words });
  // Another list than the one given from here replaces it whole, and the box with it.
  const now = isSame(last.all, words) ? last : { typed: "", added: words, all: words };
  function set(added: readonly string[], typed: string) {
    const all = grow(added, typed);
    setLast({ typed, added, all });
    if (!isSame(all, words)) onChange(all);
  }
  return { ...now, set };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, at) => word === other[at]);
