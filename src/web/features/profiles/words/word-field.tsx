import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { wordTexts as texts } from "./texts.ts";
import { useWords, type WordsOptions } from "./use-words.ts";
import { WordChips } from "./word-chips.tsx";

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
