import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { DraftEdit, TalkStep, WordingFlag } from "#contract/job-creation.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { Publish } from "../publish.tsx";
import { StepFault } from "../step-fault.tsx";
import { chatTexts } from "../texts.ts";
import { editNote, type ShownTurn } from "../turns.ts";
import type { OpenTalk } from "../use-talk.ts";
import { DraftDocument } from "./draft-document.tsx";
import { shownFacts } from "./shown-facts.ts";
import { historyTexts, draftTexts as texts } from "./texts.ts";
import { UnplacedPanel } from "./unplaced-panel.tsx";

/** The advertisement as a document to write in, and below it what becomes of it. */
export function DraftPane({ open, isBeside }: { open: OpenTalk; isBeside: boolean }) {
  const { shown, local, send } = open;
  const pane = useRef<HTMLElement>(null);
  // What was pressed goes away: reading goes on in the draft.
  const stay = useCallback(() => pane.current?.focus({ preventScroll: true }), []);
  const edit = (one: DraftEdit) => send({ message: "", edit: one });
  const actions = {
    busy: open.onTheirWay.some(({ message }) => message !== ""),
    onReplace({ quote, better }: WordingFlag) {
      stay();
      send({ message: texts.askReplace(quote, better) });
    },
    onKeep({ quote }: WordingFlag) {
      stay();
      open.change((now) => ({ ...now, keptWords: [...now.keptWords, quote] }));
    },
  };
  const facts = shownFacts(shown, local.before, openFlags(shown, local.keptWords), edit);
  const isByHand = open.local.fault?.sent?.edit !== undefined;
  return (
    <section
      ref={pane}
      aria-label={chatTexts.draft}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard scrolls it too.
      tabIndex={0}
      className="min-w-0 -outline-offset-2 lg:overflow-y-auto lg:bg-paper-2 lg:px-6 lg:pt-4 lg:pb-12 xl:px-12"
    >
      <div className="mx-auto max-w-[660px]">
        <Toolbar open={open} edit={edit} />
        {(isByHand || !isBeside) && <StepFault open={open} className="mb-3" />}
        {isBeside && !shown.complete && (
          <div className="mb-4 empty:mb-0">
            <UnplacedPanel unplaced={shown.unplaced} onEdit={edit} onAllPlaced={stay} />
          </div>
        )}
        <div className="border border-rule bg-sheet px-5 py-7 md:px-[52px] md:pt-11 md:pb-13 lg:px-6 xl:px-[52px]">
          <DraftDocument facts={facts} actions={actions} />
        </div>
        <div className="mt-5">
          <AiNote
            writer={shown.writer ? chatTexts.byModel(shown.writer) : chatTexts.byRules}
            warning={shown.complete ? chatTexts.checkLive : chatTexts.check}
          />
        </div>
        <Publish open={open} />
        <History open={open} />
      </div>
    </section>
  );
}

/** Undo and redo, and what the last change by hand was answered. */
function Toolbar({ open, edit }: { open: OpenTalk; edit: (edit: DraftEdit) => void }) {
  const { shown, onTheirWay, talk } = open;
  const steps: Steps = {
    canUndo: !shown.complete && (shown.can_undo || onTheirWay.length > 0),
    canRedo: !shown.complete && shown.can_redo && onTheirWay.length === 0,
    undo: () => edit({ op: "undo" }),
    redo: () => edit({ op: "redo" }),
  };
  useStepKeys(steps);
  const isWriting = onTheirWay.some(({ message }) => message !== "");
  // It may have changed while a message was on its way, and then says nothing of the draft as it is.
  const note = onTheirWay.length === 0 ? editNote(talk) : "";
  return (
    <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
      <p role="status" className="wrap-anywhere min-w-0 text-13 text-ink-3">
        {shown.complete ? texts.posted : note || texts.changes}
        {/* Beside the chat that is said there. */}
        {isWriting && <span className="lg:hidden"> {chatTexts.writing}.</span>}
      </p>
      {!shown.complete && (
        <div className="flex flex-none gap-1 max-md:*:size-11">
          <Step name="undo" label={texts.undo} isOff={!steps.canUndo} onPress={steps.undo} />
          <Step name="redo" label={texts.redo} isOff={!steps.canRedo} onPress={steps.redo} />
        </div>
      )}
    </div>
  );
}

interface Steps {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Ctrl or Cmd with Z takes a step back, with Shift forward again. In a field they are the field's own. */
function useStepKeys({ canUndo, canRedo, undo, redo }: Steps): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isZ = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
      if (!isZ || event.altKey || isInField()) return;
      event.preventDefault();
      if (event.shiftKey) canRedo && redo();
      else canUndo && undo();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}

const isInField = () =>
  document.activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;

interface StepProps {
  name: "undo" | "redo";
  label: string;
  /** It stays where it is and keeps the focus. */
  isOff: boolean;
  onPress: () => void;
}

function Step({ name, label, isOff, onPress }: StepProps) {
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={name === "undo" ? "Control+Z" : "Control+Shift+Z"}
      onClick={() => isOff || onPress()}
      className="aria-disabled:opacity-40"
    >
      <WorkIcon name={name} />
    </Button>
  );
}

/** What is live is not changed by talking any more, so nothing is asked about it. */
const openFlags = ({ flags, complete }: ShownTurn, keptWords: readonly string[]) =>
  complete ? [] : flags.filter(({ quote }) => !keptWords.includes(quote));

/** Every step of the talk with what it changed, the newest first. */
function History({ open }: { open: OpenTalk }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { steps } = open.talk;
  useFreshSteps(open, isOpen);
  return (
    <section className="mt-8 border-rule border-t pt-2">
      <h2 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-ml-1 flex min-h-11 items-center gap-2 px-1 font-[550] text-13"
        >
          <Icon name="down" small className={isOpen ? "" : "-rotate-90"} />
          {historyTexts.title}
          <span className="font-normal text-ink-3">{historyTexts.count(steps.length)}</span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <HistorySteps steps={steps} />}
      </div>
    </section>
  );
}

/** What a step changed comes with the talk, and not with the answer to the step. */
function useFreshSteps({ refresh, talk, onTheirWay }: OpenTalk, isOpen: boolean): void {
  const askAgain = useRef(refresh);
  askAgain.current = refresh;
  const count = talk.steps.length;
  const isSettled = onTheirWay.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step was taken.
  useEffect(() => {
    if (isOpen && isSettled) askAgain.current();
  }, [isOpen, isSettled, count]);
}

function HistorySteps({ steps }: { steps: readonly TalkStep[] }) {
  const now = new Date();
  if (steps.length === 0) return <p className="pb-2 text-13 text-ink-3">{historyTexts.empty}</p>;
  return (
    <ol className="pb-2 text-13">
      {steps
        .map((step, at) => ({ step, at }))
        .reverse()
        .map(({ step, at }) => (
          <li
            key={at}
            className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4 border-rule border-t py-2.5"
          >
            <time
              dateTime={step.at}
              title={new Date(step.at).toLocaleString("en-AU")}
              className="text-ink-3"
            >
              {relativeTime(new Date(step.at), now)}
            </time>
            <div className="wrap-anywhere min-w-0">
              <p className="line-clamp-2 font-medium">{whatHappened(step, at)}</p>
              {step.changes.length > 0 && (
                <ul className="mt-0.5 text-ink-2">
                  {step.changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
    </ol>
  );
}

function whatHappened({ said, reply }: TalkStep, at: number): string {
  if (said) return said;
  if (!reply) return historyTexts.byHand;
  return at === 0 ? historyTexts.begun : historyTexts.reason;
}
