import { SEEK_TEMPLATES, type SeekConfig } from "#contract/seek-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { configWords } from "../model/config-words.ts";
import { draftOf, isSame, type SeekDraft } from "../model/seek-draft.ts";
import { configureTexts as texts } from "../texts.ts";
import { Part } from "./part.tsx";

interface TemplatesProps {
  draft: SeekDraft;
  onChoose: (config: SeekConfig) => void;
  onReset: () => void;
}

/** Four configurations to start from, each with what it holds. */
export function Templates({ draft, onChoose, onReset }: TemplatesProps) {
  const reset = (
    <Button look="quiet" onClick={onReset} className="-mr-3.5 max-md:min-h-11">
      {texts.reset}
    </Button>
  );
  return (
    <Part title={texts.templates} action={reset}>
      <p className="-mt-3 text-13 text-ink-2">{texts.templatesText}</p>
      <ul className="-mt-2 grid gap-2 md:grid-cols-2">
        {SEEK_TEMPLATES.map(({ name, config }) => (
          <li key={name} className="grid">
            <button
              type="button"
              aria-pressed={isSame(draft, draftOf(config))}
              onClick={() => onChoose(config)}
              className="grid content-start gap-1 rounded-sm bg-paper-2 px-3.5 py-3 text-left text-13 transition-colors hover:bg-paper-3 aria-pressed:bg-wash aria-pressed:shadow-[inset_2px_0_var(--color-ink)]"
            >
              <span className="font-[550]">{name}</span>
              <span className="text-12 text-ink-2">{configWords(config)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
