import type { KeyboardEvent } from "react";
import { TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { wordTexts as texts } from "./texts.ts";

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

export function WordChips(props: WordChipsProps) {
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
