import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useFocusNext } from "./use-focus-next.ts";
import { wordTexts as texts } from "./word-field-texts.ts";

interface WordFieldProps extends WordsOptions {
  label: string;
  hint: string;
}

/** A list of words that are typed one after the other, each of which can be taken away. */
export function WordField({ label, hint, ...options }: WordFieldProps) {
  const { id, words, ordered = false, longest } = options;
  const { typed, said, chipId, chosen, focus, add, type, choose, move, remove, ...keys } =
    useWords(options);
  return (
    <div className="grid gap-3">
      <WordChips {...{ words, chipId, ordered, chosen, move, remove }} onChoose={choose} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field
            {...keys}
            id={id}
            label={label}
            hint={hint}
            value={typed}
            maxLength={longest}
            autoComplete="off"
            enterKeyHint="enter"
            onChange={({ target }) => type(target.value)}
            onBlur={() => ordered && add(typed)}
          />
        </div>
        <Button
          look="line"
          // Beside the box, below its label.
          className="mt-[24.5px] min-h-[42px] max-md:min-h-11"
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

interface WordsOptions {
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
function useWords(options: WordsOptions) {
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

/** What is typed or pasted parts into words; one that is there already, in any case, stays one. */
export function withWords(words: readonly string[], typed: string, parting: RegExp): string[] {
  const all = [...words];
  for (const word of typed.split(parting).map((each) => each.trim())) {
    const known = all.some((other) => other.toLowerCase() === word.toLowerCase());
    if (word && !known) all.push(word);
  }
  return all;
}

/** One place earlier or later. */
export function movedWord(words: readonly string[], word: string, by: -1 | 1): string[] {
  const from = words.indexOf(word);
  const to = from + by;
  if (from < 0 || to < 0 || to >= words.length) return [...words];
  return words.toSpliced(from, 1).toSpliced(to, 0, word);
}

interface WordChipsProps {
  words: readonly string[];
  chipId: (at: number) => string;
  /** Each can be chosen, to be moved. */
  ordered: boolean;
  chosen: string | undefined;
  onChoose: (word: string) => void;
  move: (word: string, by: -1 | 1) => void;
  remove: (word: string) => void;
}

function WordChips(props: WordChipsProps) {
  const { words, chosen, move, remove } = props;
  if (words.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-1.5">
        {words.map((word, at) => (
          <WordChip key={word} {...props} word={word} id={props.chipId(at)} />
        ))}
      </ul>
      {chosen !== undefined && words.includes(chosen) && (
        <p className="flex flex-wrap items-center gap-x-4 text-13 max-md:*:min-h-11">
          <span className="wrap-anywhere inline-flex min-w-0 items-center font-[550]">
            {texts.chosen(chosen)}
          </span>
          <TextButton onClick={() => move(chosen, -1)}>{texts.earlier}</TextButton>
          <TextButton onClick={() => move(chosen, 1)}>{texts.later}</TextButton>
          <TextButton onClick={() => remove(chosen)}>{texts.remove}</TextButton>
        </p>
      )}
    </div>
  );
}

const CHIP =
  "flex max-w-full items-stretch rounded-sm border border-rule text-13 text-ink-2 leading-[1.4] has-[[aria-pressed=true]]:border-ink has-[[aria-pressed=true]]:bg-paper-2 has-[[aria-pressed=true]]:text-ink";

interface WordChipProps extends WordChipsProps {
  word: string;
  id: string;
}

function WordChip({ word, id, ordered, chosen, onChoose, remove }: WordChipProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Backspace" && event.key !== "Delete") return;
    event.preventDefault();
    remove(word);
  }
  const name = <span className="wrap-anywhere min-w-0">{word}</span>;
  return (
    <li className={CHIP}>
      {ordered ? (
        <button
          type="button"
          id={id}
          aria-pressed={word === chosen}
          onClick={() => onChoose(word)}
          onKeyDown={onKeyDown}
          className="min-h-[28px] min-w-0 py-0.5 pl-[9px] text-left hover:text-ink focus-visible:-outline-offset-2 max-md:min-h-11"
        >
          {name}
        </button>
      ) : (
        <span className="flex min-w-0 items-center py-0.5 pl-[9px]">{name}</span>
      )}
      <button
        type="button"
        {...(ordered ? {} : { id, onKeyDown })}
        // Where the word itself is a stop of the keyboard, its Delete key does this.
        tabIndex={ordered ? -1 : undefined}
        aria-label={texts.removeNamed(word)}
        onClick={() => remove(word)}
        className="grid min-w-7 flex-none place-items-center text-ink-3 hover:bg-paper-3 hover:text-ink focus-visible:-outline-offset-2 max-md:size-11"
      >
        <Icon name="close" small />
      </button>
    </li>
  );
}
