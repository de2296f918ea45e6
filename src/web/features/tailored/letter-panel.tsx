import { useState } from "react";
import type { Tailored, TailoredSentence } from "#contract/tailored.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Button } from "#web/ui/button.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { DocumentActions } from "./document-actions.tsx";
import { SentenceForm } from "./sentence-form.tsx";
import { SentenceRow } from "./sentence-row.tsx";
import { tailoredTexts as texts } from "./texts.ts";
import { NEW, useLetterEdits } from "./use-letter-edits.ts";

/** The letter, sentence by sentence, and beside it the line that a sentence rests on. */
export function LetterPanel({ tailored }: { tailored: Tailored }) {
  const { comparison_id: id, letter, name } = tailored;
  const edits = useLetterEdits(tailored);
  const wide = useWide();
  const [lit, setLit] = useState<string>();
  const { sentences } = letter;
  const shown = sentences.find((one) => one.id === lit && one.lines.length > 0);
  return (
    <>
      <DocumentActions
        id={id}
        document="letter"
        isChanged={letter.is_changed}
        canBePdf={letter.can_be_pdf}
        onReset={() => edits.reset()}
      />
      {sentences.every(({ rests_on }) => rests_on !== "resume") && (
        <p className="mt-4 max-w-[62ch] text-13 text-ink-2">{texts.noProof}</p>
      )}
      <p role="status" className="sr-only">
        {edits.said}
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="border border-rule bg-sheet px-4 py-6 md:px-9 md:py-8">
          <ol aria-label={texts.sentences}>
            {sentences.map((one, at) =>
              edits.editing === one.id ? (
                <li key={one.id} className="py-3">
                  <SentenceForm
                    text={one.text}
                    made={one.rests_on === "own-words" ? one.made : ""}
                    onSave={(text) => edits.write(one, text)}
                    onCancel={() => edits.close(one.id)}
                  />
                </li>
              ) : (
                <SentenceRow
                  key={one.id}
                  sentence={one}
                  lines={tailored.lines}
                  isFirst={at === 0}
                  isLast={at === sentences.length - 1}
                  isLit={lit === one.id}
                  opensBelow={!wide}
                  onLight={(on) => setLit(on ? one.id : undefined)}
                  onEdit={() => edits.edit(one.id)}
                  onToggle={() => edits.replace({ ...one, out: !one.out })}
                  onRemove={() => edits.remove(one)}
                  onMove={(by) => edits.move(at, by)}
                />
              ),
            )}
          </ol>
          {edits.editing === NEW ? (
            <div className="py-3">
              <SentenceForm text="" made="" onSave={edits.add} onCancel={() => edits.close(NEW)} />
            </div>
          ) : (
            <Button
              id="add-sentence"
              look="quiet"
              className="-ml-3.5 mt-2 max-md:min-h-11"
              onClick={() => edits.edit(NEW)}
            >
              <WorkIcon name="plus" />
              {texts.add}
            </Button>
          )}
          <p className="mt-4 font-serif text-[16px] leading-6">
            {letter.sign_off}
            <br />
            {name}
          </p>
        </div>
        {wide && <Proof sentence={shown} lines={tailored.lines} />}
      </div>
    </>
  );
}

function Proof({ sentence, lines }: { sentence: TailoredSentence | undefined; lines: string[] }) {
  return (
    <section aria-label={texts.proof} aria-live="polite" className="sticky top-20 text-13">
      <h2 className="border-ink border-b pb-1 font-sans font-semibold text-13 tracking-normal">
        {texts.proof}
      </h2>
      <div className="mt-3 grid gap-3">
        {sentence?.lines.map((line) => (
          <Quotation key={line} line={line} text={lines[line - 1] ?? ""} />
        )) ?? <p className="text-ink-2">{texts.proofHint}</p>}
      </div>
    </section>
  );
}
