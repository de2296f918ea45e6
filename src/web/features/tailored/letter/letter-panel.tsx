import { useEffect, useRef, useState } from "react";
import type { Tailored, TailoredSentence } from "#contract/tailored.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Button } from "#web/ui/button.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { useChangeLetter } from "../api.ts";
import { DocumentActions } from "../document-actions.tsx";
import { tailoredTexts as texts } from "../texts.ts";
import { SentenceForm } from "./sentence-form.tsx";
import { SentenceRow } from "./sentence-row.tsx";

const NEW = "new";

/** The letter, sentence by sentence, and beside it the line that a sentence rests on. */
export function LetterPanel({ tailored }: { tailored: Tailored }) {
  const { comparison_id: id, letter, name } = tailored;
  const change = useChangeLetter(id);
  const wide = useWide();
  const [lit, setLit] = useState<string>();
  const [editing, setEditing] = useState<string>();
  const [said, setSaid] = useState("");
  const focus = useFocusNext();
  const { sentences } = letter;
  const shown = sentences.find((one) => one.id === lit && one.lines.length > 0);

  const put = (next: readonly TailoredSentence[]) => change.mutate(next);
  const replace = (one: TailoredSentence) =>
    put(sentences.map((other) => (other.id === one.id ? one : other)));
  function move(at: number, by: -1 | 1) {
    const [one] = sentences.slice(at, at + 1);
    const next = sentences.toSpliced(at, 1);
    if (!one || at + by < 0 || at + by > next.length) return;
    put(next.toSpliced(at + by, 0, one));
    setSaid(texts.movedTo(at + by + 1, sentences.length));
    focus(`${by < 0 ? "up" : "down"}-${one.id}`);
  }
  function write(one: TailoredSentence, text: string) {
    replace(text === one.made ? asMade(one) : inOwnWords(one, text));
    close(one.id);
  }
  function close(of: string) {
    setEditing(undefined);
    focus(of === NEW ? "add-sentence" : `edit-${of}`);
  }
  function add(text: string) {
    const one = { ...ADDED, id: `own-${Date.now().toString(36)}`, text };
    const closing = sentences.findIndex(({ part }) => part === "closing");
    put(sentences.toSpliced(closing < 0 ? sentences.length : closing, 0, one));
    close(NEW);
  }
  function remove({ id: gone }: TailoredSentence) {
    put(sentences.filter((one) => one.id !== gone));
    focus("add-sentence");
  }

  return (
    <>
      <DocumentActions
        id={id}
        document="letter"
        isChanged={letter.is_changed}
        onReset={() => change.mutateAsync([])}
      />
      {sentences.every(({ rests_on }) => rests_on !== "resume") && (
        <p className="mt-4 max-w-[62ch] text-13 text-ink-2">{texts.noProof}</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="border border-rule bg-sheet px-4 py-6 md:px-9 md:py-8">
          <ol aria-label={texts.sentences}>
            {sentences.map((one, at) =>
              editing === one.id ? (
                <li key={one.id} className="py-3">
                  <SentenceForm
                    text={one.text}
                    made={one.rests_on === "own-words" ? one.made : ""}
                    onSave={(text) => write(one, text)}
                    onCancel={() => close(one.id)}
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
                  onEdit={() => setEditing(one.id)}
                  onToggle={() => replace({ ...one, out: !one.out })}
                  onRemove={() => remove(one)}
                  onMove={(by) => move(at, by)}
                />
              ),
            )}
          </ol>
          {editing === NEW ? (
            <div className="py-3">
              <SentenceForm text="" made="" onSave={add} onCancel={() => close(NEW)} />
            </div>
          ) : (
            <Button
              id="add-sentence"
              look="quiet"
              className="-ml-3.5 mt-2 max-md:min-h-11"
              onClick={() => setEditing(NEW)}
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

const asMade = (one: TailoredSentence): TailoredSentence => ({
  ...one,
  text: one.made,
  // What it rests on comes with the answer.
  rests_on: "nothing",
});

const inOwnWords = (one: TailoredSentence, text: string): TailoredSentence => ({
  ...one,
  text,
  rests_on: "own-words",
  lines: [],
  requirement: 0,
});

const ADDED = {
  made: "",
  part: "added",
  rests_on: "own-words",
  lines: [],
  requirement: 0,
  out: false,
} satisfies Omit<TailoredSentence, "id" | "text">;

/** After the row was drawn in its new place, reading goes on where it was. */
function useFocusNext() {
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (!next.current) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return (id: string) => {
    next.current = id;
  };
}
