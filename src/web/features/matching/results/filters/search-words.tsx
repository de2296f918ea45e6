import type { FormEvent } from "react";
import { SEARCH_WORDS_MAX } from "#contract/match-rules.ts";
import { TextButton } from "#web/ui/button.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { filterTexts as texts } from "../texts.ts";

interface SearchWordsProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Words that every listed job has somewhere. Enter looks for them. */
export function SearchWords({ words, onSearch }: SearchWordsProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("words") ?? "").trim());
  }
  return (
    <search className="w-full border-rule border-t max-md:mt-3">
      <form onSubmit={onSubmit} className="flex min-h-11 items-center gap-3">
        <WorkIcon name="search" />
        <input
          type="search"
          name="words"
          defaultValue={words}
          maxLength={SEARCH_WORDS_MAX}
          aria-label={texts.words}
          placeholder={texts.wordsHint}
          enterKeyHint="search"
          className="min-h-10 min-w-0 flex-1 bg-transparent text-15 text-ink placeholder:text-ink-3"
        />
        <TextButton type="submit">{texts.search}</TextButton>
      </form>
    </search>
  );
}
