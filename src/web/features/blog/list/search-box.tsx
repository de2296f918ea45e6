import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { CONTROL } from "#web/ui/form/field-frame.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { listTexts as texts } from "../texts.ts";
import { LONGEST_SEARCH } from "./blog-view.ts";

/** As long as it takes to go on typing. */
const PAUSE_MS = 300;
/** The same as among the work icons, all of which would weigh too much for a public page. */
const LENS = "M7 2.3a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zM10.5 10.5 14 14";

interface SearchBoxProps {
  /** As the address has it. */
  search: string;
  /** The slug of the category in which is searched, "" for all. */
  category: string;
  onSearch: (search: string) => void;
}

export function SearchBox({ search, category, onSearch }: SearchBoxProps) {
  const id = useId();
  const { input, text, type, enter } = useTyping(search, onSearch);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    enter();
  }
  return (
    <form
      action="/blog"
      onSubmit={onSubmit}
      className="relative w-[280px] max-md:w-auto max-md:flex-1"
    >
      {category && <input type="hidden" name="category" value={category} />}
      <Drawing path={LENS} className="-translate-y-1/2 absolute top-1/2 left-3 text-ink-2" />
      <label htmlFor={id} className="sr-only">
        {texts.search}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="search"
        placeholder={texts.search}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={({ target }) => type(target.value)}
        className={`${CONTROL} pl-9`}
      />
    </form>
  );
}

/**
 * What is typed goes into the address when the typing pauses, and at once with Enter. The field itself
 * knows what that is: somebody may type before the script is there.
 */
function useTyping(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const kind = useNavigationType();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const typed = () => input.current?.value ?? "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before this is looked for.
  useEffect(() => {
    if (typed() !== search) type(typed());
  }, []);
  useEffect(() => {
    // Only typing replaces an address: by any other step the words come from elsewhere.
    if (kind !== "REPLACE" && timer.current === undefined) setText(search);
  }, [kind, search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function look(words: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    onSearch(words.trim());
  }
  function type(words: string) {
    setText(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => look(words), PAUSE_MS);
  }
  return { input, text, type, enter: () => look(typed()) };
}
