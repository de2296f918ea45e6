import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useMatch } from "react-router";
import {
  TAILORED_SENTENCES as say,
  TAILORED_LIMITS,
  type Tailored,
  type TailoredSentence,
} from "#contract/tailored.ts";
import { ApiError } from "#web/lib/api.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { type TailoredDocument, tailoredQuery, useChangeLetter } from "./api.ts";
import { DocumentActions, ResumePanel } from "./resume-panel.tsx";

import { SentenceRow } from "./sentence-row.tsx";
import { tailoredTexts as texts } from "./texts.ts";

/** A resume and a letter for the job of one report. */
export function TailoredPage() {
  const id = useMatch("/comparisons/:id/tailored")?.params.id ?? "";
  const { data, isPending, error, refetch } = useQuery(tailoredQuery(id));
  return (
    <section className="wrap min-h-dvh pt-6 pb-16">
      <p className="text-13">
        <TextLink to={`/comparisons/${id}`} className="leading-6">
          {texts.back}
        </TextLink>
      </p>
      <h1 className="wrap-anywhere mt-3 max-w-[24em]">
        {data ? texts.title(data.job) : texts.plainTitle}
      </h1>
      <p className="mt-3 max-w-[62ch] text-ink-2">{texts.lead}</p>
      <div className="mt-6">
        {data && <Documents key={id} tailored={data} />}
        {isPending && <Loading />}
        {!isPending && !data && <Fault id={id} error={error} onRetry={() => void refetch()} />}
      </div>
    </section>
  );
}

function Documents({ tailored }: { tailored: Tailored }) {
  const [shown, setShown] = useState<TailoredDocument>("resume");
  return (
    <Tabs
      label={texts.documents}
      selected={shown}
      onSelect={setShown}
      tabs={[
        { name: "resume", label: texts.resume, panel: <ResumePanel tailored={tailored} /> },
        { name: "letter", label: texts.letter, panel: <LetterPanel tailored={tailored} /> },
      ]}
    />
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-10 w-56" />
      <div className="mt-8 max-w-[760px]">
        <Skeleton lines={14} />
      </div>
    </div>
  );
}

interface FaultProps {
  id: string;
  error: unknown;
  onRetry: () => void;
}

function Fault({ id, error, onRetry }: FaultProps) {
  const fault = error instanceof ApiError ? error.fault : undefined;
  if (fault === "not-found" || fault === "forbidden")
    return (
      <EmptyState
        title={texts.missingTitle}
        text={texts.missingText}
        action={<ButtonLink to="/compare">{texts.another}</ButtonLink>}
      />
    );
  if (fault === "conflict" && error instanceof ApiError)
    return (
      <EmptyState
        title={texts.staleTitle}
        text={error.message}
        action={<ButtonLink to={`/comparisons/${id}`}>{texts.again}</ButtonLink>}
      />
    );
  return <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={onRetry} />;
}

/** The letter, sentence by sentence, and beside it the line that a sentence rests on. */
function LetterPanel({ tailored }: { tailored: Tailored }) {
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

interface SentenceFormProps {
  text: string;
  /** The sentence that was made, to go back to; "" for none. */
  made: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** A sentence in the candidate's own words. */
function SentenceForm({ text, made, onSave, onCancel }: SentenceFormProps) {
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

/** Stands for the sentence that is being added. */
const NEW = "new";

/** What can be done with the letter; each change is kept at once. */
function useLetterEdits({ comparison_id, letter: { sentences } }: Tailored) {
  const change = useChangeLetter(comparison_id);
  const [editing, setEditing] = useState<string>();
  const [said, setSaid] = useState("");
  const focus = useFocusNext();
  const put = (next: readonly TailoredSentence[]) => void change(next);
  const replace = (one: TailoredSentence) =>
    put(sentences.map((other) => (other.id === one.id ? one : other)));
  function close(of: string) {
    setEditing(undefined);
    focus(of === NEW ? "add-sentence" : `edit-${of}`);
  }
  return {
    editing,
    edit: setEditing,
    close,
    /** For those who do not see where a sentence went. */
    said,
    replace,
    reset: () => change([]),
    write(one: TailoredSentence, text: string) {
      if (text !== one.text) replace(text === one.made ? asMade(one) : inOwnWords(one, text));
      close(one.id);
    },
    add(text: string) {
      const one = { ...ADDED, id: `own-${Date.now().toString(36)}`, text };
      const closing = sentences.findIndex(({ part }) => part === "closing");
      put(sentences.toSpliced(closing < 0 ? sentences.length : closing, 0, one));
      close(NEW);
    },
    remove({ id }: TailoredSentence) {
      put(sentences.filter((one) => one.id !== id));
      focus("add-sentence");
    },
    move(at: number, by: -1 | 1) {
      const one = sentences[at];
      const to = at + by;
      if (!one || to < 0 || to >= sentences.length) return;
      put(sentences.toSpliced(at, 1).toSpliced(to, 0, one));
      setSaid(texts.movedTo(to + 1, sentences.length));
      focus(`${by < 0 ? "up" : "down"}-${one.id}`);
    },
  };
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
