import { type FormEvent, useId, useRef, useState } from "react";
import { TAILORED_SENTENCES as say, TAILORED_LIMITS } from "#contract/tailored.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { tailoredTexts as texts } from "./texts.ts";

interface SentenceFormProps {
  text: string;
  /** The sentence that was made, to go back to; "" for none. */
  made: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** A sentence in the candidate's own words. */
export function SentenceForm({ text, made, onSave, onCancel }: SentenceFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState(text);
  const [fault, setFault] = useState<string>();
  function submit(event?: FormEvent) {
    event?.preventDefault();
    const line = words.replace(/\s+/g, " ").trim();
    const wrong = faultOf(line);
    setFault(wrong);
    if (wrong) form.current?.querySelector("textarea")?.focus();
    else onSave(line);
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <TextArea
        id={id}
        label={text ? texts.sentence : texts.newSentence}
        hint={texts.sentenceHint}
        error={fault}
        rows={4}
        limit={TAILORED_LIMITS.sentence}
        value={words}
        autoFocus
        onChange={(event) => setWords(event.target.value)}
        onEdit={() => setFault(undefined)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onCancel();
        }}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button type="submit" className="max-md:min-h-11">
          {texts.save}
        </Button>
        <Button look="quiet" className="max-md:min-h-11" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {made && <TextButton onClick={() => onSave(made)}>{texts.asMade}</TextButton>}
      </div>
    </form>
  );
}

function faultOf(line: string): string | undefined {
  if (line === "") return say.noWords;
  return line.length > TAILORED_LIMITS.sentence ? say.tooLong : undefined;
}
